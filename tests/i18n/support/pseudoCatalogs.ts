/**
 * Generated languages, made from the French catalog when the tests run. Each text stands between marks and is longer, or
 * in other letters, so that a test sees words from elsewhere and places without room.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalog, expandPlurals, mapTexts } from '../../../src/catalogs/catalog.ts';
import { startedLanguage } from './site.ts';

/** The marks around each text. No text of the site has them. */
export const opening = '⟦';
export const closing = '⟧';

const latin = 'abcdefghijklmnopqrstuvwxyz';
const accented = lettersOf('áƀćďéƒǧĥíĵķĺḿńóṕɋŕśťúṽẃẋýž');
const arabic = lettersOf('ابكدهفجحيژقلمنوپخرستعغطضيز');

function lettersOf(alphabet: string): ReadonlyMap<string, string> {
  return new Map([...alphabet].map((letter, index) => [latin[index] ?? '', letter]));
}

/** `Accueil` as a language of 40 % more letters: `⟦Áććúéíĺ ~~~⟧`. Variables stay as they are. */
export function lengthen(text: string, path = ''): string {
  const letters = text.replaceAll(/\{\{.*?\}\}/g, '').length;
  const extra = path.includes('.meta.') ? 0 : Math.ceil(letters * 0.4) - 2;
  // Words of five letters, because a longer language has more words and not an endless one.
  const filling = extra > 0 ? ` ${'ééééé '.repeat(Math.ceil(extra / 6)).slice(0, extra)}`.trimEnd() : '';
  return `${opening}${spell(text, accented)}${filling}${closing}`;
}

/** The text in Arabic letters, which run from right to left. */
export function turnAround(text: string): string {
  return `${opening}${spell(text, arabic)}${closing}`;
}

function spell(text: string, letters: ReadonlyMap<string, string>): string {
  return text
    .split(/(\{\{.*?\}\})/)
    .map((part, index) => (index % 2 ? part : spellWords(part, letters)))
    .join('');
}

function spellWords(text: string, letters: ReadonlyMap<string, string>): string {
  const bare = [...text.normalize('NFD').replaceAll(/\p{M}/gu, '')];
  return bare
    .map((letter) => {
      const other = letters.get(letter.toLowerCase()) ?? letter;
      return letter === letter.toLowerCase() ? other : other.toUpperCase();
    })
    .join('');
}

/**
 * The generated languages: a longer English, an Arabic for the other direction, and Djibouti's two other languages, of
 * which JavaScript engines know little (Somali) or nothing (Afar). The last one is started: `isStarted` names its slices.
 */
const generated = [
  { language: 'en', rewrite: lengthen, name: 'English' },
  { language: 'ar', rewrite: turnAround, name: 'العربية' },
  { language: 'so', rewrite: lengthen, name: 'Soomaali' },
  { language: 'aa', rewrite: lengthen, name: 'Qafar' },
  { language: startedLanguage, rewrite: turnAround, name: 'فارسی' },
] as const;

/** The slices of the frame, and of the pages `/about` and `/admission-request`; not the mails. */
const startedSlices =
  /^(language|common|layout|formats|forms|notFound|about|people|keyFigures|admissionRequest|programNames|validation|today)\./;

/** Writes the catalogs of the generated languages beside `fr.json`. */
export function writePseudoCatalogs(locales: string): void {
  const french: Catalog = JSON.parse(readFileSync(join(locales, 'fr.json'), 'utf8'));
  for (const { language, rewrite, name } of generated) {
    const isTranslated = (path: string) => language !== startedLanguage || startedSlices.test(path);
    const texts = mapTexts(expandPlurals(french, language), (text, path) =>
      isTranslated(path) ? rewrite(text.slice(0, roomOf(path)), path) : '',
    );
    const catalog = { ...texts, language: { ...texts.language, name: `${opening}${name}${closing}` } };
    writeFileSync(join(locales, `${language}.json`), JSON.stringify(catalog));
  }
}

/** The number of letters that fit between the marks in a column of the calendar and in search results. */
function roomOf(path: string): number {
  if (path.startsWith('formats.weekdaysShort.')) return 2;
  return path.includes('.meta.') ? 158 : Infinity;
}
