import { gaps, hasPartial, names, rightToLeft, versions } from 'virtual:catalogs';
import { defaultLanguage } from '#core/texts/languages.ts';

/** The languages that have a catalog in `locales/`, French first. */
export const languages: readonly string[] = Object.keys(versions);

/** Each language's own name: Français, English, العربية. */
export const languageNames: Readonly<Record<string, string>> = names;

/** The language of a public path: its first segment where that names a served language, else French. */
export function languageOf(publicPath: string): string {
  const segment = publicPath.split('/')[1];
  return segment && segment !== defaultLanguage && languages.includes(segment) ? segment : defaultLanguage;
}

/** The page's path without its language: the inverse of `localisePath`. */
export function stripLanguage(publicPath: string): string {
  const language = languageOf(publicPath);
  return language === defaultLanguage ? publicPath : publicPath.slice(language.length + 1) || '/';
}

/** The writing direction of a served language, for `<html dir>`. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.includes(language) ? 'rtl' : 'ltr';
}

/** Whether a language's catalog lacks texts. */
export function isPartial(language: string): boolean {
  return gaps[language] !== undefined;
}

/** Whether a page, by its path without a language, shows French for want of a translation. */
export function hasGaps(path: string, language: string): boolean {
  return gaps[language]?.[path] !== undefined;
}

/** Whether enough of a page is translated for it to be one of this language to search engines. */
export function isPublished(path: string, language: string): boolean {
  return !hasPartial || gaps[language]?.[path] !== false;
}

/**
 * The locale of `Intl` and of react-aria: the page's language with Western digits, which the school's documents have
 * in every language. Without the region: CLDR writes `fr-DJ` hours as 5:00 PM, which nobody in Djibouti's schools does.
 */
export function localeOf(language: string): string {
  return `${language}-u-nu-latn`;
}
