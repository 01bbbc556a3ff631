/** The locale that the pages of a language are written in: `localeOf` of the site, which only its build can import. */
export function localeTag(language: string): string {
  return `${language}-u-nu-latn`;
}
