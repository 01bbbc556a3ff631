import { join } from 'node:path';
import { tmpdir } from 'node:os';

/** Where the browser tests of the languages serve the site that they built. */
export const port = Number(process.env.TEST_I18N_PORT ?? 4174);

/** A copy of the tree with the generated languages. A later run with the same port uses it again. */
export const copyFolder = join(tmpdir(), `languages-${port}`);

/** The copy's data folder; emptied before each run. */
export const dataFolder = join(copyFolder, 'data');

/** The copy's public address. The site of the other tests is built without one. */
export const siteUrl = 'https://ecole.example';

/** The languages that most tests look at: French and two whole generated ones. */
export const languages = ['fr', 'en', 'ar'] as const;
export type Language = (typeof languages)[number];

/** A generated language with the frame and a few pages, from right to left. */
export const startedLanguage = 'fa';

/** The address of a page in a language, as the tests expect it: `localisePath` is held to this. */
export const addressOf = (path: string, language: string): string =>
  language === 'fr' ? path : `/${language}${path === '/' ? '' : path}`;
