import { defineConfig } from '@playwright/test';
import languages from '../i18n/playwright.config.ts';
import shared, { progress } from '../playwright.config.ts';
import { engineNames, engines } from './support/engines.ts';
import type { EngineOptions } from './support/fixtures.ts';
import { browserLanguages } from './support/driver.ts';

/** Runs every page and the main tasks in each installed engine. `support/engines.ts` reports the missing ones. */
export default defineConfig<object, EngineOptions>({
  ...shared,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../test-results/engines',
  reporter: progress,
  fullyParallel: false,
  // Each starts an engine of its own, which takes a processor.
  workers: 2,
  use: {},
  // The longest projects first, so that the two workers end at the same time.
  projects: browserLanguages.toReversed().flatMap((browserLanguage) =>
    engineNames
      .filter((engine) => engines[engine].missing.length === 0)
      .map((engine) => ({
        name: `${engine} in ${browserLanguage}`,
        use: { engine, browserLanguage },
        // One browser runs all tests of a project.
        workers: 1,
        // `tasks.e2e.ts` runs in the Arabic browser only: its digits and calendar differ most from the site's.
        ...(browserLanguage !== 'ar' && { testMatch: ['pages.e2e.ts', 'changedPages.e2e.ts'] }),
      })),
  ),
  webServer: [shared.webServer ?? [], languages.webServer ?? []].flat(),
});
