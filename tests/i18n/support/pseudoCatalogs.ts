/**
 * Pseudo-languages made from the French catalog: full catalogs that no person wrote, in which a text that did not come
 * from its catalog, or that has no room, can be seen. Made when a test runs, never committed.
 */
import { layOut } from '../../../src/catalogs/completeCatalog.ts';
import { mapTexts, type Catalog } from '../../../src/catalogs/texts.ts';

/** Marks where a text begins and ends. In no text of the site. */
export const opening = '⟦';
export const closing = '⟧';

const accented: Record<string, string> = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyz'].map((letter, index) => [
    letter,
    [...'áƀćďéƒǧĥíĵķĺḿńóṕɋŕśťúṽẃẋýž'][index] ?? letter,
  ]),
);
const arabic: Record<string, string> = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyz'].map((letter, index) => [
    letter,
    [...'ابكدهفجحيژقلمنوپخرستعغطضيز'][index] ?? letter,
  ]),
);

/** `Accueil` as a language of 40 % more letters: `⟦Áććúéíĺ ~~~⟧`; variables stay as they are, and so do limits. */
export function lengthen(text: string, path = ''): string {
  const letters = text.replaceAll(/\{\{.*?\}\}/g, '').length;
  const extra = path.includes('.meta.') ? 0 : Math.ceil(letters * 0.4) - 2;
  // Words of five letters: a language that is longer has more words, not one endless one.
  const filling = extra > 0 ? ` ${'ééééé '.repeat(Math.ceil(extra / 6)).slice(0, extra)}`.trimEnd() : '';
  return `${opening}${spell(text, accented)}${filling}${closing}`;
}

/** The same in Arabic letters, which run from right to left. */
export function turnAround(text: string): string {
  return `${opening}${spell(text, arabic)}${closing}`;
}

function spell(text: string, letters: Record<string, string>): string {
  return text
    .split(/(\{\{.*?\}\})/)
    .map((part, index) =>
      index % 2
        ? part
        : [...part.normalize('NFD').replaceAll(/\p{M}/gu, '')]
            .map((letter) => {
              const other = letters[letter.toLowerCase()] ?? letter;
              return letter === letter.toLowerCase() ? other : other.toUpperCase();
            })
            .join(''),
    )
    .join('');
}

/** A full catalog of a language whose texts are the French ones, rewritten, with the plural forms of that language. */
export function pseudoCatalog(
  french: Catalog,
  language: string,
  rewrite: (text: string, path: string) => string,
  name: string,
): Catalog {
  const catalog = mapTexts(layOut(french, language), (text, path) =>
    rewrite(text.slice(0, roomOf(path)), path),
  );
  return { ...catalog, language: { ...catalog.language, name } };
}

/** How many letters fit beside the marks, where a text's room is counted. */
function roomOf(path: string): number {
  if (path.startsWith('formats.weekdaysShort.')) return 2;
  return path.includes('.meta.') ? 158 : Infinity;
}
