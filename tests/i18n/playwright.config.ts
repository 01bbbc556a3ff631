import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import shared from '../playwright.config.ts';
import { noLimitSettings } from '../support/admission.ts';
import { dataFolder, port } from './support/site.ts';

/** The site with languages that are made for the test: built once for this run, then looked at in a browser. */
export default defineConfig({
  ...shared,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../test-results/languages',
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    ...shared.use,
    baseURL: `http://localhost:${port}`,
    // A browser of a language that the site has not: it is offered none.
    locale: 'sw',
  },
  webServer: {
    command: 'node tests/i18n/support/serve.ts',
    cwd: join(import.meta.dirname, '../..'),
    url: `http://localhost:${port}/healthz`,
    env: {
      PORT: String(port),
      DATA_DIR: dataFolder,
      // The site of the other tests keeps them in the page.
      DELIVER_MESSAGES: 'true',
      ...noLimitSettings,
    },
    reuseExistingServer: false,
    // A build comes first.
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
