/** The language of the paths without a prefix, and of every page that another language does not have yet. */
export const defaultLanguage = 'fr';

/** The writing direction of a language, by CLDR. For builds and mails: Firefox lacks `getTextInfo`. */
export function directionByCldr(language: string): 'ltr' | 'rtl' {
  return new Intl.Locale(language).getTextInfo().direction === 'rtl' ? 'rtl' : 'ltr';
}

/**
 * The first language of a browser's list that is served; undefined where none is. A region that is not served counts as
 * its language: `en` for `en-GB`.
 */
export function preferredLanguage(wanted: readonly string[], served: readonly string[]): string | undefined {
  for (const tag of wanted) {
    const [base] = tag.split('-');
    const language = [tag, base].flatMap((code) =>
      served.filter((other) => other.toLowerCase() === code?.toLowerCase()),
    )[0];
    if (language) return language;
  }
  return undefined;
}
