import { join } from 'node:path';
import { defaultLanguage } from '#core/texts/languages.ts';
import { aliases, type ProgramPath } from '../content/programs.ts';
import { localisePath } from '../i18n/localisePath.ts';
import type { FileRoutesByTo } from '../routeTree.gen.ts';
import type { Catalog } from '../catalogs/catalog.ts';
import { pagesOf, readRouteFiles } from './routeFiles.ts';

/** A path of the site, without its language. */
export type PagePath = Exclude<keyof FileRoutesByTo, '/programs/$slug'> | ProgramPath;

/** A path, and the one whose page it shows where it is an alias. */
export interface Page {
  path: PagePath;
  aliasOf?: PagePath;
  /** The slices of the catalogs that it shows beside the frame's. */
  slices: readonly string[];
}

const routedPages = readRouteFiles(join(import.meta.dirname, '../..')).flatMap(pagesOf);

/** The sitemap: every path that a file of `src/routes` serves. Prerendering, the sitemap file and the audits read it. */
export const pages: readonly Page[] = routedPages.map((page) => {
  const aliasOf = aliases[page.path];
  return { ...page, ...(aliasOf && { aliasOf }) } as Page; // the type is made from the same files
});

/** The pages that exist in a language: those of which its published catalog has every slice. */
export function pagesIn(catalog: Catalog): readonly Page[] {
  return pages.filter(({ slices }) => slices.every((slice) => slice in catalog));
}

/** The pages that a language does not have yet. */
export function pagesMissingIn(catalog: Catalog): readonly Page[] {
  const existing = pagesIn(catalog);
  return pages.filter((page) => !existing.includes(page));
}

/** The slices of the footer's form for teachers, a dialog without a page. */
export const teacherApplicationSlices = ['teacherApplication', 'validation'];

/** The file of a prerendered page, below the built site. */
export function fileOf(path: string, language: string): string {
  const bare = localisePath(path, language);
  return bare === '/' ? 'index.html' : `${bare.slice(1)}.html`;
}

/** The prerender list of TanStack Start: every page in each language that has it, and each language's 404 page. */
export function pagesToPrerender(catalogs: Record<string, Catalog>, origin: string) {
  const pathsOf = Object.entries(catalogs).map(([language, catalog]) => ({
    language,
    paths: new Set(pagesIn(catalog).map(({ path }) => path)),
  }));
  return pathsOf.flatMap(({ language, paths }) => [
    ...pages
      .filter(({ path }) => paths.has(path))
      .map(({ path, aliasOf }) => {
        const languages = pathsOf.filter((other) => other.paths.has(path)).map((other) => other.language);
        return {
          path: localisePath(path, language),
          sitemap: { exclude: aliasOf !== undefined, ...alternates(path, languages, origin) },
        };
      }),
    {
      path: localisePath('/404', language),
      prerender: { outputPath: localisePath('/404.html', language) },
      sitemap: { exclude: true },
    },
  ]);
}

/** The sitemap's links to a page's other languages, the same as in its head. */
function alternates(path: string, languages: readonly string[], origin: string) {
  if (languages.length === 1) return {};
  const href = (language: string) => origin + localisePath(path, language);
  return {
    alternateRefs: [
      ...languages.map((language) => ({ hreflang: language, href: href(language) })),
      { hreflang: 'x-default', href: href(defaultLanguage) },
    ],
  };
}
