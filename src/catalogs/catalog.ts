/** The catalogs' texts as trees: one file of `locales/` a language, one top-level key a slice. */
import * as pluralForms from 'make-plural/pluralCategories';
import { pluralRule, pluralRuleName } from '#core/texts/plurals.ts';

/** A catalog or a part of one: texts, lists and named parts, to any depth. */
export type Texts = string | readonly Texts[] | Part;

/** Named texts. */
export interface Part {
  readonly [key: string]: Texts;
}

/** A whole catalog, by slice. */
export type Catalog = Readonly<Record<string, Part>>;

/** Every text of a catalog by its path: `home.hero.heading`, `about.mission.objectives.0.title`. */
export function flatten(texts: Texts, path: readonly string[] = []): Map<string, string> {
  if (typeof texts === 'string') return new Map([[path.join('.'), texts]]);
  return new Map(Object.entries(texts).flatMap(([key, value]) => [...flatten(value, [...path, key])]));
}

/** The same catalog with every text rewritten; `path` is as in `flatten`. */
export function mapTexts<T extends Texts>(texts: T, rewrite: (text: string, path: string) => string): T {
  return mapAt(texts, [], rewrite) as T; // a text becomes a text, a list a list, a part the same part
}

function mapAt(
  texts: Texts,
  path: readonly string[],
  rewrite: (text: string, path: string) => string,
): Texts {
  if (typeof texts === 'string') return rewrite(texts, path.join('.'));
  if (isList(texts)) return texts.map((item, index) => mapAt(item, [...path, String(index)], rewrite));
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [key, mapAt(value, [...path, key], rewrite)]),
  );
}

/** `Array.isArray` alone does not narrow a read-only list away. */
export function isList(texts: Texts | undefined): texts is readonly Texts[] {
  return Array.isArray(texts);
}

/** The plural forms that a language has, as CLDR names them: French has three, Arabic six. */
export function pluralCategories(language: string): readonly string[] {
  // Both modules of make-plural export the same names.
  // oxlint-disable-next-line import/namespace
  return pluralForms[pluralRuleName(language)].cardinal;
}

/** Splits `errorSummary_one` into its key and its form; undefined for a key without plural forms. */
export function pluralForm(key: string): { base: string; category: string } | undefined {
  const [, base, category] = /^(.+)_(zero|one|two|few|many|other)$/.exec(key) ?? [];
  return base && category ? { base, category } : undefined;
}

/**
 * A whole number that takes this plural form in a language. Prefers 2 and more, because a French text for one cannot
 * stand for a form that counts many.
 */
export function sampleCount(language: string, category: string): number {
  const select = pluralRule(language);
  const counts = [...Array.from({ length: 200 }, (_, index) => index + 2), 0, 1];
  // Some forms take large round numbers only, as French “un million de”.
  return counts.find((count) => select(count) === category) ?? 1_000_000;
}

/** The French catalog with the plural forms of another language, each with the French text for such a number. */
export function expandPlurals<T extends Texts>(texts: T, language: string): T {
  return expandAt(texts, language) as T; // only the forms of plural keys change
}

function expandAt(texts: Texts, language: string): Texts {
  if (typeof texts === 'string') return texts;
  if (isList(texts)) return texts.map((item) => expandAt(item, language));
  const frenchForm = pluralRule('fr');
  const done = new Set<string>();
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]): [string, Texts][] => {
      const base = typeof value === 'string' ? pluralForm(key)?.base : undefined;
      if (base === undefined) return [[key, expandAt(value, language)]];
      if (done.has(base)) return [];
      done.add(base);
      return pluralCategories(language).map((category) => {
        const inFrench = frenchForm(sampleCount(language, category));
        return [`${base}_${category}`, texts[`${base}_${inFrench}`] ?? texts[`${base}_other`] ?? ''];
      });
    }),
  );
}
