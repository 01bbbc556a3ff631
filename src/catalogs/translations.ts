/** Decides which slices of a translation are published: only the complete ones. */
import { defaultLanguage, directionByCldr } from '#core/texts/languages.ts';
import { type Catalog, type Texts, expandPlurals, isList, mapTexts } from './catalog.ts';
import { formatsOfCldr } from './cldrFormats.ts';

/**
 * The slices that a language needs before any of its pages is published. Includes `notFound`, because the server
 * responds with that page to every unknown address of the language.
 */
export const frameSlices = ['language', 'layout', 'common', 'forms', 'formats', 'notFound'] as const;

/** The slice of the messages for the operator of the server, which exist only in French. */
export const serverSlice = 'server';

/** A language's texts in the shape of the French catalog. Missing texts are empty, and `missing` lists their paths. */
export interface Translation {
  catalog: Catalog;
  missing: string[];
}

/** Reads a language's texts by the keys of the French catalog. Drops other keys. */
export function readTranslation(own: Catalog, reference: Catalog, language: string): Translation {
  const missing: string[] = [];
  const ofCldr = textsOfCldr(language);
  const { [serverSlice]: _, ...translated } = reference;
  const catalog = Object.fromEntries(
    Object.entries(expandPlurals(translated, language)).map(([slice, french]) => [
      slice,
      fillIn(french, [own[slice], ofCldr[slice]], [slice], missing),
    ]),
  );
  return { catalog: catalog as Catalog, missing }; // Safe cast: `fillIn` keeps the shape of a slice.
}

/**
 * Takes each text from the first source that has it, in the shape of the French texts. Adds missing paths to `missing`.
 */
function fillIn(
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
      fillIn(
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
      fillIn(
        part,
        sources.map((source) => (typeof source === 'object' && !isList(source) ? source[key] : undefined)),
        [...path, key],
        missing,
      ),
    ]),
  );
}

/** Whether a text is the name of a person or an organisation, whose translation is optional. */
function isProperName([slice = '', ...keys]: readonly string[]): boolean {
  return ['people', 'partnerNames'].includes(slice) || keys.at(-1) === 'author';
}

/** The texts that CLDR, Unicode’s data about languages, has for a language: its native name and its formats. */
function textsOfCldr(language: string): Catalog {
  const formats = formatsOfCldr(language);
  return { language: { name: nativeNameOf(language) }, ...(formats && { formats: { ...formats } }) };
}

function nativeNameOf(language: string): string {
  // Falls back to English. Otherwise a language that CLDR lacks would get its name in the system language.
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
    return [[language, isRightToLeft ? mapTexts(complete, addBidiIsolates) : complete]];
  });
  return Object.fromEntries([[defaultLanguage, reference], ...translations]);
}

function completeSlices({ catalog, missing }: Translation): Catalog {
  const incomplete = new Set(missing.map((path) => path.split('.')[0]));
  return Object.fromEntries(Object.entries(catalog).filter(([slice]) => !incomplete.has(slice)));
}

const operand = String.raw`(?:\p{Script=Latin}+|\d[\d.,]*|\{\{\w+\}\})`;
/** Matches expressions that right-to-left text would reorder: Bac+{{level}}, {{rating}}/{{outOf}}, {{number}} % */
const numericExpression = new RegExp(
  String.raw`${operand}(?:[+/×]${operand})+\+?|(?:\d[\d.,]*|\{\{\w+\}\})(?:\+|\s?%)`,
  'gu',
);

/**
 * Puts bidi isolates (U+2066 … U+2069) around each numeric expression, so that right-to-left text does not reorder it.
 * i18next isolates only the inserted values, so a sign after a value would move before it.
 */
export function addBidiIsolates(text: string): string {
  return text.replaceAll(numericExpression, '\u2066$&\u2069');
}
