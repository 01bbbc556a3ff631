import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import MiniSearch from 'minisearch';
import { type HTMLElement, parse } from 'node-html-parser';
import { type SearchDocument, searchOptions } from '../pages/site-map/searchOptions.ts';
import { fileOf, pages } from './pages.ts';

/** Where one searches: nobody looks for it there. */
const searchPage = '/plan-du-site';

/**
 * Writes each language's index of the site search, `search/fr.json`, from what its prerendered pages say. An alias is its
 * page at another address and is not found twice.
 */
export async function writeSearchIndexes(folder: string, languages: readonly string[]): Promise<void> {
  await mkdir(join(folder, 'search'), { recursive: true });
  for (const language of languages) {
    const index = new MiniSearch<SearchDocument>(searchOptions);
    for (const { path, aliasOf } of pages) {
      if (aliasOf || path === searchPage) continue;
      index.add(documentOf(path, await readFile(join(folder, fileOf(path, language)), 'utf8')));
    }
    await writeFile(join(folder, `search/${language}.json`), JSON.stringify(index));
  }
}

function documentOf(path: string, html: string): SearchDocument {
  const page = parse(html);
  const main = page.querySelector('main');
  if (!main) throw new Error(`${path} has no main.`);
  for (const unread of main.querySelectorAll('script, style, svg, nav, form, [aria-hidden="true"]')) {
    unread.remove();
  }
  const meta = (name: string) => page.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
  return {
    path,
    // Without the school's name, which every page has.
    title: page.querySelector('title')?.text.split(' | ')[0] ?? '',
    description: meta('description'),
    keywords: meta('keywords'),
    headings: main.querySelectorAll('h1, h2, h3').map(wordsOf).join(' '),
    text: wordsOf(main),
  };
}

/** Its words, apart where elements part them. */
function wordsOf(element: HTMLElement): string {
  return element.structuredText;
}
