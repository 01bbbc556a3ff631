import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import type * as TestingLibrary from '@testing-library/dom';
import { hastenEvents, isHydrated, isPageCached } from '../../support/page.ts';
import type { Driver, DriverElement } from './driver.ts';
import type { WatchedSite } from './watchedSite.ts';

declare global {
  interface Window {
    findElements: typeof findElements;
  }
}

declare const TestingLibraryDom: typeof TestingLibrary;

/** The role and accessible name of an element; `pattern` is a regular expression for the name. */
interface Query {
  role: string;
  name?: string | undefined;
  pattern?: string;
}

/** Runs in the page. Returns the elements that match the last query, inside the single match of the query before. */
function findElements(path: readonly Query[]): HTMLElement[] {
  let found: HTMLElement[] = [document.body];
  for (const { role, name, pattern } of path) {
    const [around] = found;
    if (!around || found.length > 1) return [];
    const isCalled = (accessibleName: string) => {
      // Treat the narrow no-break spaces of French typography as spaces.
      const plain = accessibleName.replaceAll(/\s+/g, ' ').trim();
      return pattern === undefined ? plain === name : new RegExp(pattern).test(plain);
    };
    const isNamed = name !== undefined || pattern !== undefined;
    found = TestingLibraryDom.queryAllByRole(around, role, isNamed ? { name: isCalled } : {});
  }
  return found;
}

const testingLibraryFolder = dirname(createRequire(import.meta.url).resolve('@testing-library/dom'));
const findElementsScript = `(() => { ${readFileSync(join(testingLibraryFolder, '@testing-library/dom.umd.min.js'), 'utf8')};
  window.findElements = ${findElements}; })()`;

interface VisibleState {
  text: string;
  value: string | undefined;
  isFocused: boolean;
}

/** A visitor in one engine, who finds elements by role and accessible name. */
export class Visitor {
  readonly driver: Driver;
  readonly #site: WatchedSite;

  constructor(driver: Driver, site: WatchedSite) {
    this.driver = driver;
    this.#site = site;
  }

  /** Opens a page of the site, or of another site by its URL. */
  async open(path: string): Promise<void> {
    await this.driver.goto(new URL(path, this.#site.url).href);
    await this.whenHydrated();
  }

  async whenHydrated(): Promise<void> {
    await expect.poll(() => this.ask(isHydrated), { intervals: [20, 20, 50, 100] }).toBe(true);
    await this.ask(hastenEvents);
  }

  /** Resolves once the service worker has cached this page and the admission request. */
  async whenCached(): Promise<void> {
    await expect.poll(() => this.ask(isPageCached)).toBe(true);
  }

  errors(): Promise<string[]> {
    return this.ask(() => window.seenErrors);
  }

  /** The only perceivable element of this role and, if given, name. */
  get(role: string, name?: string | RegExp): ElementQuery {
    return new ElementQuery(this, [query(role, name)]);
  }

  resize(width: 360 | 1280): Promise<void> {
    return this.driver.resize(width, 800);
  }

  pressEscape(): Promise<void> {
    return this.driver.pressEscape();
  }

  /** Sets the file of a file input, in place of the system's file dialog. Opens the `details` around it. */
  attachFile(
    selector: string,
    content = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n',
    name = 'cv.pdf',
  ): Promise<void> {
    return this.ask(
      (selector, content, name) => {
        const input = document.querySelector<HTMLInputElement>(selector);
        const transfer = new DataTransfer();
        const bytes = Uint8Array.from(content, (character) => character.charCodeAt(0));
        const type = name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg';
        transfer.items.add(new File([bytes], name, { type }));
        if (input) input.files = transfer.files;
        input?.closest('details')?.setAttribute('open', '');
        input?.dispatchEvent(new Event('change', { bubbles: true }));
      },
      selector,
      content,
      name,
    );
  }

  /** Runs a function in the page. Arguments and result must be JSON; the function cannot use its closure. */
  async ask<Args extends unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return (await this.driver.evaluate(callExpression(work, args))) as Awaited<Result>;
  }

  /** Defines `window.findElements` in the open page, unless it is there already. */
  async injectFindElements(): Promise<void> {
    if (!(await this.ask(() => 'findElements' in window))) await this.driver.evaluate(findElementsScript);
  }
}

const query = (role: string, name?: string | RegExp): Query =>
  name instanceof RegExp ? { role, pattern: name.source } : { role, name };

export function callExpression<Args extends unknown[]>(work: (...args: Args) => unknown, args: Args): string {
  return `(${work})(...${JSON.stringify(args)})`;
}

/** A query for one element. It runs again on each use, like a Playwright locator. */
export class ElementQuery {
  readonly #visitor: Visitor;
  readonly #path: readonly Query[];

