import { join } from 'node:path';
import { pages } from '../../src/build/pages.ts';

/** The port on which the browser tests serve the built site. */
export const port = Number(process.env.TEST_PORT ?? 4173);

/** The embedded server's data folder in the browser tests; `playwright.config.ts` empties it before each run. */
export const dataFolder = join(import.meta.dirname, '../../test-results/data-browser');

/** A path that no route matches. */
export const unknownPath = '/programs/inconnu';

/** The path of every page once, without aliases, and of the not-found page. */
export const distinctPaths: readonly string[] = [
  ...pages.filter((page) => !('aliasOf' in page)).map((page) => page.path),
  unknownPath,
];
