/**
 * Pseudo-localisation: languages generated from the French catalog when the tests run. Each text is enclosed in marks and
 * made longer, or written in other letters, so that tests find hard-coded words and elements that are too narrow for a
 * translation.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalog, expandPlurals, mapTexts } from '../../../src/catalogs/catalog.ts';
import { pages } from '../../../src/build/pages.ts';
import { startedLanguage, startedPaths } from './site.ts';

/** The marks around each generated text. The site's own texts do not contain them. */
export const openingMark = '⟦';
export const closingMark = '⟧';

const latin = 'abcdefghijklmnopqrstuvwxyz';
const accented = lettersOf('áƀćďéƒǧĥíĵķĺḿńóṕɋŕśťúṽẃẋýž');
const arabic = lettersOf('ابكدهفجحيژقلمنوپخرستعغطضيز');

function lettersOf(alphabet: string): ReadonlyMap<string, string> {
  return new Map([...alphabet].map((letter, index) => [latin[index] ?? '', letter]));
}

/** Returns a text accented and 40 % longer: `Accueil` becomes `⟦Áććúéíĺ éé⟧`. Keeps variables. */
function lengthen(text: string, path = ''): string {
  const letters = text.replaceAll(/\{\{.*?\}\}/g, '').length;
  const extra = path.includes('.meta.') ? 0 : Math.ceil(letters * 0.4) - 2;
  // Words of five letters, because a single long word could not wrap.
  const filling = extra > 0 ? ` ${'ééééé '.repeat(Math.ceil(extra / 6)).slice(0, extra)}`.trimEnd() : '';
  return `${openingMark}${transliterate(text, accented)}${filling}${closingMark}`;
}

export function toArabicLetters(text: string): string {
  return `${openingMark}${transliterate(text, arabic)}${closingMark}`;
}

function transliterate(text: string, letters: ReadonlyMap<string, string>): string {
  return text
    .split(/(\{\{.*?\}\})/)
    .map((part, index) => (index % 2 ? part : replaceLetters(part, letters)))
    .join('');
}

function replaceLetters(text: string, letters: ReadonlyMap<string, string>): string {
  const bare = [...text.normalize('NFD').replaceAll(/\p{M}/gu, '')];
  return bare
    .map((letter) => {
      const other = letters.get(letter.toLowerCase()) ?? letter;
      return letter === letter.toLowerCase() ? other : other.toUpperCase();
    })
    .join('');
}

/**
 * The generated languages: English, which is longer; Arabic, from right to left; and Djibouti's other two languages,
 * for which `Intl` has little data (Somali) or none (Afar). The last language is only started:
 * it has the texts of its pages (`startedPaths`) and no others.
 */
const generatedLanguages = [
  { language: 'en', rewrite: lengthen, name: 'English' },
  { language: 'ar', rewrite: toArabicLetters, name: 'العربية' },
  { language: 'so', rewrite: lengthen, name: 'Soomaali' },
  { language: 'aa', rewrite: lengthen, name: 'Qafar' },
  { language: startedLanguage, rewrite: toArabicLetters, name: 'فارسی' },
] as const;

const startedPages = pages.filter(({ path }) => startedPaths.includes(path));

export function writePseudoCatalogs(locales: string): void {
  const french: Catalog = JSON.parse(readFileSync(join(locales, 'fr.json'), 'utf8'));
  for (const { language, rewrite, name } of generatedLanguages) {
    const isTranslated = (path: string) =>
      language !== startedLanguage || startedPages.some(({ shows }) => shows(path));
    const texts = mapTexts(expandPlurals(french, language), (text, path) =>
      isTranslated(path) ? rewrite(text.slice(0, maxLettersOf(path)), path) : '',
    );
    const catalog = {
      ...texts,
      language: { ...texts.language, name: `${openingMark}${name}${closingMark}` },
    };
    writeFileSync(join(locales, `${language}.json`), JSON.stringify(catalog));
  }
}

/** The maximum number of letters between the marks, for texts in a calendar column or a search result. */
function maxLettersOf(path: string): number {
  if (path.startsWith('formats.weekdaysShort.')) return 2;
  return path.includes('.meta.') ? 158 : Infinity;
}
