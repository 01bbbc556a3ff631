import MiniSearch from 'minisearch';
import { parse } from 'node-html-parser';
import { type SearchDocument, searchOptions } from '../pages/site-map/searchPages.ts';

/** An index for the site search, whose JSON `src/pages/site-map/searchPages.ts` loads. */
export function createSearchIndex(): MiniSearch<SearchDocument> {
  return new MiniSearch<SearchDocument>(searchOptions);
}

/** Leaves out aliases, which are their page again, the not-found page and the page of the search itself. */
export function isSearchable({ path, aliasOf }: { path: string; aliasOf?: string | undefined }): boolean {
  return !aliasOf && path !== '/404' && path !== '/plan-du-site';
}

/** What the search reads of a prerendered page. */
export function searchDocument(path: string, html: string): SearchDocument {
  const page = parse(html);
  const main = page.querySelector('main');
  if (!main) throw new Error(`${path} has no main.`);
  for (const unread of main.querySelectorAll('script, style, svg, nav, form, [aria-hidden="true"]')) {
    unread.remove();
  }
  const meta = (name: string) => page.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
  return {
    path,
    // Without the school's name, which every title ends with.
    title: page.querySelector('title')?.text.split(' | ')[0] ?? '',
    description: meta('description'),
    keywords: meta('keywords'),
    headings: main
      .querySelectorAll('h1, h2, h3')
      .map((heading) => heading.structuredText)
      .join(' '),
    text: main.structuredText,
  };
}
