import { type Page, test as base } from '@playwright/test';

/**
 * The test of those that look at pages as they are: `page` is one tab for all tests of a worker, because a browser
 * makes a page that it has shown before in a third of the time. Of one test the next one finds nothing but the
 * browser's cache. Its date is fixed, because some words depend on the day; service workers are blocked, because their
 * answers would not pass by the routes that a test lays.
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
    // An address of the same origin without the site's scripts, which would write their drafts anew.
    await tab.goto('/healthz');
    await tab.evaluate(() => sessionStorage.clear());
  },
});
