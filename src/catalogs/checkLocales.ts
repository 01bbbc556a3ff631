/**
 * `npm run i18n:check [-- LANGUAGE]`: prints one line for each mistake in the catalogs and fails if there is any. An
 * untranslated text is not a mistake. The messages are for translators, so they do not use technical terms.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultLanguage } from '#core/texts/languages.ts';
import {
  type Catalog,
  type Texts,
  expandPlurals,
  flatten,
  isList,
  pluralCategories,
  splitPluralKey,
  sampleCount,
} from './catalog.ts';
import { type Problem, describeProblem, readLocales } from './readLocales.ts';
import { serverSlice } from './translations.ts';

/** Checks the catalogs of a folder. With `only`, checks that language and French. */
export function checkLocales(folder: string, only?: string): Problem[] {
  const { catalogs, problems } = readLocales(folder);
  const isChecked = (language: string) =>
    [undefined, language].includes(only) || language === defaultLanguage;
  const { [defaultLanguage]: reference, ...translations } = catalogs;
  return [
    ...problems.filter(({ file }) => isChecked(file.replace(/\.json$/, ''))),
    ...(reference ? checkReference(reference) : []),
    ...Object.entries(translations).flatMap(([language, catalog]) =>
      reference && isChecked(language) ? checkTranslation(catalog, reference, language) : [],
    ),
  ];
}

function checkReference(reference: Catalog): Problem[] {
  const texts = flatten(reference);
  return [
    ...[...texts].flatMap(([key, text]): [string, string][] => [
      ...shapeProblems(text).map((message): [string, string] => [key, message]),
      ...frenchTypography(text).map((rule): [string, string] => [key, `French typography: ${rule}.`]),
    ]),
    ...pluralProblems(new Set(texts.keys()), defaultLanguage, pluralBases(texts)),
  ].map(([key, message]) => ({ file: `${defaultLanguage}.json`, key, message }));
}

function checkTranslation(catalog: Catalog, reference: Catalog, language: string): Problem[] {
  const expandedFrench = expandPlurals(reference, language);
  const shapeMistakes = wrongShapes(catalog, expandedFrench);
  const isMisplaced = (key: string) => shapeMistakes.some(([at]) => key === at || key.startsWith(`${at}.`));
  const french = flatten(expandedFrench);
  const bases = pluralBases(french);
  const isPlural = (key: string) => bases.has(splitPluralKey(key)?.base ?? '');
  // A copy of the French file contains the server's messages, which are not translated.
  const isTranslated = (key: string) => !isMisplaced(key) && !key.startsWith(`${serverSlice}.`);
  const texts = [...flatten(catalog)].filter(([key, text]) => text.trim() !== '' && isTranslated(key));
  const unknown = texts.filter(([key]) => !french.has(key) && !isPlural(key));
  return [
    ...shapeMistakes,
    ...unknown.map(([key]): [string, string] => [
      key,
      'French has no such key: mend its spelling or its place, or take it away.',
    ]),
    ...pluralProblems(new Set(texts.map(([key]) => key)), language, bases),
    ...texts.flatMap(([key, text]) => {
      const inFrench = french.get(key);
      if (inFrench === undefined) return [];
      const category = isPlural(key) ? splitPluralKey(key)?.category : undefined;
      return [...shapeProblems(text), ...variableProblems(text, inFrench, category)].map(
        (message): [string, string] => [key, message],
      );
    }),
  ].map(([key, message]) => ({ file: `${language}.json`, key, message }));
}

/**
 * Finds values of another type than in French, and lists that are shorter than in French: a missing entry would shift
 * the later ones, as February's name to January.
 */