  constructor(visitor: Visitor, path: readonly Query[]) {
    this.#visitor = visitor;
    this.#path = path;
  }

  get(role: string, name?: string | RegExp): ElementQuery {
    return new ElementQuery(this.#visitor, [...this.#path, query(role, name)]);
  }

  async click(): Promise<void> {
    await this.#use((handle) => handle.click());
  }

  async type(text: string): Promise<void> {
    await this.#use((handle) => handle.type(text));
  }

  async choose(option: string): Promise<void> {
    await this.#visitor.injectFindElements();
    await expect
      .poll(() =>
        this.#visitor.ask(
          (path, wanted) => {
            const [select] = window.findElements(path);
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

  async shows(expected: { [Key in keyof VisibleState]?: VisibleState[Key] | RegExp }): Promise<void> {
    await expect(async () => {
      const states = await this.#readStates();
      expect(states.length, `${this}`).toBe(1);
      for (const [key, value] of Object.entries(expected)) {
        const actual = states[0]?.[key as keyof VisibleState]; // Safe cast: `expected` has these keys.
        if (value instanceof RegExp) expect(actual, `${this}`).toMatch(value);
        else if (key === 'isFocused')
          expect(actual, `${this}; it is on ${await this.#visitor.ask(describeFocused)}`).toBe(value);
        else expect(actual, `${this}`).toBe(value);
      }
    }).toPass({ timeout: 15_000 });
  }

  async isGone(): Promise<void> {
    await expect.poll(async () => (await this.#readStates()).length, `${this}`).toBe(0);
  }

  toString(): string {
    return this.#path.map(({ role, name, pattern }) => `${role} “${name ?? pattern ?? ''}”`).join(' > ');
  }

  async #readStates(): Promise<VisibleState[]> {
    await this.#visitor.injectFindElements();
    return this.#visitor.ask(
      (path) =>
        window.findElements(path).map((part) => ({
          text: part.textContent.replaceAll(/\s+/g, ' ').trim(),
          value: 'value' in part ? String(part.value) : undefined,
          isFocused: part === document.activeElement,
        })),
      this.#path,
    );
  }

  async #use(work: (handle: DriverElement) => Promise<void>): Promise<void> {
    await this.shows({});
    const handle = await this.#visitor.driver.find(callExpression(bringIntoView, [this.#path]));
    if (!handle) throw new Error(`${this} is not on the page.`);
    await work(handle);
  }
}

/** Runs in the page. Scrolls the clickable element to the middle of the window, away from sticky elements. */
function bringIntoView(path: readonly Query[]): Element | null | undefined {
  const [part] = window.findElements(path);
  // A radio input is visually hidden inside its label.
  const pressed = part?.matches('[type="radio"]') ? part.closest('label') : part;
  pressed?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return pressed;
}

/** Runs in the page. Describes the focused element for an error message. */
function describeFocused(): string {
  const active = document.activeElement;
  return `<${active?.tagName} ${[...(active?.attributes ?? [])].map(({ name, value }) => `${name}="${value}"`).join(' ')}>`;
}
