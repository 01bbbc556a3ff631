import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, localisePath } from '#core/texts/languages.ts';
import { type ProgramPath, aliases, programAt, programSlugs } from '../content/programs.ts';
import { unlistedPaths } from '../layout/menus.ts';
import type { FileRoutesByTo } from '../routeTree.gen.ts';
import type { Catalog } from '../catalogs/catalog.ts';
import { slicesOf } from './slices.ts';

/** A path of the site, without its language. */
export type PagePath = Exclude<keyof FileRoutesByTo, '/programs/$slug'> | ProgramPath;

/** A page by its path. An alias shows the page of another path. */
export interface Page {
  path: PagePath;
  aliasOf?: PagePath;
  /** The catalog slices that the page shows besides those of the frame. */
  slices: readonly string[];
}

const root = join(import.meta.dirname, '../..');
const routeFiles = readRouteFiles(root);

/** They load with slices of their own, when a visitor meets them. */
const lateModules = [
  'src/pages/not-found/NotFound.tsx',
  'src/layout/InfoDialog.tsx',
  'src/layout/LoadedTeacherApplication.tsx',
];

const frameSlices = slicesOf(root, ['src/routes/__root.tsx', 'src/client.tsx'], lateModules);

/**
 * The slices that each route shows besides those of the `frame`, by path. Without the slice of each programme, which the
 * address names. `teacherApplication` is the dialog in the footer.
 */
export const slicesByRoute: Readonly<Record<string, readonly string[]>> = {
  frame: frameSlices,
  teacherApplication: ownSlices('src/layout/LoadedTeacherApplication.tsx'),
  ...Object.fromEntries(routeFiles.map(({ path, file }) => [path, ownSlices(file)])),
};

function ownSlices(file: string): string[] {
  return slicesOf(root, [file], lateModules).filter((slice) => !frameSlices.includes(slice));
}

/** Every path that a file of `src/routes` serves. The prerender, the sitemap and the audits read this list. */
export const pages: readonly Page[] = routeFiles.flatMap(pathsOf).map((page) => {
  const aliasOf = aliases[page.path];
  // Safe cast: the type `PagePath` comes from the same route files.
  return { ...page, ...(aliasOf && { aliasOf }) } as Page;
});

/** A file of `src/routes`. It serves one path, or the paths of all programmes. */
export interface RouteFile {
  /** Relative to the project: `src/routes/programs/index.tsx`. */
  file: string;
  /** The route's path: `/programs`, `/programs/$slug`. */
  path: string;
  source: string;
}

function pathsOf({ path }: RouteFile): { path: string; slices: readonly string[] }[] {
  const slices = slicesByRoute[path] ?? [];
  if (path !== '/programs/$slug') return [{ path, slices }];
  return programSlugs.map((slug) => ({
    path: path.replace('$slug', slug),
    slices: [...slices, programAt(slug)],
  }));
}

/** Reads every route file, sorted by path. Leaves out the root route, which does not have a path. */
export function readRouteFiles(root: string): RouteFile[] {
  return globSync('src/routes/**/*.tsx', { cwd: root })
    .filter((file) => !file.endsWith('__root.tsx'))
    .map((name) => {
      const file = name.replaceAll('\\', '/');
      const path = file.replace('src/routes', '').replace(/\/index\.tsx$|\.tsx$/, '');
      return { file, path: path || '/', source: readFileSync(join(root, file), 'utf8') };
    })
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

/** The pages that exist in a language: its published catalog has every slice that they show. */
export function pagesIn(catalog: Catalog): readonly Page[] {
  return pages.filter(({ slices }) => slices.every((slice) => slice in catalog));
}

export function pagesMissingIn(catalog: Catalog): readonly Page[] {
  const existing = pagesIn(catalog);
  return pages.filter((page) => !existing.includes(page));
}

/** Whether search engines and the sitemap leave a page out. */
export function isUnlisted(path: string): boolean {
  return unlistedPaths.includes(path);
}

/** The file of a prerendered page, below the built site. */
export function fileOf(path: string, language: string): string {
  const publicPath = localisePath(path, language);
  return publicPath === '/' ? 'index.html' : `${publicPath.slice(1)}.html`;
}

/** The `pages` option of TanStack Start: every page in each of its languages, and the 404 page of each language. */
export function pagesToPrerender(catalogs: Record<string, Catalog>, origin: string) {
  const pathsByLanguage = Object.entries(catalogs).map(([language, catalog]) => ({
    language,
    paths: new Set(pagesIn(catalog).map(({ path }) => path)),
  }));
  return pathsByLanguage.flatMap(({ language, paths }) => [
    ...pages
      .filter(({ path }) => paths.has(path))
      .map(({ path, aliasOf }) => {
        const languages = pathsByLanguage
          .filter((other) => other.paths.has(path))
          .map((other) => other.language);
        return {
          path: localisePath(path, language),
          sitemap: {
            exclude: aliasOf !== undefined || isUnlisted(path),
            ...hreflangLinks(path, languages, origin),
          },
        };
      }),
    {
      path: localisePath('/404', language),
      prerender: { outputPath: localisePath('/404.html', language) },
      sitemap: { exclude: true },
    },
  ]);
}

/** The sitemap's hreflang links, the same as in the page's head. Empty for a page in one language. */
function hreflangLinks(path: string, languages: readonly string[], origin: string) {
  if (languages.length === 1) return {};
  const href = (language: string) => origin + localisePath(path, language);
  return {
    alternateRefs: [
      ...languages.map((language) => ({ hreflang: language, href: href(language) })),
      { hreflang: 'x-default', href: href(defaultLanguage) },
    ],
  };
}
