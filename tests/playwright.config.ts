import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type ReporterDescription, defineConfig } from '@playwright/test';
import { noLimitSettings } from './support/requests.ts';
import { launchOptions } from './support/browser.ts';
import { dataFolder, port } from './support/serverProcess.ts';

const options = launchOptions();

// Remove the requests and mails of earlier runs, but not in a worker, which loads this file while the server runs.
if (process.env.TEST_WORKER_INDEX === undefined) rmSync(dataFolder, { recursive: true, force: true });

/** Progress in the terminal, and on GitHub a note at each failed test of a pull request. */
export const progress: ReporterDescription[] = [
  [process.env.CI ? 'dot' : 'list'],
  ...(process.env.GITHUB_ACTIONS ? [['github'] as const] : []),
];

/** The command of a server that ends when the test run is killed. Without `exec`, its parent would be a shell. */
export const endingWithTests = (server: string): string =>
  `${process.platform === 'win32' ? '' : 'exec '}node --import ./tests/support/startedServer.ts ${server}`;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  // These folders have a configuration of their own, with other sites to serve.
  testIgnore: ['i18n/**', 'engines/**'].map((folder) => join(import.meta.dirname, folder)),
  outputDir: '../test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  // More than processors: a third of the time, tests wait for timers, uploads and servers.
  workers: 3,
  // Long timeouts, for a slow machine. No retries: they hide what a visitor meets on a slow phone.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // The reporter of the crawl prints first, so that failures are the last lines of the output.
  reporter: [['./crawl/reporter.ts'], ...progress],
  // What `npm run test:all` adds: the same promises in other modes, and plays that take long.
  projects: [
    { name: 'site', grepInvert: /@more/ },
    { name: 'more', grep: /@more/ },
  ],
  use: {
    // A control that is missing fails here, not at the end of the test.
    actionTimeout: 15_000,
    baseURL: `http://localhost:${port}`,
    locale: 'en-US', // Not French, so that a text that comes from the browser is noticed.
    timezoneId: 'Pacific/Kiritimati', // A day ahead of Djibouti from 13:00 there, so that a local date is noticed.
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block', // Installing one takes as long as loading a page. Tests that need it allow it.
    launchOptions: { ...options, args: ['--disable-background-networking', ...options.args] },
  },
  webServer: {
    command: endingWithTests('server/main.ts'),
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
