/** The language of paths without a prefix, and of pages that are not translated yet. */
export const defaultLanguage = 'fr';

/** `/about` in French, `/en/about` in English. */
export function localisePath(path: string, language: string): string {
  if (language === defaultLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** The writing direction of a language, by CLDR. For builds and mails only: Firefox lacks `getTextInfo`. */
export function directionByCldr(language: string): 'ltr' | 'rtl' {
  return new Intl.Locale(language).getTextInfo().direction === 'rtl' ? 'rtl' : 'ltr';
}
