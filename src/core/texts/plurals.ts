import { type I18nFormatModule, type InitOptions, createInstance } from 'i18next';
import * as cardinals from 'make-plural/cardinals';

type PluralRuleName = keyof typeof cardinals;

/** Returns the CLDR plural category of a number: `one`, `few`, `other` … */
export type PluralRule = (count: number) => string;

/** A language that CLDR lacks, such as Afar, gets Somali’s rule: `one` for 1, `other` for all other numbers. */
export function pluralRuleName(language: string): PluralRuleName {
  const own = [language.replace('-', '_'), language.split('-')[0] ?? ''].find((name) => name in cardinals);
  return (own ?? 'so') as PluralRuleName;
}

/** Unlike `Intl.PluralRules`, the same in every engine. */
export function pluralRule(language: string): PluralRule {
  // oxlint-disable-next-line import/namespace -- `pluralRuleName` returns an export of the module
  return cardinals[pluralRuleName(language)];
}

interface LookupOptions {
  count?: unknown;
}

/**
 * An i18next plugin that selects `key_one`, `key_other` … by the given rules. i18next's default, `Intl.PluralRules`, uses
 * the rule of another language when the engine does not have data for the wanted one.
 */
export function pluralPlugin(ruleOf: (language: string) => PluralRule | undefined) {
  return {
    type: 'i18nFormat',
    // Lets `t` return lists and parts of the catalog too.
    handleAsObject: true,
    /** Adds candidate keys; i18next looks up the last key first. */
    addLookupKeys(keys: string[], key: string, language: string, _slice: string, { count }: LookupOptions) {
      if (typeof count !== 'number') return;
      keys.push(`${key}_other`, `${key}_${ruleOf(language)?.(count) ?? 'other'}`);
    },
  } satisfies I18nFormatModule & Record<string, unknown>;
}

/**
 * An i18next instance with the given texts. It does not escape, because text parts and messages are not HTML. `command` is the
 * command that manages requests.
 */
export function createTexts(options: InitOptions, command = 'npm run -s requests --') {
  const i18n = createInstance();
  const interpolation = { escapeValue: false, defaultVariables: { command } };
  void i18n.use(pluralPlugin(pluralRule)).init({ ...options, initAsync: false, interpolation });
  return i18n;
}
