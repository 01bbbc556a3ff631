import type { I18nFormatModule } from 'i18next';
import type { PluralRule } from './pluralRules.ts';

interface Lookup {
  count?: unknown;
}

/**
 * Has i18next choose among `key_one`, `key_other` … by these rules: those of the engine, which it takes otherwise, are
 * of another language where the engine has no data for this one.
 */
export function pluralForms(ruleOf: (language: string) => PluralRule | undefined) {
  return {
    type: 'i18nFormat',
    // Lists and parts of the catalog can be read as well.
    handleAsObject: true,
    /** i18next asks for the last of the keys first. */
    addLookupKeys(keys: string[], key: string, language: string, _slice: string, { count }: Lookup) {
      if (typeof count !== 'number') return;
      keys.push(`${key}_other`, `${key}_${ruleOf(language)?.(count) ?? 'other'}`);
    },
  } satisfies I18nFormatModule & Record<string, unknown>;
}
