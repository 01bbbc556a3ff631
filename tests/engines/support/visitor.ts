import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { isLive } from '../../support/openPage.ts';
import { countKeptBuilds } from '../../support/countKeptBuilds.ts';
import type { Driver, Handle, KeyName } from './driver.ts';
import { type Query, findParts } from './findParts.ts';
import type { WatchedSite } from './watchedSite.ts';

declare global {
  interface Window {
    findParts: typeof findParts;
  }
}

const testingLibrary = dirname(createRequire(import.meta.url).resolve('@testing-library/dom'));
const finder = `(() => { ${readFileSync(join(testingLibrary, '@testing-library/dom.umd.min.js'), 'utf8')};
  window.findParts = ${findParts}; })()`;

/** What a person could say of an element. */
export interface Seen {
  text: string;
  value: string | undefined;
  isFocused: boolean;
}

/** A person who sits before one of the engines: opens pages, finds things by what they are and are called. */
export class Visitor {
  readonly driver: Driver;
  readonly #site: WatchedSite;

  constructor(driver: Driver, site: WatchedSite) {
    this.driver = driver;
    this.#site = site;
  }

  /** Opens a path of the site, or an address elsewhere, and resolves once React has taken over the page. */
  async open(path: string): Promise<void> {
    await this.driver.goto(new URL(path, this.#site.url).href);
    await this.whenLive();
  }

  async whenLive(): Promise<void> {
    await expect.poll(() => this.ask(isLive), { intervals: [20, 20, 50, 100] }).toBe(true);
  }

  /** Resolves once the service worker keeps this page and the admission request. */
  async whenKept(): Promise<void> {
    await expect.poll(() => this.ask(countKeptBuilds)).toBe(1);
  }

  /** What the page that is open has said to its console, and what its scripts threw. */
  errors(): Promise<string[]> {
    return this.ask(() => window.seenErrors);
  }

  /** The one thing of this role, and name if given, that a person can perceive. */
  get(role: string, name?: string | RegExp): Part {
    return new Part(this, [query(role, name)]);
  }

  /** A window as narrow as a phone's, or a desktop's. */
  resize(width: 360 | 1280): Promise<void> {
    return this.driver.resize(width, 800);
  }

  press(key: KeyName): Promise<void> {
    return this.driver.press(key);
  }

  /** Runs a function in the page; it sees nothing but its arguments, which are what JSON can carry. */
  async ask<Args extends unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    // The function's own result, carried as JSON.
    return (await this.driver.evaluate(call(work, args))) as Awaited<Result>;
  }

  /** The page's `window.findParts` is there afterwards, on a page just opened too. */
  async bringFinder(): Promise<void> {
    if (!(await this.ask(() => 'findParts' in window))) await this.driver.evaluate(finder);
  }
}

const query = (role: string, name?: string | RegExp): Query =>
  name instanceof RegExp ? { role, pattern: name.source } : { role, name };

/** The expression that calls a function with these arguments. */
export function call<Args extends unknown[]>(work: (...args: Args) => unknown, args: Args): string {
  return `(${work})(...${JSON.stringify(args)})`;
}

/** A thing on the page that is open, looked for anew each time: what a locator is to Playwright. */
export class Part {
  readonly #visitor: Visitor;
  readonly #path: readonly Query[];

  constructor(visitor: Visitor, path: readonly Query[]) {
    this.#visitor = visitor;
    this.#path = path;
  }

  /** The one thing of this role and name inside this one. */
  get(role: string, name?: string | RegExp): Part {
    return new Part(this.#visitor, [...this.#path, query(role, name)]);
  }

  async click(): Promise<void> {
    await this.#use((handle) => handle.click());
  }

  async type(text: string): Promise<void> {
    await this.#use((handle) => handle.type(text));
  }

  /** Chooses an option of a native select by its text. */
  async choose(option: string): Promise<void> {
    await this.#visitor.bringFinder();
    await expect
      .poll(() =>
        this.#visitor.ask(
          (path, wanted) => {
            const [select] = window.findParts(path);
            if (!(select instanceof HTMLSelectElement)) return `${select?.tagName} is no select`;
            const index = [...select.options].findIndex(({ text }) => text === wanted);
            select.selectedIndex = index;
            for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
            return select.selectedOptions[0]?.text;
          },
          this.#path,
          option,
        ),
      )
      .toBe(option);
  }

  /** Gives a file to the file input inside it, which only the system's own dialog could. */
  async attach(name: string, text: string): Promise<void> {
    await this.shows({});
    await this.#visitor.ask(
      (path, fileName, content) => {
        const input = window.findParts(path)[0]?.querySelector<HTMLInputElement>('input[type="file"]');
        const transfer = new DataTransfer();
        transfer.items.add(new File([content], fileName, { type: 'application/pdf' }));
        if (input) input.files = transfer.files;
        input?.dispatchEvent(new Event('change', { bubbles: true }));
      },
      this.#path,
      name,
      text,
    );
  }

  /** Waits until this is all true of it. */
  async shows(expected: { [Key in keyof Seen]?: Seen[Key] | RegExp }): Promise<void> {
    await expect(async () => {
      const seen = await this.#see();
      expect(seen.length, `${this}`).toBe(1);
      for (const [key, value] of Object.entries(expected)) {
        const found = seen[0]?.[key as keyof Seen]; // of the same keys
        if (value instanceof RegExp) expect(found, `${this}`).toMatch(value);
        else if (key === 'isFocused')
          expect(found, `${this}; it is on ${await this.#visitor.ask(focused)}`).toBe(value);
        else expect(found, `${this}`).toBe(value);
      }
    }).toPass({ timeout: 15_000 });
  }

  /** Waits until nothing of the kind is to be seen. */
  async isGone(): Promise<void> {
    await expect.poll(async () => (await this.#see()).length, `${this}`).toBe(0);
  }

  toString(): string {
    return this.#path.map(({ role, name, pattern }) => `${role} “${name ?? pattern ?? ''}”`).join(' > ');
  }

  async #see(): Promise<Seen[]> {
    await this.#visitor.bringFinder();
    return this.#visitor.ask(
      (path) =>
        window.findParts(path).map((part) => ({
          text: part.textContent.replaceAll(/\s+/g, ' ').trim(),
          value: 'value' in part ? String(part.value) : undefined,
          isFocused: part === document.activeElement,
        })),
      this.#path,
    );
  }

  async #use(work: (handle: Handle) => Promise<void>): Promise<void> {
    await this.shows({});
    const handle = await this.#visitor.driver.find(call(bringIntoView, [this.#path]));
    if (!handle) throw new Error(`${this} is gone.`);
    await work(handle);
  }
}

/** Runs in the page: what a person would press or type into, in the middle of the window. */
function bringIntoView(path: readonly Query[]): Element | undefined {
  const [part] = window.findParts(path);
  // A radio button itself is out of sight.
  const pressed = part?.closest('label') ?? part;
  // Away from what sticks to the window's edges.
  pressed?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return pressed;
}

/** Runs in the page: what has the focus, as its tag with all that stands in it. */
function focused(): string {
  const active = document.activeElement;
  return `<${active?.tagName} ${[...(active?.attributes ?? [])].map(({ name, value }) => `${name}="${value}"`).join(' ')}>`;
}
