import * as cardinals from 'make-plural/cardinals';

/** A language's rule by the name of its export in `make-plural/cardinals`. */
export type PluralRuleName = keyof typeof cardinals;

/** The plural form of a number, as CLDR names them: `one`, `few`, `other` … */
export type PluralRule = (count: number) => string;

/**
 * Which of CLDR's rules a language follows. A language that CLDR does not know, as Afar, has one form for one and one
 * for all others, as Somali: an engine would take the rule of the machine's own language, another on every machine.
 */
export function pluralRuleName(language: string): PluralRuleName {
  const own = [language.replace('-', '_'), language.split('-')[0] ?? ''].find((name) => name in cardinals);
  return (own ?? 'so') as PluralRuleName; // found among them
}

/** The rule that a language's plural forms follow, the same on every machine. */
export function pluralRule(language: string): PluralRule {
  // One of its own names.
  // oxlint-disable-next-line import/namespace
  return cardinals[pluralRuleName(language)];
}
