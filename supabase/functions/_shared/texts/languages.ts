/** The language of paths without a prefix, and of pages that are not translated yet. */
export const defaultLanguage = 'fr';

/** The public path of a page in a language: `/about` in French, `/en/about` in English. */
export function localisePath(path: string, language: string): string {
  if (language === defaultLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** The writing direction of a language, by CLDR. For builds and mails only: Firefox lacks `getTextInfo`. */
export function directionByCldr(language: string): 'ltr' | 'rtl' {
  return new Intl.Locale(language).getTextInfo().direction === 'rtl' ? 'rtl' : 'ltr';
}

/**
 * The first of the wanted languages that is served; undefined when there is no match. A regional tag also matches its base
 * language: `en` for `en-GB`.
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
