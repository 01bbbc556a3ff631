/**
 * What a translation must keep of the French text that it stands for. Plain words, because those who read them
 * translate and do not program.
 */
import { defaultLanguage } from '#core/texts/languages.ts';
import { layOut, serverSlice } from './completeCatalog.ts';
import { frenchTypography } from './frenchTypography.ts';
import type { Problem } from './parseCatalog.ts';
import { pluralCategories, pluralForm, sampleCount } from './plurals.ts';
import { isProperName } from './properNames.ts';
import { type Catalog, type Texts, flatten, isList } from './texts.ts';
import { hasBrokenVariable, variableProblems } from './variables.ts';

/** Words that are the same in every language: codes, brands and names. */
export type UnchangedWords = ReadonlySet<string>;

/** Up to so many letters a text is a label, which has a place of its own on the page and little room beside it. */
const labelLength = 30;

/** How many letters of a page's head search engines show. */
const searchLimits: Readonly<Record<string, number>> = { 'meta.title': 60, 'meta.description': 160 };

/** What is wrong with the reference catalog itself. */
export function checkReference(file: string, reference: Catalog): Problem[] {
  const problem = (key: string, message: string): Problem => ({ file, key, message });
  return [
    ...[...flatten(reference)].flatMap(([key, text]) => [
      ...shapeProblems(text).map((message) => problem(key, message)),
      // A text in another language says so on the page, and keeps the typography of that language.
      ...(isEnglish(text)
        ? []
        : frenchTypography(text).map((rule) => problem(key, `French typography: ${rule}.`))),
    ]),
    ...pluralProblems(new Set(flatten(reference).keys()), defaultLanguage, pluralBases(reference)).map(
      ([key, message]) => problem(key, message),
    ),
  ];
}

/** What is wrong with the texts of a translation, measured by the French catalog. What it lacks is no mistake. */
export function checkTranslation(
  file: string,
  catalog: Catalog,
  reference: Catalog,
  language: string,
  unchanged: UnchangedWords,
): Problem[] {
  const problem = (key: string, message: string): Problem => ({ file, key, message });
  const laidOut = layOut(reference, language);
  const misplaced = wrongShapes(catalog, laidOut);
  const isMisplaced = (key: string) => misplaced.some(([at]) => key === at || key.startsWith(`${at}.`));
  const french = flatten(laidOut);
  const bases = pluralBases(reference);
  const isPlural = (key: string) => bases.has(pluralForm(key)?.base ?? '');
  // Who began with a copy of the French file has what nobody translates too.
  const isAsked = (key: string) => !isMisplaced(key) && !key.startsWith(`${serverSlice}.`);
  const texts = [...flatten(catalog)].filter(([key, text]) => text.trim() !== '' && isAsked(key));
  return [
    ...misplaced.map(([key, message]) => problem(key, message)),
    ...texts
      .filter(([key]) => !french.has(key) && !isPlural(key))
      .map(([key]) =>
        problem(
          key,
          `French has no such key: mend its spelling or its place, or take it away.${likeKey(key, french)}`,
        ),
      ),
    ...pluralProblems(new Set(texts.map(([key]) => key)), language, bases).map(([key, message]) =>
      problem(key, message),
    ),
    ...texts.flatMap(([key, text]) => {
      const inFrench = french.get(key);
      if (inFrench === undefined) return [];
      return [
        ...shapeProblems(text),
        ...variableProblems(text, inFrench, isPlural(key) ? (pluralForm(key)?.category ?? '') : undefined),
        ...tagProblems(text, inFrench),
        ...sameTextProblems(key, text, inFrench, unchanged),
        ...lengthProblems(key, text, inFrench),
      ].map((message) => problem(key, message));
    }),
  ];
}

/**
 * Where a translation has a text, a list or a part in the place of another of these, or a list that lost an entry: those
 * that follow it would stand one place too early, a month for the one before.
 */
function wrongShapes(own: Texts, whole: Texts, path: readonly string[] = []): [string, string][] {
  if (kindOf(own) !== kindOf(whole)) {
    const wanted = JSON.stringify(whole, null, 1).replaceAll(/\s+/g, ' ');
    const shown = wanted.length > 120 ? `${wanted.slice(0, 120)}…` : wanted;
    return [[path.join('.'), `Here stands ${kindOf(own)}; French has ${kindOf(whole)}, as: ${shown}`]];
  }
  if (typeof own === 'string' || typeof whole === 'string') return [];
  if (isList(own) && isList(whole) && own.length > 0 && own.length < whole.length) {
    const message =
      `The length of this list is ${own.length}, of the French one ${whole.length}: each entry keeps its place. ` +
      'Put back the one that is missing; what is not translated yet is "", or {} where French has several texts.';
    return [[path.join('.'), message]];
  }
  const parts = new Map<string, Texts>(Object.entries(whole));
  return Object.entries(own).flatMap(([key, text]) => {
    const inFrench = parts.get(key);
    return inFrench === undefined ? [] : wrongShapes(text, inFrench, [...path, key]);
  });
}

