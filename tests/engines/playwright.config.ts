import { defineConfig } from '@playwright/test';
import languages from '../i18n/playwright.config.ts';
import shared from '../playwright.config.ts';
import { engineNames, engines } from './support/engines.ts';
import type { EngineOptions } from './support/fixtures.ts';
import { browserLanguages } from './support/pairs.ts';

/**
 * Every page and the main jobs in each engine that this machine has; `support/engines.ts` says which it has not, and
 * `support/pairs.ts` which pages each of them visits in a browser of which language.
 */
export default defineConfig<object, EngineOptions>({
  ...shared,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../test-results/engines',
  reporter: process.env.CI ? 'dot' : 'list',
  // One browser for all tests of a project.
  fullyParallel: false,
  use: {},
  projects: engineNames
    .filter((engine) => engines[engine].missing.length === 0)
    .flatMap((engine) =>
      browserLanguages.map((browserLanguage) => ({
        name: `${engine} in ${browserLanguage}`,
        use: { engine, browserLanguage },
        // The jobs once, in the browser whose digits and calendar are least like the site's.
        ...(browserLanguage !== 'ar' && { testMatch: 'pages.e2e.ts' }),
      })),
    ),
  webServer: [shared.webServer ?? [], languages.webServer ?? []].flat(),
});
