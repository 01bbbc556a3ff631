import { defaultLanguage } from '../../supabase/functions/_shared/languages.ts';
import { pluralCategories, sampleCount } from './plurals.ts';
import { type Catalog, type Part, type Texts, flatten, groupPlurals, isList } from './texts.ts';

const french = new Intl.PluralRules(defaultLanguage);

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
    return fillPart(typeof own === 'object' && !isList(own) ? own : {}, inFrench, path);
  };
  const fillPart = (own: Part, inFrench: Part, path: readonly string[]): Part =>
    Object.fromEntries(
      Object.entries(inFrench).map(([key, texts]) => [key, fill(own[key], texts, [...path, key])]),
    );
  const laidOut = layOut(reference, language);
  const catalog = Object.fromEntries(
    Object.entries(laidOut).map(([slice, part]) => [slice, fillPart(partial[slice] ?? {}, part, [slice])]),
  );
  return { catalog, missing };
}

/** The texts that are French in a completed catalog, once each. */
export function gapTexts({ catalog, missing }: CompletedCatalog): string[] {
  const texts = flatten(catalog);
  return [...new Set(missing.map((path) => texts.get(path) ?? ''))];
}

/** What a build says of the texts that are French in other catalogs; empty when there are none. */
export function describeGaps(locales: Record<string, CompletedCatalog>): string {
  return Object.entries(locales)
    .filter(([, { missing }]) => missing.length > 0)
    .map(([language, { missing }]) =>
      [
        `locales/${language}.json lacks ${missing.length} texts; the French ones stand in their place:`,
        ...missing.map((path) => `  ${path}`),
      ].join('\n'),
    )
    .join('\n');
}