function kindOf(texts: Texts): string {
  if (typeof texts === 'string') return 'a text';
  return isList(texts) ? 'a list' : 'a group of keys';
}

/** The French key that a misspelt one may mean: in the same part, with nearly the same letters. */
function likeKey(key: string, french: ReadonlyMap<string, string>): string {
  const lettersOf = (name: string) => [...name.toLowerCase()].toSorted().join('');
  const part = key.slice(0, key.lastIndexOf('.') + 1);
  const near = [...french.keys()].find(
    (other) =>
      other.startsWith(part) &&
      other !== key &&
      (lettersOf(other) === lettersOf(key) || other.startsWith(key) || key.startsWith(other)),
  );
  return near ? ` It may be ${near}.` : '';
}

/** The base paths of the keys that count: `forms.errorSummary`. */
function pluralBases(reference: Catalog): Set<string> {
  return new Set(
    [...flatten(reference).keys()].flatMap((key) => {
      const form = pluralForm(key);
      return form ? [form.base] : [];
    }),
  );
}

/** Forms that a key lacks while it has others, and forms that its language has not. */
function pluralProblems(
  keys: ReadonlySet<string>,
  language: string,
  bases: ReadonlySet<string>,
): [string, string][] {
  const own = pluralCategories(language);
  return [...bases].flatMap((base): [string, string][] => {
    const present = [...keys].flatMap((key) => {
      const form = pluralForm(key);
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
    ...[...new Set(text.match(/&(?:[a-z]+|#\d+|#x[\da-f]+);/gi))].map(
      (entity) =>
        `“${entity}” would show as these letters: write the character itself, as a no-break space (U+00A0) for “&nbsp;” and & for “&amp;”.`,
    ),
  ];
}

function tagProblems(text: string, inFrench: string): string[] {
  const tagsOf = (of: string) =>
    [...of.matchAll(/<\/?[a-zA-Z0-9]+[^<>]*>/g)]
      .map(([tag]) => tag)
      .toSorted()
      .join(' ');
  const own = tagsOf(text);
  const expected = tagsOf(inFrench);
  if (own === expected) return [];
  return [
    expected
      ? `The tags differ: French has ${expected}, here stands ${own || 'none'}.`
      : `There is a tag that French has not: ${own}. Take it away.`,
  ];
}

function sameTextProblems(key: string, text: string, inFrench: string, unchanged: UnchangedWords): string[] {
  if (text !== inFrench || key === 'language.name' || isProperName(key) || isEnglish(inFrench)) return [];
  const words = wordsOf(text);
  return words.every((word) => unchanged.has(word.toLocaleLowerCase(defaultLanguage)))
    ? []
    : [
        'The text is not translated: it is the French one. Words that stay are listed in locales/unchanged.txt.',
      ];
}

/** The words of a text, without its variables. */
function wordsOf(text: string): string[] {
  return text.replaceAll(/\{\{.*?\}\}/g, ' ').match(/\p{L}[\p{L}\p{M}\d+-]*/gu) ?? [];
}

function lengthProblems(key: string, text: string, inFrench: string): string[] {
  const own = visibleLength(text);
  const [, limited = ''] = /\.(meta\.\w+)$/.exec(key) ?? [];
  const limit = searchLimits[limited];
  if (limit !== undefined) {
    return own > limit
      ? [
          `The text is too long for search results: ${own} characters, at most ${limit} show. In French: “${inFrench}”.`,
        ]
      : [];
  }
  const length = visibleLength(inFrench);
  const most = length <= labelLength ? Math.ceil(length * 1.6) + 8 : length * 2 + 20;
  return own > most
    ? [`The text is too long for its place: ${own} characters; French has ${length}, at most ${most} fit.`]
    : [];
}

function visibleLength(text: string): number {
  return [...text.replaceAll(/\{\{.*?\}\}/g, '')].length;
}

/** The one text of the specification that is English in every language. */
function isEnglish(text: string): boolean {
  return text === 'Oops! Page not found';
}
