import { join } from 'node:path';
import { defaultLanguage } from '#core/texts/languages.ts';
import { aliases } from '../content/aliases.ts';
import type { ProgramPath } from '../content/programs.ts';
import { localisePath } from '../i18n/localisePath.ts';
import type { FileRoutesByTo } from '../routeTree.gen.ts';
import type { CompletedCatalog } from '../catalogs/completeCatalog.ts';
import { pageGaps } from './pageGaps.ts';
import { pagesOf, readRouteFiles } from './routeFiles.ts';

/** A path of the site, without its language. */
export type PagePath = Exclude<keyof FileRoutesByTo, '/programs/$slug'> | ProgramPath;

/** A path, and the one whose page it shows where it is an alias. */
export interface Page {
  path: PagePath;
  aliasOf?: PagePath;
}

const routedPages = readRouteFiles(join(import.meta.dirname, '../..')).flatMap(pagesOf);

/** The sitemap: every path that a file of `src/routes` serves. Prerendering, the sitemap file and the audits read it. */
export const pages: readonly Page[] = routedPages.map(({ path }) => {
  const aliasOf = aliases[path];
  return { path, ...(aliasOf && { aliasOf }) } as Page; // the type is made from the same files
});

/** The file of a prerendered page, below the built site. */
export function fileOf(path: string, language: string): string {
  const bare = localisePath(path, language);
  return bare === '/' ? 'index.html' : `${bare.slice(1)}.html`;
}

/**
 * The prerender list of TanStack Start: every page in every language that has a catalog, and its 404 page. The sitemap
 * names those that are translated enough.
 */
export function pagesToPrerender(locales: Record<string, CompletedCatalog>, origin: string) {
  const languages = Object.keys(locales);
  const gaps = pageGaps(locales, routedPages);
  return languages.flatMap((language) => [
    ...pages.map((page) => {
      const published = languages.filter((other) => gaps[other]?.[page.path] !== false);
      const exclude = 'aliasOf' in page || !published.includes(language);
      return {
        path: localisePath(page.path, language),
        sitemap: { exclude, ...alternates(page.path, published, origin) },
      };
    }),
    {
      path: localisePath('/404', language),
      prerender: { outputPath: localisePath('/404.html', language) },
      sitemap: { exclude: true },
    },
  ]);
}

/** The sitemap's word for the same page in the other languages; the same as in the page's head. */
function alternates(path: string, published: readonly string[], origin: string) {
  if (published.length === 1) return {};
  const href = (language: string) => origin + localisePath(path, language);
  return {
    alternateRefs: [
      ...published.map((language) => ({ hreflang: language, href: href(language) })),
      { hreflang: 'x-default', href: href(defaultLanguage) },
    ],
  };
}