function wrongShapes(own: Texts, expandedFrench: Texts, path: readonly string[] = []): [string, string][] {
  if (kindOf(own) !== kindOf(expandedFrench)) {
    const example = JSON.stringify(expandedFrench, null, 1).replaceAll(/\s+/g, ' ');
    const shortened = example.length > 120 ? `${example.slice(0, 120)}…` : example;
    return [
      [path.join('.'), `Here stands ${kindOf(own)}; French has ${kindOf(expandedFrench)}, as: ${shortened}`],
    ];
  }
  if (typeof own === 'string' || typeof expandedFrench === 'string') return [];
  if (isList(own) && isList(expandedFrench) && own.length > 0 && own.length < expandedFrench.length) {
    const message =
      `The length of this list is ${own.length}, of the French one ${expandedFrench.length}: each entry keeps its place. ` +
      'Put back the one that is missing; what is not translated yet is "", or {} where French has several texts.';
    return [[path.join('.'), message]];
  }
  const parts = new Map<string, Texts>(Object.entries(expandedFrench));
  return Object.entries(own).flatMap(([key, text]) => {
    const inFrench = parts.get(key);
    return inFrench === undefined ? [] : wrongShapes(text, inFrench, [...path, key]);
  });
}

function kindOf(texts: Texts): string {
  if (typeof texts === 'string') return 'a text';
  return isList(texts) ? 'a list' : 'a group of keys';
}

/** The base keys of all plural texts: `forms.errorSummary`. */
function pluralBases(texts: ReadonlyMap<string, string>): Set<string> {
  return new Set(
    [...texts.keys()].flatMap((key) => {
      const form = splitPluralKey(key);
      return form ? [form.base] : [];
    }),
  );
}

/** Finds missing plural categories of keys that have others, and categories that the language does not have. */
function pluralProblems(
  keys: ReadonlySet<string>,
  language: string,
  bases: ReadonlySet<string>,
): [string, string][] {
  const own = pluralCategories(language);
  return [...bases].flatMap((base): [string, string][] => {
    const present = [...keys].flatMap((key) => {
      const form = splitPluralKey(key);
      return form?.base === base ? [form.category] : [];
    });
    if (present.length === 0) return [];
    return [
      ...own
        .filter((category) => !present.includes(category))
        .map((category): [string, string] => [
          `${base}_${category}`,
          `The plural form “${category}” is missing, as for ${sampleCount(language, category)}. ` +
            `The language “${language}” has: ${own.join(', ')}.`,
        ]),
      ...present
        .filter((category) => !own.includes(category))
        .map((category): [string, string] => [
          `${base}_${category}`,
          `The language “${language}” has no plural form “${category}”, only: ${own.join(', ')}.`,
        ]),
    ];
  });
}

