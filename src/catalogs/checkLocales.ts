/** The rules of the texts. The messages are for editors and translators, so they do not use technical terms. */
import { defaultLanguage } from '#core/texts/languages.ts';
import { numberExample } from '#core/texts/formats.ts';
import { type Catalog, expandPlurals, flatten, isInLongerList, splitPluralKey, variable } from './catalog.ts';
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
        ? [
            isInLongerList(key, catalog, reference)
              ? 'la liste est plus longue qu’en français : effacez l’élément que le français n’a plus, qui peut être avant celui-ci. Jusque-là, la page est en français.'
              : `le français n’a pas de texte à cette place, ou la langue « ${language} » pas cette forme du pluriel : corrigez son nom ou sa place, ou effacez-le.`,
          ]
        : findProblems(key, text, inFrench).map((each) => describeProblem(each));
    return messages.map((message) => ({ file: `locales/${language}.json`, key, message }));
  });
}

/** A broken rule, with what its sentence quotes. */
export type Problem = readonly [rule: keyof typeof sentences, ...quoted: string[]];
export type Sentences = Readonly<Record<Problem[0], (...quoted: string[]) => string>>;

export const sentences = {
  empty: () => 'le texte est vide.',
  tooLong: (length) => `le texte a ${length} signes, plus que ${longestText} : coupez-le en paragraphes.`,
  spaceAtEnd: () => 'le texte commence ou finit par une espace : effacez-la.',
  brokenVariable: (text) => `une variable est abîmée : écrivez-la {{nom}}. Le texte est « ${text} ».`,
  invisible: () =>
    'le texte contient un signe invisible, comme un retour à la ligne ou une marque de direction : effacez-le. La page coupe les lignes et règle les directions d’elle-même.',
  html: (html) =>
    `les visiteurs verraient « ${html} » : effacez le HTML, et écrivez le signe lui-même, comme l’espace insécable (U+00A0) pour « &nbsp; ».`,
  variables: (french, wrong) =>
    `vérifiez ${wrong} : les variables gardent leur nom. En français : « ${french} ».`,
  number: () => 'écrivez le nombre 12345.6 avec les séparateurs de votre langue, comme « 12,345.6 ».',
} satisfies Record<string, (...quoted: string[]) => string>;

export function describeProblem([rule, ...quoted]: Problem, words: Sentences = sentences): string {
  return words[rule](...quoted);
}

/** The rules that a translation breaks. `inFrench` is the French text in its place (`expandPlurals`). */
export function findProblems(key: string, text: string, inFrench: string): Problem[] {
  const number: Problem[] = key === 'formats.number' && !numberExample.test(text) ? [['number']] : [];
  return [...shapeProblems(text), ...variableProblems(key, text, inFrench), ...number];
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
  const wrong = [...missing, ...unknown].join(', ');
  return wrong ? [['variables', inFrench, wrong]] : [];
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
