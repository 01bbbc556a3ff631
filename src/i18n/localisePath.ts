import { defaultLanguage } from '#core/texts/languages.ts';

/** The public path of a page in a language: `/about` in French, `/en/about` in English. */
export function localisePath(path: string, language: string): string {
  if (language === defaultLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
