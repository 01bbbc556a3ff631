import MiniSearch from 'minisearch';
import { type SearchDocument, searchOptions } from './searchOptions.ts';

/** A page that the search found. */
export type FoundPage = Pick<SearchDocument, 'path' | 'title' | 'description'>;

const indexes = new Map<string, Promise<MiniSearch<SearchDocument>>>();

/**
 * The pages of a language on which these words stand, best first: all of the words, or any of them where no page has all.
 * Beginnings of words and small slips count; a number counts whole, or “bac+3” would find 30. Rejects when the index
 * cannot be fetched.
 */
export async function searchPages(language: string, words: string): Promise<FoundPage[]> {
  const index = await indexOf(language);
  const ask = (combineWith: 'AND' | 'OR') =>
    index.search(words, {
      combineWith,
      prefix: (term) => !/^\d+$/.test(term),
      fuzzy: (term) => (term.length > 4 ? 1 : false),
      boost: { title: 6, keywords: 3, headings: 2 },
    });
  const all = ask('AND');
  return (all.length > 0 ? all : ask('OR')).map(({ id, title, description }) => ({
    path: String(id),
    title: String(title),
    description: String(description),
  }));
}

function indexOf(language: string): Promise<MiniSearch<SearchDocument>> {
  const known = indexes.get(language) ?? fetchIndex(language);
  indexes.set(language, known);
  // Not for good: the next search asks again.
  known.catch(() => indexes.delete(language));
  return known;
}

/** Written by `src/build/finishPages.ts`. */
async function fetchIndex(language: string): Promise<MiniSearch<SearchDocument>> {
  const response = await fetch(`/search/${language}.json`);
  if (!response.ok) throw new Error(`Search index ${language}: ${response.status}`);
  return MiniSearch.loadJSONAsync<SearchDocument>(await response.text(), searchOptions);
}
