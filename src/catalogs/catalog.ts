/** Catalogs as trees of texts. A file of `locales/` holds one language; each top-level key is a slice. */
import { pluralRule } from '#core/texts/plurals.ts';

export type Texts = string | readonly Texts[] | TextGroup;

interface TextGroup {
  readonly [key: string]: Texts;
}

export type Catalog = Readonly<Record<string, TextGroup>>;

/** Returns every text by its path: `home.hero.heading`, `about.mission.objectives.0.title`. */
export function flatten(texts: Texts, path: readonly string[] = []): Map<string, string> {
  if (typeof texts === 'string') return new Map([[path.join('.'), texts]]);
  return new Map(Object.entries(texts).flatMap(([key, value]) => [...flatten(value, [...path, key])]));
}

/** The texts at a path in the format of `flatten`; undefined if there are none. */
export function textsAt(texts: Texts | undefined, path: string): Texts | undefined {
  return path.split('.').reduce<Texts | undefined>(
    (part, key) => (typeof part === 'object' ? (part as TextGroup)[key] : undefined), // Safe cast: a list has its items by index.
    texts,
  );
}

/**
 * Whether a path of `flatten` leads into a list that is longer than the French one. After an item was deleted from the French
 * list, each of its texts may stand at another's place.
 */
export function isInLongerList(path: string, own: Texts, french: Texts): boolean {
  const keys = path.split('.');
  return keys.some((_, index) => {
    const list = keys.slice(0, index).join('.');
    const [items, frenchItems] = [textsAt(own, list), textsAt(french, list)];
    return isList(items) && isList(frenchItems) && items.length > frenchItems.length;
  });
}

/** Keeps the shape of the catalog. `rewrite` gets a path in the format of `flatten`. */
export function mapTexts<T extends Texts>(texts: T, rewrite: (text: string, path: string) => string): T {
  const map = (part: Texts, path: readonly string[]): Texts => {
    if (typeof part === 'string') return rewrite(part, path.join('.'));
    if (isList(part)) return part.map((item, index) => map(item, [...path, String(index)]));
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, map(value, [...path, key])]));
  };
  return map(texts, []) as T; // Safe cast: the same shape.
}

/** A variable of a text: `{{name}}`. */
export const variable = /\{\{[a-zA-Z]+\}\}/g;

/** A type guard, because `Array.isArray` does not narrow read-only arrays. */
export function isList(texts: Texts | undefined): texts is readonly Texts[] {
  return Array.isArray(texts);
}

/** Whether Intl knows the code and writes it the same way: `en`, `ar`, `pt-BR`. */
export function isLanguageCode(code: string): boolean {
  try {
    const [canonical] = Intl.getCanonicalLocales(code);
    const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
    return canonical === code && names.of(code) !== undefined;
  } catch {
    return false;
  }
}

/**
 * The CLDR plural categories of a language that the site's counts have: Arabic has six, French two, because its third is for
 * millions. `other` is among them, since every text falls back on it.
 */
export function pluralCategories(language: string): readonly string[] {
  const rule = pluralRule(language);
  const counted = new Set(Array.from({ length: 1_000 }, (_, count) => rule(count)));
  return ['zero', 'one', 'two', 'few', 'many', 'other'].filter(
    (category) => category === 'other' || counted.has(category),
  );
}

/** Splits `errorSummary_one` into base key and plural category; undefined for a key without a category. */
export function splitPluralKey(key: string): { base?: string; category?: string } | undefined {
  return /(?<base>.+)_(?<category>zero|one|two|few|many|other)$/.exec(key)?.groups;
}

/**
 * Returns the French catalog with the plural categories of another language: the French singular for `one`, the French
 * plural for every other category.
 */
export function expandPlurals<T extends Texts>(texts: T, language: string): T {
  const categories = pluralCategories(language);
  const expand = (part: Texts): Texts => {
    if (typeof part === 'string') return part;
    if (isList(part)) return part.map(expand);
    return Object.fromEntries(
      Object.entries(part).flatMap(([key, value]): [string, Texts][] => {
        const base = splitPluralKey(key)?.base;
        if (!base) return [[key, expand(value)]];
        return categories.map((category) => [
          `${base}_${category}`,
          part[`${base}_${category === 'one' ? 'one' : 'other'}`] ?? value,
        ]);
      }),
    );
  };
  return expand(texts) as T; // Safe cast: the same shape but for the plural forms.
}
