import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import MiniSearch from 'minisearch';
import { type HTMLElement, parse } from 'node-html-parser';
import { renderSVG } from 'uqr';
import { dossierPath } from '#core/model/linkedPages.ts';
import { defaultLanguage, localisePath } from '#core/texts/languages.ts';
import { programAtPath } from '../content/programs.ts';
import type { Catalog } from '../catalogs/catalog.ts';
import { type SearchDocument, searchOptions } from '../pages/site-map/searchPages.ts';
import { createBrochure } from './brochure.ts';
import { contentPolicy } from './contentPolicy.ts';
import { type LanguageContext, createLanguageContext } from './context.ts';
import { openGraphTags } from './openGraph.ts';
import { type PagePath, fileOf, isUnlisted, pagesIn } from './pages.ts';
import { charsetDeclaration, createScriptLinker } from './scripts.ts';
import { printedOrigin, supabaseUrl } from './settings.ts';
import { structuredData, structuredDataScript } from './structuredData.ts';

const icons = [
  '<link rel="icon" href="/favicon.ico" sizes="48x48"/>',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="any"/>',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>',
].join('');
const noIndex = '<meta name="robots" content="noindex"/>';

const notFoundPage = { path: '/404', aliasOf: undefined } as const;

/**
 * Finishes the prerendered pages: completes the head, links the scripts and inserts the CSP. Also writes the QR code of
 * each page, the brochure of each programme and the search index of each language.
 */
export async function finishPages(folder: string, catalogs: Record<string, Catalog>): Promise<void> {
  const linkScripts = await createScriptLinker(folder);
  const write = async (file: string, content: string | Uint8Array) => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  };
  for (const [language, catalog] of Object.entries(catalogs)) {
    const context = createLanguageContext(language, catalog);
    const searchIndex = new MiniSearch<SearchDocument>(searchOptions);
    for (const page of [...pagesIn(catalog), notFoundPage]) {
      const file = fileOf(page.path, language);
      const prerendered = await readFile(join(folder, file), 'utf8');
      const parsed = parse(prerendered);
      let forCrawlers = { head: icons + noIndex, bodyEnd: '' };
      if (page.path !== '/404') {
        forCrawlers = crawlerData(parsed, page.path, context);
        const address = printedOrigin + localisePath(page.path, language);
        // For the letterhead on paper.
        await write(`qr/${file.replace(/html$/, 'svg')}`, renderSVG(address, { border: 0 }));
        // Only French: the fonts of the brochures have no other script.
        const program = programAtPath(page.path);
        if (language === defaultLanguage && program && !page.aliasOf) {
          const schoolName = context.t('common:schoolName');
          const brochure = await createBrochure(parsed, { program, language, schoolName, address });
          await write(`brochures/${basename(file, '.html')}.pdf`, brochure);
        }
      }
      if (isSearchable(page)) searchIndex.add(searchDocument(page.path, parsed));
      const html = linkScripts(prerendered, forCrawlers);
      // Last, because the CSP contains the hashes of the page's scripts and styles.
      const policy = contentPolicy(html, page.path, supabaseUrl);
      const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
      // After the charset declaration, which must be within the first 1024 bytes (HTML standard).
      const finished = html.replace(charsetDeclaration, (charset) => charset + tag);
      await write(file, finished);
    }
    await write(`search/${language}.json`, JSON.stringify(searchIndex));
  }
}

/**
 * What only crawlers and browsers read. In the head icons, robots and Open Graph tags, before the styles, because
 * some crawlers read only the first kilobytes of a page; at the end of the body structured data, which would delay the first
 * paint in the head. `pageHead` does not add them, because every visitor would load this code and these texts.
 */
function crawlerData(page: HTMLElement, path: PagePath, context: LanguageContext) {
  const nodes = structuredData(path, page, context);
  return {
    head: [icons, isUnlisted(path) ? noIndex : '', openGraphTags(page, path, context)].join(''),
    bodyEnd: nodes.length > 0 ? structuredDataScript(nodes) : '',
  };
}

/**
 * Whether the site's search finds a page: not an alias, the not-found page, the page of the search itself or an unlisted
 * page. It finds the dossier although that is unlisted, because a visitor who lost the link can ask for it there.
 */
function isSearchable({ path, aliasOf }: { path: string; aliasOf?: string | undefined }): boolean {
  return (
    !aliasOf && path !== '/404' && path !== '/plan-du-site' && (path === dossierPath || !isUnlisted(path))
  );
}

/** Extracts the searchable texts of a prerendered page, and removes the rest from `page`. Throws if it has no `main`. */
function searchDocument(path: string, page: HTMLElement): SearchDocument {
  const main = page.querySelector('main');
  if (!main) throw new Error(`${path} has no main.`);
  for (const ignored of main.querySelectorAll('script, style, svg, nav, form, [aria-hidden="true"]')) {
    ignored.remove();
  }
  const meta = (name: string) => page.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
  return {
    path,
    // Every title ends with the school's name.
    title: page.querySelector('title')?.text.replace(/ \| [^|]*$/, '') ?? '',
    description: meta('description'),
    keywords: meta('keywords'),
    headings: main.querySelectorAll('h1, h2, h3').map(wordsOf).join(' '),
    text: wordsOf(main),
  };
}

/** The text with a space before each tag, because neighbours may have none between them. No word has a tag in it. */
function wordsOf(element: HTMLElement): string {
  return parse(element.innerHTML.replaceAll(/<(?!!)/g, ' <')).text;
}
