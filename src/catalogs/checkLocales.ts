/**
 * `npm run i18n:check`: prints one line for each mistake in the catalogs and fails if there is any. An untranslated text is
 * not a mistake. The messages are for translators, so they do not use technical terms.
 */
import { defaultLanguage } from '#core/texts/languages.ts';
import { type Catalog, expandPlurals, flatten, splitPluralKey } from './catalog.ts';
import { type Problem, readLocales } from './readLocales.ts';
import { locateProblem, report } from './report.ts';

export function checkLocales(folder: string): Problem[] {
  const { catalogs, problems } = readLocales(folder);
  const { [defaultLanguage]: reference, ...translations } = catalogs;
  if (!reference) return problems;
  return [
    ...problems,
    ...checkReference(reference),
    ...Object.entries(translations).flatMap(([language, catalog]) =>
      checkTranslation(catalog, reference, language),
    ),
  ];
}

function checkReference(reference: Catalog): Problem[] {
  const file = `${defaultLanguage}.json`;
  const texts = flatten(reference);
  const missing = [...flatten(expandPlurals(reference, defaultLanguage)).keys()].filter(
    (key) => !texts.has(key),
  );
  return [
    ...[...texts].flatMap(([key, text]) =>
      [...shapeProblems(text), ...frenchTypography(text)].map((message) => ({ file, key, message })),
    ),
    ...missing.map((key) => ({ file, key, message: 'This plural form is missing.' })),
  ];
}

function checkTranslation(catalog: Catalog, reference: Catalog, language: string): Problem[] {
  const french = flatten(expandPlurals(reference, language));
  const texts = [...flatten(catalog)].filter(([, text]) => text.trim() !== '');
  return texts.flatMap(([key, text]) => {
    const inFrench = french.get(key);
    const messages =
      inFrench === undefined
        ? [
            `French has no such key, or “${language}” no such plural form: correct its spelling or its place, or delete it.`,
          ]
        : [...shapeProblems(text), ...variableProblems(key, text, inFrench)];
    return messages.map((message) => ({ file: `${language}.json`, key, message }));
  });
}

function shapeProblems(text: string): string[] {
  if (text.trim() === '') return ['The text is empty.'];
  return [
    ...(text === text.trim() ? [] : ['The text begins or ends with a space: delete it.']),
    ...(hasBrokenVariable(text)
      ? [`A variable is broken: write it as {{name}}. The text is “${text}”.`]
      : []),
    ...(/[\u200E\u200F\u202A-\u202E\u2063\u2064\u2066-\u2069\uFEFF]|[\p{Cc}]/u.test(text)
      ? [
          'The text contains an invisible character, such as a line break or a direction mark: delete it. The page breaks lines and isolates directions by itself.',
        ]
      : []),
    ...[...new Set(text.match(/&#?\w+;|<\/?[a-z][^<>]*>/gi))].map(
      (html) =>
        `Visitors would see “${html}”: delete HTML, and write the character itself, such as a no-break space (U+00A0) for “&nbsp;”.`,
    ),
  ];
}

const variable = /\{\{[a-zA-Z]+\}\}/g;

function hasBrokenVariable(text: string): boolean {
  return /[{}]/.test(text.replaceAll(variable, ''));
}

function variableProblems(key: string, text: string, inFrench: string): string[] {
  // `shapeProblems` reports a broken variable already.
  if (hasBrokenVariable(text)) return [];
  const own = new Set(text.match(variable));
  const expected = new Set(inFrench.match(variable));
  // A plural text may have `{{count}}` where French spells the number, and a text for one or two may spell it: “One answer”.
  const mayHave = (name: string) => name === '{{count}}' && splitPluralKey(key);
  const mayLack = (name: string) => name === '{{count}}' && /_(zero|one|two)$/.test(key);
  const missing = [...expected].filter((name) => !own.has(name) && !mayLack(name));
  const unknown = [...own].filter((name) => !expected.has(name) && !mayHave(name));
  const differences = [
    missing.length > 0 && `${missing.join(', ')} is missing`,
    unknown.length > 0 && `${unknown.join(', ')} has no value here`,
  ].filter(Boolean);
  if (differences.length === 0) return [];
  return [`${differences.join(', ')}: variables keep their names. In French: “${inFrench}”.`];
}

/** The rules of French typography. The texts of the specification break them with ' and plain spaces. */
const typographyRules: readonly [broken: RegExp, advice: string][] = [
  [/'/, "the apostrophe is ’ and not '"],
  [/"/, 'quotation marks are « », with narrow no-break spaces inside'],
  [/\.\.\./, 'three points are one character: …'],
  [/(?<![\u00A0\u202F?!])[;?!»]/, 'before ; ? ! and » stands a narrow no-break space (U+202F)'],
  // Does not match the colon of a URL or a time.
  [/(?<![\u00A0\u202F]):(?!\S)| :/, 'before : stands a narrow no-break space (U+202F)'],
  [/«(?![\u00A0\u202F])/, 'after « stands a narrow no-break space (U+202F)'],
  [/[\d}] ?%/, 'before % stands a narrow no-break space (U+202F)'],
  [/\d \d{3}(?!\d)/, 'thousands are separated by a narrow no-break space (U+202F)'],
  [
    /[\d}] (?:h|min|km|Ko|Mo|€|FDJ|mois|(?:heure|minute|jour|an)s?)(?![\p{L}’])/u,
    'between a number and its unit stands a no-break space',
  ],
  [/ - /, 'a dash is – or —, not a hyphen'],
  [/ {2}/, 'two spaces follow each other'],
  [/\b(?:A propos\b|E(?:tat|col|tud|v[eé]nem|tabl|chang))/, 'capitals keep their accents: À, É'],
  [/oeu|oeil/i, 'œ is one letter'],
];

function frenchTypography(text: string): string[] {
  // The specification has this text in English.
  if (text === 'Oops! Page not found') return [];
  const textWithoutVariables = text.replaceAll(variable, '{}');
  return typographyRules
    .filter(([broken]) => broken.test(textWithoutVariables))
    .map(([, advice]) => `French typography: ${advice}.`);
}

if (import.meta.main) {
  const problems = checkLocales('locales');
  report(problems.map((problem) => locateProblem(problem, '.')));
  console.log(`Mistakes in the catalogs: ${problems.length}`);
}
