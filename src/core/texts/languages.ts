/** The language of paths without a prefix, and of pages that are not translated yet. */
export const defaultLanguage = 'fr';

/** `/about` in French, `/en/about` in English. */
export function localisePath(path: string, language: string): string {
  if (language === defaultLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** Scripts that run from right to left. Firefox lacks `getTextInfo`. */
const rightToLeft = ['Arab', 'Hebr', 'Nkoo', 'Syrc', 'Thaa', 'Adlm', 'Rohg'];

/** The writing direction of a language. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.includes(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';
}
