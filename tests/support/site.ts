import { join } from 'node:path';

/** The port on which the browser tests serve the built site. */
export const port = Number(process.env.TEST_PORT ?? 4173);

/** The embedded server's data folder in the browser tests; `playwright.config.ts` empties it before each run. */
export const dataFolder = join(import.meta.dirname, '../../test-results/data-browser');
