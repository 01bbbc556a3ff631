import { test as base, expect } from '@playwright/test';
import * as languages from '../../i18n/support/site.ts';
import { port } from '../../support/serverProcess.ts';
import { type BrowserLanguage, browserLanguages } from './driver.ts';
import { type EngineName, engineNames, engines } from './engines.ts';
import { Visitor } from './visitor.ts';
import { type WatchedSite, watchSite } from './watchedSite.ts';

export interface EngineOptions {
  engine: EngineName;
  browserLanguage: BrowserLanguage;
}

interface WorkerFixtures {
  site: WatchedSite;
  languagesSite: WatchedSite;
  /** Operates a browser as a visitor would. All tests with the same engine and language share the browser. */
  visitor: Visitor;
  /**
   * Returns one third of the items, which the engine visits in the browser language (a Latin square). Over all engines and
   * languages, each item is visited in each engine and in each language. A fault of one page in one combination of engine
   * and language may be missed.
   */
  thirdOf: <Item>(items: readonly Item[]) => Item[];
}

export const test = base.extend<{ checkErrors: void }, EngineOptions & WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  browserLanguage: ['en', { option: true, scope: 'worker' }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies of a fixture from this pattern
  site: [async ({}, provide) => serve(port, provide), { scope: 'worker' }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies of a fixture from this pattern
  languagesSite: [async ({}, provide) => serve(languages.port, provide), { scope: 'worker' }],
  visitor: [
    async ({ engine, browserLanguage, site }, use) => {
      const driver = await engines[engine].launch(browserLanguage);
      await use(new Visitor(driver, site));
      await driver.close();
    },
    { scope: 'worker' },
  ],
  thirdOf: [
    ({ engine, browserLanguage }, use) => {
      const offset = engineNames.indexOf(engine) + browserLanguages.indexOf(browserLanguage);
      return use((items) => items.filter((_, index) => (index + offset) % browserLanguages.length === 0));
    },
    { scope: 'worker' },
  ],
  checkErrors: [
    async ({ visitor }, use, testInfo) => {
      await use();
      // It has opened no page if it is the first in a random order.
      if (testInfo.status === 'skipped') return;
      expect(await visitor.errors(), 'no error, and nothing that the content policy refuses').toEqual([]);
      // Remove drafts before the next test.
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
