/**
 * The language of the site that a browser's list asks for first; undefined where the site has none of them. A region
 * that is not served is asked for as its language: `en` for `en-GB`.
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