/** Finds mistakes that do not depend on the language: spaces, broken variables, control characters, HTML. */
function shapeProblems(text: string): string[] {
  if (text.trim() === '') return ['The text is empty.'];
  return [
    ...(text === text.trim() ? [] : ['The text begins or ends with a space: take it away.']),
    ...(hasBrokenVariable(text)
      ? [`A variable is broken: it is written {{name}}. Here stands “${text}”.`]
      : []),
    ...(/\$t\(/.test(text) ? ['A text cannot call another one: $t() is not used here.'] : []),
    ...(/[\u200E\u200F\u202A-\u202E\u2063\u2064\u2066-\u2069\uFEFF]|[\p{Cc}]/u.test(text)
      ? [
          'The text holds an invisible character, as a line break or a mark of direction: take it out. The page breaks lines and isolates directions by itself.',
        ]
      : []),
    ...[...new Set(text.match(/&(?:[a-z]+|#\d+|#x[\da-f]+);|<\/?[a-z][^<>]*>/gi))].map(
      (html) =>
        `“${html}” would show as these letters: take HTML out, and write the character itself, as a no-break space (U+00A0) for “&nbsp;”.`,
    ),
  ];
}

/** Whether a text has braces that are not part of `{{name}}`. */
function hasBrokenVariable(text: string): boolean {
  return /[{}]/.test(text.replaceAll(/\{\{[a-zA-Z]+\}\}/g, ''));
}

/** Compares the variables of a text with the French text. `category` is the plural category of a plural text. */
function variableProblems(text: string, inFrench: string, category: string | undefined): string[] {
  // `shapeProblems` reports it already.
  if (hasBrokenVariable(text)) return [];
  const own = variablesOf(text);
  const expected = variablesOf(inFrench);
  // A text for one or two may spell the number: “One answer”.
  const mayLackCount = category !== undefined && ['zero', 'one', 'two'].includes(category);
  const allowed = category === undefined ? expected : new Set([...expected, 'count']);
  const written = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(', ');
  const missing = [...expected].filter((name) => !own.has(name) && !(name === 'count' && mayLackCount));
  const unknown = [...own].filter((name) => !allowed.has(name));
  const keep = 'variables keep their names';
  if (missing.length > 0 && unknown.length > 0)
    return [
      `Here stands ${written(unknown)}, in French ${written(missing)}: ${keep}. In French: “${inFrench}”.`,
    ];
  if (missing.length > 0)
    return [
      `${written(missing)} of the French text is missing: ${keep}, anywhere in the sentence. In French: “${inFrench}”.`,
    ];
  if (unknown.length > 0)
    return [
      `The French text has no ${written(unknown)}: ${keep}, and no other has a value here. In French: “${inFrench}”.`,
    ];
  return [];
}

function variablesOf(text: string): Set<string> {
  return new Set([...text.matchAll(/\{\{([a-zA-Z]+)\}\}/g)].map(([, name = '']) => name));
}

/** The rules of French typography. The texts of the specification break them with ' and plain spaces. */
const typographyRules: readonly [broken: RegExp, advice: string][] = [
  [/'/, "the apostrophe is ’ and not '"],
  [/"/, 'quotation marks are « », with narrow no-break spaces inside'],
  [/\.\.\./, 'three points are one character: …'],
  [/(?:^|[^\u00A0\u202F?!])[;?!»]/, 'before ; ? ! and » stands a narrow no-break space (U+202F)'],
  // Does not match the colon of a URL or a time.
  [/[^\u00A0\u202F]:(?=\s|$)| :/, 'before : stands a narrow no-break space (U+202F)'],
  [/«(?![\u00A0\u202F])/, 'after « stands a narrow no-break space (U+202F)'],
  [/[\d}] ?%/, 'before % stands a narrow no-break space (U+202F)'],
  [/\d \d{3}(?!\d)/, 'thousands are parted by a narrow no-break space (U+202F)'],
  [
    /[\d}] (?:h|min|km|Ko|Mo|€|FDJ|heures?|minutes?|jours?|mois|ans?)(?![\p{L}’])/u,
    'between a number and its unit stands a no-break space',
  ],
  [/ - /, 'a dash is – or —, not a hyphen'],
  [/ {2}/, 'two spaces follow each other'],
  [
    /(?<!\p{L})(?:A propos|E(?:tat|cole|tude|v[eé]nement|tudiant|tablissement|change)s?)(?!\p{L})/u,
    'capitals keep their accents: À, É',
  ],
  [/(?:c|s|n|v|b)oeu|(?<!\p{L})oeu|oeil/iu, 'œ is one letter'],
];

/** Returns the advice of each typographic rule that a French text breaks. */
function frenchTypography(text: string): string[] {
  // The specification has this text in English.
  if (text === 'Oops! Page not found') return [];
  const textWithoutVariables = text.replaceAll(/\{\{.*?\}\}/g, '{}');
  return typographyRules.filter(([broken]) => broken.test(textWithoutVariables)).map(([, advice]) => advice);
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { folder: { type: 'string', default: join(import.meta.dirname, '../../locales') } },
  });
  const [language] = positionals;
  if (language && !existsSync(join(values.folder, `${language}.json`))) {
    console.error(`There is no locales/${language}.json: npm run i18n:new -- ${language} makes it.`);
    process.exitCode = 1;
  } else {
    const problems = checkLocales(values.folder, language);
    for (const problem of problems) console.error(describeProblem(problem));
    console.log(problems.length > 0 ? `${problems.length} to mend.` : 'Nothing to mend.');
    process.exitCode = problems.length > 0 ? 1 : 0;
  }
}
