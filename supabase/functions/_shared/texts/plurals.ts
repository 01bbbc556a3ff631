import type { I18nFormatModule } from 'i18next';
import * as cardinals from 'make-plural/cardinals';

/** A language's rule by the name of its export in `make-plural/cardinals`. */
export type PluralRuleName = keyof typeof cardinals;

/** The plural form of a number, as CLDR names them: `one`, `few`, `other` … */
export type PluralRule = (count: number) => string;

/**
 * The name of the rule that a language follows. A language that CLDR lacks, as Afar, follows Somali's: one form for one
 * and one for all other numbers.
 */
export function pluralRuleName(language: string): PluralRuleName {
  const own = [language.replace('-', '_'), language.split('-')[0] ?? ''].find((name) => name in cardinals);
  return (own ?? 'so') as PluralRuleName; // found among them
}

/** The rule of a language, the same on every machine. */
export function pluralRule(language: string): PluralRule {
  // One of the module's own names.
  // oxlint-disable-next-line import/namespace
  return cardinals[pluralRuleName(language)];
}

interface Lookup {
  count?: unknown;
}

/**
 * An i18next module that chooses among `key_one`, `key_other` … by these rules. i18next's default is
 * `Intl.PluralRules`, which follows another language's rule where the engine has no data for this one.
 */
export function pluralForms(ruleOf: (language: string) => PluralRule | undefined) {
  return {
    type: 'i18nFormat',
    // Lets `t` return lists and parts of the catalog too.
    handleAsObject: true,
    /** i18next looks up the last key first. */
    addLookupKeys(keys: string[], key: string, language: string, _slice: string, { count }: Lookup) {
      if (typeof count !== 'number') return;
      keys.push(`${key}_other`, `${key}_${ruleOf(language)?.(count) ?? 'other'}`);
    },
  } satisfies I18nFormatModule & Record<string, unknown>;
}
