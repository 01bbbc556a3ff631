import { type Page, test as base } from '@playwright/test';

/**
 * `test` for tests that only read pages: `page` is one tab for all tests of a worker, because a browser loads a cached
 * page in a third of the time. Tests share only the browser's cache. The date is fixed, because some texts depend on
 * the day. Service workers are blocked, because their responses would bypass `page.route`.
 */
export const test = base.extend<{ page: Page }, { tab: Page }>({
  tab: [
    async ({ browser }, provide, { project }) => {
      const { baseURL, locale, timezoneId, contextOptions } = project.use;
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL && { baseURL }),
        ...(locale && { locale }),
        ...(timezoneId && { timezoneId }),
        serviceWorkers: 'block',
      });
      await context.clock.setFixedTime('2026-03-02T09:00:00+03:00');
      await provide(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ tab, viewport }, provide) => {
    if (viewport) await tab.setViewportSize(viewport);
    await provide(tab);
    await tab.unrouteAll({ behavior: 'ignoreErrors' });
    await tab.emulateMedia({ forcedColors: null, media: null });
    // A page of the same origin without the site's scripts, which would save their drafts again.
    await tab.goto('/healthz');
    await tab.evaluate(async () => {
      sessionStorage.clear();
      for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
    });
  },
});
