import type { Options } from 'minisearch';

/** A page as the search finds it. */
export interface SearchDocument {
  /** Without its language: `/about`. */
  path: string;
  title: string;
  description: string;
  keywords: string;
  headings: string;
  text: string;
}

/** How words are compared, for the index that the build writes and the browser that asks it: both need the same. */
export const searchOptions: Options<SearchDocument> = {
  idField: 'path',
  fields: ['title', 'keywords', 'headings', 'text'],
  storeFields: ['title', 'description'],
  tokenize: splitWords,
  processTerm: foldWord,
};

/**
 * The words and numbers of a text, without what stands between them: “bac+3” is asked for as “BAC +3” too, “l’école”
 * with any sign for its apostrophe. MiniSearch itself parts at punctuation alone, to which “+” and “´” do not belong.
 */
export function splitWords(text: string): string[] {
  return text.split(/[^\p{L}\p{N}\p{M}\p{Cf}]+/u);
}

/**
 * A word without its accents and capitals: “Bibliothèque” is found by “bibliotheque”, “vitæ” by “vitae”. Null for a
 * single letter, as the elided article of “l’école”.
 */
export function foldWord(word: string): string | null {
  const folded = word
    .normalize('NFKD')
    // Marks of direction too, in which an Arabic page sets its numbers.
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll(/œ/g, 'oe')
    .replaceAll(/æ/g, 'ae');
  return folded.length > 1 || /\d/.test(folded) ? folded : null;
}
