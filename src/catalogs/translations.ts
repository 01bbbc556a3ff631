import { defaultLanguage, directionOf } from '#core/texts/languages.ts';
import { type Catalog, expandPlurals, flatten, isInLongerList, mapTexts } from './catalog.ts';
import { hasWrongVariables } from './checkLocales.ts';

/** A language's texts in the shape of the French catalog. Missing texts are empty, and `missing` lists their paths. */
export interface Translation {
  catalog: Catalog;
  missing: string[];
}

/** The texts of the French catalog that are translated, with the plural forms of a language. The server speaks French alone. */
export function textsToTranslate(french: Catalog, language: string): Catalog {
  const { server: _, ...translated } = french;
  return expandPlurals(translated, language);
}

/**
 * Reads a language's texts by the keys of the French catalog, and drops other keys. A text with a wrong variable is missing:
 * often French has another one since. So is each text of a list that is longer than the French one.
 */
export function readTranslation(own: Catalog, reference: Catalog, language: string): Translation {
  const missing: string[] = [];
  const texts = flatten(own);
  const catalog = mapTexts(textsToTranslate(reference, language), (french, path) => {
    const text = texts.get(path) ?? '';
    const isUsable = !hasWrongVariables(path, text, french) && !isInLongerList(path, own, reference);
    if (text.trim() !== '' && isUsable) return text;
    if (isProperName(path)) return french;
    missing.push(path);
    return '';
  });
  return { catalog, missing };
}

/** The translation of a name of a person or an organisation is optional. */
function isProperName(path: string): boolean {
  return /^(people|partnerNames)\.|\.author$/.test(path);
}

/** The complete slices of each language, by language, French first: what mails and replies are written with. */
export function completeCatalogs(catalogs: Readonly<Record<string, Catalog>>): Record<string, Catalog> {
  const { [defaultLanguage]: reference = {}, ...others } = catalogs;
  const translations = Object.entries(others).map(([language, own]): [string, Catalog] => {
    const { catalog, missing } = readTranslation(own, reference, language);
    const incomplete = new Set(missing.map((path) => path.split('.')[0]));
    const complete = Object.entries(catalog).filter(([slice]) => !incomplete.has(slice));
    return [language, isolateExpressions(Object.fromEntries(complete), language)];
  });
  return Object.fromEntries([[defaultLanguage, reference], ...translations]);
}

const operand = String.raw`(?:\p{Script=Latin}+|\d[\d.,]*|\{\{\w+\}\})`;
/** Matches expressions that right-to-left text would reorder: Bac+{{level}}, {{rating}}/{{outOf}}, {{number}} % */
const numericExpression = new RegExp(
  String.raw`${operand}(?:[+/×]${operand})+\+?|(?:\d[\d.,]*|\{\{\w+\}\})(?:\+|\s?%)`,
  'gu',
);

/** Returns the texts as they are shown: those of a language from right to left with bidi isolates. */
export function isolateExpressions(catalog: Catalog, language: string): Catalog {
  return directionOf(language) === 'rtl' ? mapTexts(catalog, addBidiIsolates) : catalog;
}

/**
 * Puts bidi isolates (U+2066 … U+2069) around numeric expressions for right-to-left text. i18next isolates only the
 * inserted values, so a sign after a value would move before it.
 */
export function addBidiIsolates(text: string): string {
  return text.replaceAll(numericExpression, '\u2066$&\u2069');
}
