/** The rules of the texts. The messages are for editors and translators, so they do not use technical terms. */
import { defaultLanguage } from '#core/texts/languages.ts';
import {
  type Catalog,
  expandPlurals,
  flatten,
  isList,
  splitPluralKey,
  textsAt,
  variable,
} from './catalog.ts';
import type { Mistake } from './report.ts';
import { setTypography } from './typography.ts';

/** Twice the longest text of the site. */
const longestText = 2000;

/** An untranslated text is not a mistake. */
export function checkTexts(catalogs: Readonly<Record<string, Catalog>>): Mistake[] {
  const { [defaultLanguage]: reference, ...translations } = catalogs;
  if (!reference) return [];
  return [
    ...checkReference(reference),
    ...Object.entries(translations).flatMap(([language, catalog]) =>
      checkTranslation(catalog, reference, language),
    ),
  ];
}

function checkReference(reference: Catalog): Mistake[] {
  const file = `locales/${defaultLanguage}.json`;
  const texts = flatten(reference);
  const missing = [...flatten(expandPlurals(reference, defaultLanguage)).keys()].filter(
    (key) => !texts.has(key),
  );
  return [
    ...[...texts].flatMap(([key, text]) =>
      [...shapeProblems(text).map((each) => describeProblem(each)), ...typographyProblems(text)].map(
        (message) => ({ file, key, message }),
      ),
    ),
    ...missing.map((key) => ({ file, key, message: 'cette forme du pluriel manque.' })),
  ];
}

function checkTranslation(catalog: Catalog, reference: Catalog, language: string): Mistake[] {
  const french = flatten(expandPlurals(reference, language));
  const texts = [...flatten(catalog)].filter(([, text]) => text.trim() !== '');
  return texts.flatMap(([key, text]) => {
    const inFrench = french.get(key);
    const messages =
      inFrench === undefined
        ? [unknownKeyProblem(key, reference, language)]
        : findProblems(key, text, inFrench).map((each) => describeProblem(each));
    return messages.map((message) => ({ file: `locales/${language}.json`, key, message }));
  });
}

function unknownKeyProblem(key: string, reference: Catalog, language: string): string {
  const parts = textsAt(reference, key);
  if (parts instanceof Object)
    return `ici s’écrit ${isList(parts) ? 'une liste [ … ]' : 'un groupe { … }'}, pas un texte.`;
  const parents = key.split('.').map((_, index, names) => names.slice(0, index).join('.'));
  const text = parents.find((parent) => typeof textsAt(reference, parent) === 'string');
  if (text) return `« ${text} » est un texte entre guillemets, pas une liste ni un groupe.`;
  return `le français n’a pas cette clé, ou la langue « ${language} » pas cette forme du pluriel : corrigez son nom ou sa place, ou effacez-la.`;
}

/** A broken rule, with what its sentence quotes. */
export type Problem = readonly [rule: keyof typeof sentences, ...quoted: string[]];
export type Sentences = Readonly<Record<Problem[0], (...quoted: string[]) => string>>;

const frenchText = (text = '') => `les variables gardent leur nom. En français : « ${text} ».`;

export const sentences = {
  empty: () => 'le texte est vide.',
  tooLong: (length) => `le texte a ${length} signes, plus que ${longestText} : coupez-le en paragraphes.`,
  spaceAtEnd: () => 'le texte commence ou finit par une espace : effacez-la.',
  brokenVariable: (text) => `une variable est abîmée : écrivez-la {{nom}}. Le texte est « ${text} ».`,
  invisible: () =>
    'le texte contient un signe invisible, comme un retour à la ligne ou une marque de direction : effacez-le. La page coupe les lignes et règle les directions d’elle-même.',
  html: (html) =>
    `les visiteurs verraient « ${html} » : effacez le HTML, et écrivez le signe lui-même, comme l’espace insécable (U+00A0) pour « &nbsp; ».`,
  missingVariables: (french, missing) => `il manque ${missing} : ${frenchText(french)}`,
  unknownVariables: (french, unknown) => `${unknown} n’a pas de valeur ici : ${frenchText(french)}`,
  otherVariables: (french, missing, unknown) =>
    `il manque ${missing}, ${unknown} n’a pas de valeur ici : ${frenchText(french)}`,
} satisfies Record<string, (...quoted: string[]) => string>;

export function describeProblem([rule, ...quoted]: Problem, words: Sentences = sentences): string {
  return words[rule](...quoted);
}

/** The rules that a translation breaks. `inFrench` is the French text in its place (`expandPlurals`). */
export function findProblems(key: string, text: string, inFrench: string): Problem[] {
  return [...shapeProblems(text), ...variableProblems(key, text, inFrench)];
}

function shapeProblems(text: string): Problem[] {
  if (text.trim() === '') return [['empty']];
  const problems: (Problem | false)[] = [
    text.length > longestText && ['tooLong', String(text.length)],
    text !== text.trim() && ['spaceAtEnd'],
    hasBrokenVariable(text) && ['brokenVariable', text],
    /[\u200E\u200F\u202A-\u202E\u2063\u2064\u2066-\u2069\uFEFF]|[\p{Cc}]/u.test(text) && ['invisible'],
    ...[...new Set(text.match(/&#?\w+;|<\/?[a-z][^<>]*>/gi))].map((html): Problem => ['html', html]),
  ];
  return problems.filter((problem) => problem !== false);
}

function hasBrokenVariable(text: string): boolean {
  return /[{}]/.test(text.replaceAll(variable, ''));
}

/** Whether a translation would show braces, or lacks what a variable stands for. */
export const hasWrongVariables = (key: string, text: string, inFrench: string): boolean =>
  hasBrokenVariable(text) || variableProblems(key, text, inFrench).length > 0;

function variableProblems(key: string, text: string, inFrench: string): Problem[] {
  // `shapeProblems` reports a broken variable already.
  if (hasBrokenVariable(text)) return [];
  const own = new Set(text.match(variable));
  const expected = new Set(inFrench.match(variable));
  // A plural text may have `{{count}}` where French spells the number.
  const mayHave = (name: string) => name === '{{count}}' && splitPluralKey(key);
  const missing = neededVariables(key, inFrench).filter((name) => !own.has(name));
  const unknown = [...own].filter((name) => !expected.has(name) && !mayHave(name));
  if (missing.length > 0 && unknown.length > 0)
    return [['otherVariables', inFrench, missing.join(', '), unknown.join(', ')]];
  if (missing.length > 0) return [['missingVariables', inFrench, missing.join(', ')]];
  return unknown.length > 0 ? [['unknownVariables', inFrench, unknown.join(', ')]] : [];
}

/** The variables that a translation must have; a text for one or two may spell its number: “One answer”. */
export function neededVariables(key: string, inFrench: string): string[] {
  const mayLack = (name: string) => name === '{{count}}' && /_(zero|one|two)$/.test(key);
  return [...new Set(inFrench.match(variable))].filter((name) => !mayLack(name));
}

function typographyProblems(text: string): string[] {
  const corrected = setTypography(text);
  return corrected === text ? [] : [`typographie : « npm run format » écrit « ${corrected} ».`];
}
