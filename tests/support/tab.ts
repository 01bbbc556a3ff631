import { type Browser, type BrowserContext, type Page, expect, test as base } from '@playwright/test';

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
    await tab.emulateMedia({ forcedColors: null, media: null });
    await tab.context().clearPermissions();
    // A page of the same origin without the site's scripts, which would save their drafts again.
    await tab.goto('/healthz');
    const time = await tab.evaluate(async () => {
      sessionStorage.clear();
      for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
      return Date.now();
    });
    expect.soft(fragileTexts.splice(0), 'texts that change beside others have their own element').toEqual([]);
    // Reset the date only after a test that changed it, because each call adds a script to all later pages.
    if (time !== Date.parse(now)) await tab.clock.setFixedTime(now);
  },
});

/** Opens a tab with the options of the configuration. */
async function openTab(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  await context.clock.setFixedTime(now);
  fragileTexts = await findFragileTexts(context);
  const page = await context.newPage();
  // The pages do not prefetch others for a visitor who saves data (`e2e/prefetch.e2e.ts`).
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  return page;
}

/** `test` whose `page` is a tab of its own, with the same check for texts that a translation would make stale. */
export const freshTabTest = base.extend({
  context: async ({ context }, provide) => {
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
