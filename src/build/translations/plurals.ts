const suffix = /^(.+)_(zero|one|two|few|many|other)$/;

/** The plural forms that a language has, as CLDR names them: French has three, Arabic six. */
export function pluralCategories(language: string): readonly string[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories;
}

/** Splits `errorSummary_one` into its key and its form; undefined for a key that counts nothing. */
export function pluralForm(key: string): { base: string; category: string } | undefined {
  const [, base, category] = suffix.exec(key) ?? [];
  return base && category ? { base, category } : undefined;
}

/** The smallest whole number that a language says in this form. */
export function sampleCount(language: string, category: string): number {
  const rules = new Intl.PluralRules(language);
  for (let count = 0; count <= 200; count += 1) if (rules.select(count) === category) return count;
  // Forms that only large round numbers have, as French “un million de”.
  return rules.select(1_000_000) === category ? 1_000_000 : 2;
}
