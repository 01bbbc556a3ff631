import { pluralCategories, sampleCount } from './plurals.ts';
import { type Catalog, type Texts, groupPlurals, isList } from './texts.ts';

const french = new Intl.PluralRules('fr');

/** A catalog with French in every gap, and the paths of what is French in it. */
export interface CompletedCatalog {
  catalog: Catalog;
  missing: string[];
}

/**
 * The French catalog laid out for a language: the plural forms that the language has, each with the French form of a
 * number that takes it. Only a language's own name is never French.
 */
export function layOut(reference: Catalog, language: string): Catalog {
  const catalog = groupPlurals(reference, (forms) =>
    Object.fromEntries(
      pluralCategories(language).map((category) => [
        category,
        forms[french.select(sampleCount(language, category))] ?? forms.other ?? '',
      ]),
    ),
  );
  return 'language' in catalog ? { ...catalog, language: { name: ownName(language) } } : catalog;
}

function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Puts French in the place of every text that a catalog lacks or leaves empty. What French does not know goes. */
export function completeCatalog(partial: Catalog, reference: Catalog, language: string): CompletedCatalog {
  const missing: string[] = [];
  const fill = (own: Texts | undefined, inFrench: Texts, path: readonly string[]): Texts => {
    if (typeof inFrench === 'string') {
      if (typeof own === 'string' && own.trim() !== '') return own;
      missing.push(path.join('.'));
      return inFrench;
    }
    if (isList(inFrench)) {
      const items = isList(own) ? own : [];
      return inFrench.map((item, index) => fill(items[index], item, [...path, String(index)]));
    }
    const parts = typeof own === 'object' && !isList(own) ? own : {};
    return Object.fromEntries(
      Object.entries(inFrench).map(([key, part]) => [key, fill(parts[key], part, [...path, key])]),
    );
  };
  const laidOut = layOut(reference, language);
  const catalog = Object.fromEntries(
    Object.entries(laidOut).map(([slice, part]) => [slice, fill(partial[slice], part, [slice])]),
  );
  return { catalog, missing };
}
