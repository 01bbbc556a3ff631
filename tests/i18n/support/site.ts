import { join } from 'node:path';
import { tmpdir } from 'node:os';

export const port = Number(process.env.TEST_I18N_PORT ?? 4174);

/** The copy of the working tree with the generated languages. Later runs with the same port reuse it. */
export const copyFolder = join(tmpdir(), `languages-${port}`);

/** The data folder of the served copy; emptied before each run. */
export const dataFolder = join(copyFolder, 'data');

/** The `SITE_URL` of the copy's build. The site of the other tests is built without one. */
export const siteUrl = 'https://ecole.example';

/** The school's address and phone number in the settings of the copy's build and of its server. */
export const schoolContact = { SCHOOL_EMAIL: 'bureau@ecole.example', SCHOOL_PHONE: '+253 77 12 34 56' };

/** French and two complete generated languages, which most tests visit. */
export const languages = ['fr', 'en', 'ar'] as const;
export type Language = (typeof languages)[number];

/** A generated language, written from right to left, in which only the header, footer and a few pages are translated. */
export const startedLanguage = 'fa';
export const startedPaths = ['/about', '/admission-request', '/contact', '/programs', '/student-space'];

/** The expected address of a page in a language. A separate implementation, so that tests verify `localisePath`. */
export const addressOf = (path: string, language: string): string =>
  language === 'fr' ? path : `/${language}${path === '/' ? '' : path}`;
