/** What a language has translated. It is published by slices: a slice that lacks a text is not shown to anybody. */
import { defaultLanguage, directionByCldr } from '#core/texts/languages.ts';
import { type Catalog, type Texts, expandPlurals, isList, mapTexts } from './catalog.ts';
import { fixedNames, knownFormats } from './knownFormats.ts';

/**
 * The slices that a language needs before any of its pages is published. `notFound` is among them because the server
 * answers with it at every unknown address of the language.
 */
export const frameSlices = ['language', 'layout', 'common', 'forms', 'formats', 'notFound'] as const;

/** The messages to whoever runs the server, which are French in every language. */
export const serverSlice = 'server';

/** A language's texts in the shape of the French catalog, and the paths of those that are missing, empty in it. */
export interface Translation {
  catalog: Catalog;
  missing: string[];
}

/** Reads a language's texts by the keys of the French catalog; other keys are dropped. */
export function readTranslation(own: Catalog, reference: Catalog, language: string): Translation {
  const missing: string[] = [];
  const known = knownTexts(language);
  const { [serverSlice]: _, ...translated } = reference;
  const catalog = Object.fromEntries(
    Object.entries(expandPlurals(translated, language)).map(([slice, french]) => [
      slice,
      fill(french, [own[slice], known[slice]], [slice], missing),
    ]),
  );
  return { catalog: catalog as Catalog, missing }; // a slice becomes a slice
}

/** The first text that one of the sources has, in the shape of the French texts. */
function fill(
  french: Texts,
  sources: readonly (Texts | undefined)[],
  path: readonly string[],
  missing: string[],
): Texts {
  if (typeof french === 'string') {
    const own = sources.find((source) => typeof source === 'string' && source.trim() !== '');
    if (own !== undefined) return own;
    if (isProperName(path)) return french;
    missing.push(path.join('.'));
    return '';
  }
  if (isList(french)) {
    return french.map((item, index) =>
      fill(
        item,
        sources.map((source) => (isList(source) ? source[index] : undefined)),
        [...path, String(index)],
        missing,
      ),
    );
  }
  return Object.fromEntries(
    Object.entries(french).map(([key, part]) => [
      key,
      fill(
        part,
        sources.map((source) => (typeof source === 'object' && !isList(source) ? source[key] : undefined)),
        [...path, key],
        missing,
      ),
    ]),
  );
}

/** Whether a text names a person or an organisation: a language may write it in its own script, and need not. */
function isProperName([slice = '', ...keys]: readonly string[]): boolean {
  return ['people', 'partnerNames'].includes(slice) || keys.at(-1) === 'author';
}

/** What Unicode's data say of a language, so that nobody need translate it: its own name, dates and numbers. */
function knownTexts(language: string): Catalog {
  const formats = knownFormats(language);
  return { language: { name: ownName(language) }, ...(formats && { formats: { ...formats } }) };
}

function ownName(language: string): string {
  const fixed = fixedNames[language];
  if (fixed) return fixed;
  // English, because without it a language that CLDR lacks gets its name in the machine's own language.
  const name = new Intl.DisplayNames([language, 'en'], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The complete slices of each published language, by language, French first. */
export function publishedCatalogs(catalogs: Readonly<Record<string, Catalog>>): Record<string, Catalog> {
  const { [defaultLanguage]: reference = {}, ...others } = catalogs;
  const translations = Object.entries(others).flatMap(([language, own]): [string, Catalog][] => {
    const complete = completeSlices(readTranslation(own, reference, language));
    if (!frameSlices.every((slice) => slice in complete)) return [];
    const isRightToLeft = directionByCldr(language) === 'rtl';
    return [[language, isRightToLeft ? mapTexts(complete, isolateExpressions) : complete]];
  });
  return Object.fromEntries([[defaultLanguage, reference], ...translations]);
}

function completeSlices({ catalog, missing }: Translation): Catalog {
  const incomplete = new Set(missing.map((path) => path.split('.')[0]));
  return Object.fromEntries(Object.entries(catalog).filter(([slice]) => !incomplete.has(slice)));
}

const operand = String.raw`(?:\p{Script=Latin}+|\d[\d.,]*|\{\{\w+\}\})`;
/** Bac+{{level}}, {{rating}}/{{outOf}}, {{number}}+, {{number}} % */
const expression = new RegExp(
  String.raw`${operand}(?:[+/×]${operand})+\+?|(?:\d[\d.,]*|\{\{\w+\}\})(?:\+|\s?%)`,
  'gu',
);

/**
 * Isolates each expression of numbers and signs (U+2066 … U+2069), so that a text from right to left keeps its order.
 * i18next isolates each inserted value by itself, which would put the sign before it.
 */
export function isolateExpressions(text: string): string {
  return text.replaceAll(expression, '\u2066$&\u2069');
}
