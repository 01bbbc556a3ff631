import {
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  type Locator,
  type Page,
  expect,
  test as base,
} from '@playwright/test';
import type { Dossier } from '#core/acts/dossierRules.ts';
import type { OfficeRequest } from '#core/acts/officeRules.ts';

/** Opens a path and resolves once React has hydrated the page and its fonts are loaded. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await whenHydrated(page);
}

/** Resolves once React has hydrated the page and its fonts are loaded. */
export async function whenHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Runs in the page: whether React has hydrated all of it. */
export function isHydrated(): boolean {
  // No public API tells whether an element is hydrated, but React marks each one. It does not mark scripts and links.
  const elements = [...document.querySelectorAll('body :not(script, link)')];
  return elements.every((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$')));
}

/** Resolves once hydration has started (`src/client.tsx`). Parts of the page may not respond yet. */
export async function whenScriptsWork(page: Page): Promise<void> {
  await page.locator('html[data-interactive]').waitFor({ state: 'attached' });
}

/**
 * Runs in the page. A test presses faster than a hand, whose second press is swallowed (`doublePress.ts`), so the events tell a
 * faster clock, or the time at which `pressAtOnce` has stopped it.
 */
export function hastenEvents(): void {
  const real = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp');
  Object.defineProperty(Event.prototype, 'timeStamp', {
    configurable: true,
    get(this: Event): number {
      const stillTime: unknown = Reflect.get(globalThis, 'stillTime');
      return typeof stillTime === 'number' ? stillTime : Number(real?.get?.call(this)) * 1000;
    },
  });
}

/** Scrolls to the end of the page and back, one window a frame, so that lazy images load. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Delays every script file, as a slow connection does, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Counts the documents that the page loads from now on. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

/** Runs in the page: whether the service worker is active and has cached this page and the admission request. */
export async function isPageCached(): Promise<boolean> {
  const cached = await Promise.all(
    [location.pathname, '/admission-request'].map((path) => caches.match(path)),
  );
  return navigator.serviceWorker.controller?.state === 'activated' && cached.every(Boolean);
}

/** Resolves once the service worker has cached this page and the admission request. */
export async function whenCached(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isPageCached)).toBe(true);
}

/** Whether Playwright itself logged the message, because it blocks service workers (`tests/playwright.config.ts`). */
export const isFromPlaywright = (message: ConsoleMessage): boolean =>
  message.text() === 'Service Worker registration blocked by Playwright';

/** Collects console messages and uncaught errors from now on, except those about photographs, whose host is blocked. */
export function collectMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (!isFromPlaywright(message) && !message.text().includes('ERR_NAME_NOT_RESOLVED'))
      messages.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  return messages;
}

/** Changes what a function of the site replies from now on, on its way to the page. */
export async function changeReplies(
  page: Page,
  name: 'dossier' | 'office',
  change: (reply: { dossier?: Dossier; request?: OfficeRequest }) => void,
): Promise<void> {
  await page.route(`**/functions/v1/${name}`, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    change(json);
    await route.fulfill({ response, json });
  });
}

/** Tells the page that its tab is looked at again. */
export const comeBack = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.dispatchEvent(new Event('focus')));

/** The h1 of the page. */
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

export function sectionOf(page: Page, heading: string | RegExp): Locator {
  return page.locator('section').filter({ has: page.getByRole('heading', { name: heading, level: 2 }) });
}

/** The polite live regions of a page or of a part of it. */
export const statusOf = (part: Page | Locator): Locator => part.locator('[aria-live="polite"]');

/** Expects the whole element in the window and not covered by the header or a toast. */
export async function expectInSight(element: Locator): Promise<void> {
  await expect(element).toBeInViewport({ ratio: 1 });
  const isOnTop = await element.evaluate((shown) => {
    const { left, top, right, bottom } = shown.getBoundingClientRect();
    return [top + 2, bottom - 2].every((y) =>
      shown.contains(document.elementFromPoint((left + right) / 2, y)),
    );
  });
  expect(isOnTop).toBe(true);
}

/** Expects the page to be no wider than its window (WCAG 1.4.10). */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(content).toBe(window);
}

export async function expectToast(page: Page, [title, text]: readonly [string, string?]): Promise<void> {
  const parts = page.locator('[data-toast] p span');
  await expect(parts).toHaveText(text ? [title, text] : [title]);
  await expectInSight(parts.first());
}

