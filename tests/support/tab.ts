import { type Browser, type Page, expect, test as base } from '@playwright/test';
import { findFragileTexts } from './translatedTexts.ts';

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

export { expect };
