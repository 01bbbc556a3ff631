import { test as base, expect } from '@playwright/test';
import * as languages from '../../i18n/support/site.ts';
import { port } from '../../support/site.ts';
import type { BrowserLanguage } from './driver.ts';
import { type EngineName, engines } from './engines.ts';
import { Visitor } from './visitor.ts';
import { type WatchedSite, watchSite } from './watchedSite.ts';

export interface EngineOptions {
  engine: EngineName;
  browserLanguage: BrowserLanguage;
}

interface Shared {
  /** The site as it is built, in French. */
  site: WatchedSite;
  /** The site with generated catalogs beside the French one. */
  languagesSite: WatchedSite;
  /** One browser for as many tests as want the same engine in the same language. */
  visitor: Visitor;
}

export const test = base.extend<{ alone: void }, EngineOptions & Shared>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  browserLanguage: ['en', { option: true, scope: 'worker' }],
  // oxlint-disable-next-line no-empty-pattern -- how Playwright knows that it depends on nothing
  site: [async ({}, provide) => serve(port, provide), { scope: 'worker' }],
  // oxlint-disable-next-line no-empty-pattern -- how Playwright knows that it depends on nothing
  languagesSite: [async ({}, provide) => serve(languages.port, provide), { scope: 'worker' }],
  visitor: [
    async ({ engine, browserLanguage, site }, use) => {
      const driver = await engines[engine].launch(browserLanguage);
      await use(new Visitor(driver, site));
      await driver.close();
    },
    { scope: 'worker' },
  ],
  alone: [
    async ({ visitor }, use) => {
      await use();
      expect(await visitor.errors()).toEqual([]);
      // The next test is another person: it finds no draft.
      await visitor.ask(() => sessionStorage.clear());
    },
    { auto: true },
  ],
});

async function serve(port: number, provide: (site: WatchedSite) => Promise<void>): Promise<void> {
  const site = await watchSite(port);
  await provide(site);
  await site.goAway();
}

export { expect };
