import { pluralForm } from './plurals.ts';

/** A catalog or a part of one: texts, lists and named parts, to any depth. */
export type Texts = string | readonly Texts[] | Part;

/** Named texts. */
export interface Part {
  readonly [key: string]: Texts;
}

/** A whole catalog: a named part a slice. */
export type Catalog = Readonly<Record<string, Part>>;

/** Every text of a catalog by its path: `home.hero.heading`, `about.mission.objectives.0.title`. */
export function flatten(texts: Texts, path: readonly string[] = []): Map<string, string> {
  if (typeof texts === 'string') return new Map([[path.join('.'), texts]]);
  return new Map(Object.entries(texts).flatMap(([key, value]) => [...flatten(value, [...path, key])]));
}

/** The same catalog with every text rewritten. */
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

/** The forms of one plural key by their category. */
export type PluralForms = Readonly<Record<string, string>>;

/** The same catalog with the forms of each plural key replaced, in their place. */
export function groupPlurals<T extends Texts>(
  texts: T,
  replace: (forms: PluralForms, base: string) => PluralForms,
): T {
  return groupAt(texts, [], replace) as T; // only the forms of plural keys change
}

function groupAt(
  texts: Texts,
  path: readonly string[],
  replace: (forms: PluralForms, base: string) => PluralForms,
): Texts {
  if (typeof texts === 'string') return texts;
  if (isList(texts)) return texts.map((item, index) => groupAt(item, [...path, String(index)], replace));
  const done = new Set<string>();
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]): [string, Texts][] => {
      const base = typeof value === 'string' ? pluralForm(key)?.base : undefined;
      if (base === undefined) return [[key, groupAt(value, [...path, key], replace)]];
      if (done.has(base)) return [];
      done.add(base);
      const forms = replace(formsOf(texts, base), [...path, base].join('.'));
      return Object.entries(forms).map(([category, text]) => [`${base}_${category}`, text]);
    }),
  );
}

/** The forms of a plural key that a part of a catalog has. */
function formsOf(part: Part, base: string): PluralForms {
  return Object.fromEntries(
    Object.entries(part).flatMap(([key, value]): [string, string][] => {
      const form = pluralForm(key);
      return form?.base === base && typeof value === 'string' ? [[form.category, value]] : [];
    }),
  );
}
