import * as pluralForms from 'make-plural/pluralCategories';
import { pluralRule, pluralRuleName } from '#core/texts/pluralRules.ts';

const suffix = /^(.+)_(zero|one|two|few|many|other)$/;

/** The plural forms that a language has, as CLDR names them: French has three, Arabic six. */
export function pluralCategories(language: string): readonly string[] {
  // Both of the library's modules have the same names.
  // oxlint-disable-next-line import/namespace
  return pluralForms[pluralRuleName(language)].cardinal;
}

/** Splits `errorSummary_one` into its key and its form; undefined for a key that counts nothing. */
export function pluralForm(key: string): { base: string; category: string } | undefined {
  const [, base, category] = suffix.exec(key) ?? [];
  return base && category ? { base, category } : undefined;
}

/**
 * A whole number that a language says in this form; one of several where there are any, because a form for many
 * numbers cannot be filled with another language's word for one.
 */
export function sampleCount(language: string, category: string): number {
  const select = pluralRule(language);
  const counts = [...Array.from({ length: 200 }, (_, index) => index + 2), 0, 1];
  // No small number: forms that only large round ones have, as French “un million de”.
  return counts.find((count) => select(count) === category) ?? 1_000_000;
}
