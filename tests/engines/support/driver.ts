/** Keys that a test presses by name. */
export type KeyName = 'Tab' | 'Enter' | 'Escape' | 'Space' | 'ArrowDown';

/** An element of the page that is open. */
export interface Handle {
  /** Presses it with the pointer, in the middle of what is seen of it. */
  click(): Promise<void>;
  /** Gives it the focus and types. */
  type(text: string): Promise<void>;
}

/** What the tests need of a browser, whatever speaks to it: one window, kept for all of them. */
export interface Driver {
  /** Opens an address and resolves once its HTML is read; late parts may still be on their way. */
  goto(url: string): Promise<void>;
  /** Runs an expression in the page, whatever the page's policy says, and gives its value, or what it promises. */
  evaluate(expression: string): Promise<unknown>;
  /** Runs an expression that gives an element, or null. */
  find(expression: string): Promise<Handle | undefined>;
  press(key: KeyName): Promise<void>;
  /** The size of the page's window in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** A picture of the window, as PNG. */
  screenshot(path: string): Promise<void>;
  close(): Promise<void>;
}

/** A proxy that is not there, for all addresses but this machine's: no test depends on what another host answers. */
export const deadProxy = { host: '127.0.0.1', port: 9 };

/** The languages that a visitor's browser may be set to, as locales of the operating system. */
export const browserLocales = { fr: 'fr_FR', en: 'en_US', ar: 'ar_SA' } as const;
export type BrowserLanguage = keyof typeof browserLocales;
