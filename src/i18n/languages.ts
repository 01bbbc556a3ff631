import { untranslated, versions } from 'virtual:catalogs';
import { defaultLanguage, localisePath } from '#core/texts/languages.ts';

export const languages: readonly string[] = Object.keys(versions);

/** The language of a public path, with or without query and hash: its first segment if that is published, else French. */
export function languageOf(publicPath: string): string {
  const segment = publicPath.split(/[/?#]/)[1];
  return segment && segment !== defaultLanguage && languages.includes(segment) ? segment : defaultLanguage;
}

/** The inverse of `localisePath`. */
export function stripLanguage(publicPath: string): string {
  const language = languageOf(publicPath);
  return language === defaultLanguage ? publicPath : publicPath.slice(language.length + 1) || '/';
}

/** For a path without a language, or the dialog `teacherApplication`. */
export function hasPage(path: string, language: string): boolean {
  return !untranslated[language]?.includes(path);
}

/** In French until the language has that page. */
export function pagePath(path: string, language: string): string {
  return localisePath(path, hasPage(path, language) ? language : defaultLanguage);
}

/**
 * The locale for `Intl` and react-aria, with Western digits, which the school uses in every language. Without the region,
 * because CLDR gives `fr-DJ` a 12-hour clock.
 */
export function localeOf(language: string): string {
  return `${language}-u-nu-latn`;
}
