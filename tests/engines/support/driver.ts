export interface DriverElement {
  /** Clicks the middle of its visible part. */
  click(): Promise<void>;
  /** Focuses the element and types the text. */
  type(text: string): Promise<void>;
}

export interface Driver {
  /** Opens a URL and resolves once its HTML is parsed. */
  goto(url: string): Promise<void>;
  /** Evaluates an expression in the page, regardless of its content security policy, and awaits its value. */
  evaluate(expression: string): Promise<unknown>;
  /** Evaluates an expression to an element; resolves with undefined when there is none. */
  find(expression: string): Promise<DriverElement | undefined>;
  pressEscape(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** A proxy that refuses connections, so that no test depends on another host. */
export const deadProxy = { host: '127.0.0.1', port: 9 };

export const browserLocales = { fr: 'fr_FR', en: 'en_US', ar: 'ar_SA' } as const;
export type BrowserLanguage = keyof typeof browserLocales;
export const browserLanguages = Object.keys(browserLocales) as BrowserLanguage[]; // Object.keys returns string[]
