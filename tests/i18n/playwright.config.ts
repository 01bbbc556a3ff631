import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import shared, { endingWithTests, progress } from '../playwright.config.ts';
import { noLimitSettings } from '../support/requests.ts';
import { dataFolder, port, schoolContact, siteUrl } from './support/site.ts';

/** The browser tests of a site with generated languages, which `support/serve.ts` builds. */
export default defineConfig({
  ...shared,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../test-results/languages',
  projects: [{ name: 'languages' }],
  reporter: progress,
  use: {
    ...shared.use,
    baseURL: `http://localhost:${port}`,
    // A language that the site does not have, so that no page offers another language.
    locale: 'sw',
  },
  webServer: {
    command: endingWithTests('tests/i18n/support/serve.ts'),
    cwd: join(import.meta.dirname, '../..'),
    url: `http://localhost:${port}/healthz`,
    env: {
      PORT: String(port),
      DATA_DIR: dataFolder,
      SITE_URL: siteUrl,
      ...schoolContact,
      DELIVER_MESSAGES: 'true',
      ...noLimitSettings,
    },
    reuseExistingServer: false,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
