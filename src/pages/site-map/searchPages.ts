import MiniSearch, { type Options } from 'minisearch';

export interface SearchDocument {
  /** Without the language: `/about`. */
  path: string;
  title: string;
  description: string;
  keywords: string;
  headings: string;
  text: string;
}

export type FoundPage = Pick<SearchDocument, 'path' | 'title' | 'description'>;

/** Both the build, which writes the index, and the browser must use them. */
export const searchOptions: Options<SearchDocument> = {
  idField: 'path',
  fields: ['title', 'keywords', 'headings', 'text'],
  storeFields: ['title', 'description'],
  tokenize: splitWords,
  processTerm: foldWord,
};

/**
 * Splits a text into words and numbers, so that “bac+3” matches “BAC +3”, and “l’école” matches with any apostrophe.
 * MiniSearch's tokenizer splits only at punctuation, and “+” and “´” are symbols.
 */
function splitWords(text: string): string[] {
  return text.split(/[^\p{L}\p{N}\p{M}\p{Cf}]+/u);
}

/**
 * Reduces a word to how it sounds, without accents, capitals and plural: “logistik” finds “logistique”, “license” finds
 * “licences”. Null for a single letter, such as the elided article of “l’école”.
 */
export function foldWord(word: string): string | null {
  const folded = word
    .normalize('NFKD')
    // \p{Cf}: Arabic pages wrap numbers in direction marks.
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll(/œ/g, 'oe')
    .replaceAll(/æ/g, 'ae');
  if (folded.length < 2 && !/\d/.test(folded)) return null;
  return folded
    .replaceAll('ph', 'f')
    .replaceAll(/c(?=[eiy])/g, 's')
    .replaceAll(/qu|ck|c(?!h)|q/g, 'k')
    .replaceAll('y', 'i')
    .replace(/([ae]u)x$|(...)s$/, '$1$2')
    .replace(/(...)e$/, '$1')
    .replaceAll(/([a-z])\1/g, '$1');
}

/** Whether a query contains one of these words, in any spelling that `foldWord` treats as the same. */
export function hasWordOf(query: string, words: string): boolean {
  const wanted = new Set(splitWords(words).map(foldWord));
  return splitWords(query).some((word) => foldWord(word) !== null && wanted.has(foldWord(word)));
}

const indexes = new Map<string, Promise<MiniSearch<SearchDocument>>>();

/**
 * The pages of a language with all the words, or else with any of them, best match first. Prefixes and one typo also match.
 * Numbers match only as a whole, or “bac+3” would find 30. Rejects if the index cannot be fetched.
 */
export async function searchPages(language: string, words: string): Promise<FoundPage[]> {
  const index = await loadIndex(language);
  const search = (combineWith: 'AND' | 'OR') =>
    index.search(words, {
      combineWith,
      prefix: (term) => !/^\d+$/.test(term),
      fuzzy: (term) => (term.length > 4 ? 1 : false),
      boost: { title: 6, keywords: 4, headings: 2 },
      // More visitors look for the licence of a field of study than for its master.
      boostDocument: (path) => (String(path).startsWith('/programs/license') ? 1.15 : 1),
    });
  const withAllWords = search('AND');
  return (withAllWords.length > 0 ? withAllWords : search('OR')).map(({ id, title, description }) => ({
    path: String(id),
    title: String(title),
    description: String(description),
  }));
}

function loadIndex(language: string): Promise<MiniSearch<SearchDocument>> {
  const index = indexes.get(language) ?? fetchIndex(language);
  indexes.set(language, index);
  // Forget a failed fetch, so that the next search tries again.
  index.catch(() => indexes.delete(language));
  return index;
}

async function fetchIndex(language: string): Promise<MiniSearch<SearchDocument>> {
  const response = await fetch(`/search/${language}.json`);
  if (!response.ok) throw new Error(`Search index ${language}: ${response.status}`);
  return MiniSearch.loadJSONAsync<SearchDocument>(await response.text(), searchOptions);
}
