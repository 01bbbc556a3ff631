import { hasGapMarks, markGap } from '#core/texts/gapMarks.ts';
import { defaultLanguage } from '#core/texts/languages.ts';
import { pluralRule } from '#core/texts/pluralRules.ts';
import { fixedNames } from './fixedFormats.ts';
import { formatTexts } from './formatTexts.ts';
import { isProperName } from './properNames.ts';
import { pluralCategories, sampleCount } from './plurals.ts';
import { type Catalog, type Part, type Texts, groupPlurals, isList } from './texts.ts';

const frenchForm = pluralRule(defaultLanguage);

/** A catalog with French in every gap, marked as such, and the paths of these gaps. */
export interface CompletedCatalog {
  catalog: Catalog;
  missing: string[];
}

/** The slice of messages to whoever runs the server: they are French, and no language translates them. */
export const serverSlice = 'server';

/**
 * The French catalog laid out for a language, without what none translates: the plural forms that the language has,
 * each with the French form of a number that takes it.
 */
export function layOut(reference: Catalog, language: string): Catalog {
  const translated = Object.fromEntries(Object.entries(reference).filter(([slice]) => slice !== serverSlice));
  return groupPlurals(translated, (forms) =>
    Object.fromEntries(
      pluralCategories(language).map((category) => [
        category,
        forms[frenchForm(sampleCount(language, category))] ?? forms.other ?? '',
      ]),
    ),
  );
}

/** What CLDR knows of a language, so that it is never French: its own name, its dates and numbers. */
function knownTexts(language: string): Catalog {
  const formats = formatTexts(language);
  return { language: { name: ownName(language) }, ...(formats && { formats: { ...formats } }) };
}

function ownName(language: string): string {
  const fixed = fixedNames[language];
  if (fixed) return fixed;
  // English rather than the machine's own language, for one that CLDR lacks.
  const name = new Intl.DisplayNames([language, 'en'], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/**
 * Puts what CLDR knows, else French with its marks, in the place of every text that a catalog lacks or leaves empty;
 * names of people and organisations as they are. What French does not know goes.
 */
export function completeCatalog(partial: Catalog, reference: Catalog, language: string): CompletedCatalog {
  const known = fillGaps(knownTexts(language), layOut(reference, language), (text, path) =>
    isProperName(path) ? text : markGap(text),
  );
  const missing: string[] = [];
  const catalog = fillGaps(partial, known, (text, path) => {
    if (hasGapMarks(text)) missing.push(path);
    return text;
  });
  return { catalog, missing };
}

/** A catalog with the texts of another in its gaps, in the shape of the other; `fromSource` may rewrite each. */
function fillGaps(
  partial: Catalog,
  source: Catalog,
  fromSource: (text: string, path: string) => string,
): Catalog {
  const fill = (own: Texts | undefined, whole: Texts, path: readonly string[]): Texts => {
    if (typeof whole === 'string') {
      return typeof own === 'string' && own.trim() !== '' ? own : fromSource(whole, path.join('.'));
    }
    if (isList(whole)) {
      const items = isList(own) ? own : [];
      return whole.map((item, index) => fill(items[index], item, [...path, String(index)]));
    }
    return fillPart(typeof own === 'object' && !isList(own) ? own : {}, whole, path);
  };
  const fillPart = (own: Part, whole: Part, path: readonly string[]): Part =>
    Object.fromEntries(
      Object.entries(whole).map(([key, texts]) => [key, fill(own[key], texts, [...path, key])]),
    );
  return Object.fromEntries(
    Object.entries(source).map(([slice, part]) => [slice, fillPart(partial[slice] ?? {}, part, [slice])]),
  );
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
