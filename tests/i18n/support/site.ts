import { join } from 'node:path';
import { tmpdir } from 'node:os';

/** Where the browser tests of the languages serve the site that they built. */
export const port = Number(process.env.TEST_I18N_PORT ?? 4174);

/** The copy of the tree with the pseudo-languages, which a later run of the same port takes over. */
export const copyFolder = join(tmpdir(), `languages-${port}`);

/** The embedded default’s data folder in the copy; new for each run. */
export const dataFolder = join(copyFolder, 'data');

/** Where the copy says that it is served, unlike the site of the other tests, which was not told. */
export const siteUrl = 'https://ecole.example';

/** The languages of the copy that are looked at closely: the reference, and what a translator's file would bring. */
export const languages = ['fr', 'en', 'ar'] as const;
export type Language = (typeof languages)[number];

/** Where the copy has a page in a language: French has no prefix. Not `localisePath`, which is held to this. */
export const addressOf = (path: string, language: string): string =>
  language === 'fr' ? path : `/${language}${path === '/' ? '' : path}`;

/** A language whose catalog has gaps, served beside them. */
export const partialLanguage = 'de';

/**
 * A language whose catalog has just been begun: from right to left, so that the mirrored page is seen mixed. Another is
 * looked at, in the place of its full catalog, by `TEST_BEGUN_LANGUAGE=so npm run test:engines -- -g begun`.
 */
export const begunLanguage = process.env.TEST_BEGUN_LANGUAGE ?? 'fa';

/** What the build of the copy printed. */
export const buildLog = join(copyFolder, 'build.log');
