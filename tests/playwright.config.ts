import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { noLimitSettings } from './support/admission.ts';
import { findBrowser } from './support/browser.ts';
import { dataFolder, port } from './support/site.ts';

const executablePath = findBrowser()?.path;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  // Built and served apart: tests/i18n/playwright.config.ts, tests/engines/playwright.config.ts.
  testIgnore: ['i18n/**', 'engines/**'].map((folder) => join(import.meta.dirname, folder)),
  outputDir: '../test-results/browser',
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Generous, for a slow machine: a promise is kept or not, however long it takes, and not at a second try, but where
  // TEST_RETRIES allows it: there what needed one is named flaky.
  retries: Number(process.env.TEST_RETRIES ?? 0),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // The audit's list first: what failed stands last.
  reporter: [['./crawl/reporter.ts'], [process.env.CI ? 'dot' : 'list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US', // Not the site's: a text that comes from the browser shows.
    timezoneId: 'Pacific/Kiritimati', // A day ahead of Djibouti for most of it: a date that is not the school's shows.
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block', // Its install costs as much as a page: allowed in the tests that are about it.
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--disable-background-networking',
        '--disable-gpu',
        // No test depends on what another host answers today.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  webServer: {
    command: 'node server/main.ts',
    cwd: join(import.meta.dirname, '..'),
    url: `http://localhost:${port}/healthz`,
    env: {
      PORT: String(port),
      DATA_DIR: dataFolder,
      ...noLimitSettings,
    },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