/** Records the announcements of live regions from now on. Returns a function that reads them in order. */
export async function listenToLiveRegions(page: Page): Promise<() => Promise<string[]>> {
  const said = await page.evaluateHandle(() => {
    const texts: string[] = [];
    new MutationObserver((changes) => {
      // A region inserted with its text is not announced everywhere.
      const regions = changes.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest(
          '[role="status"], [aria-live]:not([aria-hidden])',
        ),
      );
      for (const region of new Set(regions)) {
        // `textContent` would join the words at line ends.
        const text = region instanceof HTMLElement && region.innerText.replaceAll(/\s+/g, ' ').trim();
        if (text) texts.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return texts;
  });
  return () => said.jsonValue();
}

/** Some texts depend on the day. */
const now = '2026-03-02T09:00:00+03:00';

let tab: Page | undefined;
let fragileTexts: string[] = [];

/**
 * `test` whose `page` is one tab for all tests of a worker, because a browser loads a cached page in a third of the time.
 * Its storage is cleared between tests; only the cache stays. Not for tests that need their own context, init scripts or
 * a running clock; a test may set another date. Not a worker-scoped fixture: wherever tests with and without it alternate,
 * Playwright would start another worker and browser.
 */
export const test = base.extend({
  page: async ({ browser, viewport }, provide) => {
    tab ??= await openTab(browser);
    if (viewport) await tab.setViewportSize(viewport);
    await provide(tab);
    await tab.unrouteAll({ behavior: 'ignoreErrors' });
    await tab.emulateMedia({ colorScheme: 'light', forcedColors: null, media: null });
    await tab.context().clearPermissions();
    // A page of the same origin without the site's scripts, which would save their drafts again.
    await tab.goto('/healthz');
    const time = await tab.evaluate(async () => {
      sessionStorage.clear();
      localStorage.clear();
      for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
      return Date.now();
    });
    expect.soft(fragileTexts.splice(0), 'texts that change beside others have their own element').toEqual([]);
    // Reset the date only after a test that changed it, because each call adds a script to all later pages.
    if (time !== Date.parse(now)) await tab.clock.setFixedTime(now);
  },
});

async function openTab(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  await context.clock.setFixedTime(now);
  await context.addInitScript(hastenEvents);
  fragileTexts = await findFragileTexts(context);
  const page = await context.newPage();
  // The pages do not prefetch others for a visitor who saves data (`e2e/prefetch.e2e.ts`).
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  return page;
}

/** From now on all presses are those of one double press, until the returned function is called. */
export async function pressAtOnce(page: Page): Promise<() => Promise<unknown>> {
  // Later than the presses before.
  await page.evaluate(() => Reflect.set(globalThis, 'stillTime', new Event('now').timeStamp + 1000));
  return () => page.evaluate(() => Reflect.deleteProperty(globalThis, 'stillTime'));
}

export async function doublePress(control: Locator): Promise<void> {
  const release = await pressAtOnce(control.page());
  await control.dblclick();
  await release();
}

/** `test` whose `page` is a tab of its own, with the same check for texts that a translation would make stale. */
export const freshTabTest = base.extend({
  context: async ({ context }, provide) => {
    await context.addInitScript(hastenEvents);
    const fragileTexts = await findFragileTexts(context);
    await provide(context);
    expect.soft(fragileTexts, 'texts that change beside others have their own element').toEqual([]);
  },
});

/**
 * Returns a list to which the pages of this context add each text that would be stale once a browser has translated it. A
 * translation replaces text nodes: React then changes or removes the old node, or inserts something before it, which throws.
 * A text that is the only child of its element is safe, because React sets the content of the element.
 */
async function findFragileTexts(context: BrowserContext): Promise<string[]> {
  const found: string[] = [];
  await context.exposeBinding('reportFragileText', (_, text: string) => found.push(text));
  await context.addInitScript(() => {
    // No public API tells which texts React changes by their node, but React marks these nodes.
    const isReactText = (node: Node | null): node is Text =>
      node instanceof Text &&
      node.data.trim() !== '' &&
      Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
    const report = (what: string, { data }: Text, parent: Node | null) =>
      // Safe cast: Playwright has added the function to the page.
      (window as unknown as { reportFragileText: (text: string) => void }).reportFragileText(
        `${what}: “${data}” in “${parent?.textContent}”`,
      );
    new MutationObserver((records) => {
      for (const { type, target, removedNodes, addedNodes, nextSibling } of records) {
        if (type === 'characterData' && isReactText(target)) report('changed', target, target.parentNode);
        for (const node of removedNodes) if (isReactText(node)) report('removed', node, target);
        if (addedNodes.length > 0 && isReactText(nextSibling)) report('followed', nextSibling, target);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return found;
}

export { expect };
