/** The language of the bare paths, and of every text that another catalog lacks. */
export const defaultLanguage = 'fr';

/**
 * The writing direction of a language, by CLDR. Asked where pages are built and mails are made: not every browser knows
 * it (Firefox does not).
 */
export function directionByCldr(language: string): 'ltr' | 'rtl' {
  return new Intl.Locale(language).getTextInfo().direction === 'rtl' ? 'rtl' : 'ltr';
}
