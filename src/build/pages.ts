import { globSync } from 'node:fs';
import { join } from 'node:path';
import { questions } from '#core/questions/questions.ts';
import { type RequestKind, kindFacts, requestKinds } from '#core/questions/requestKinds.ts';
import { defaultLanguage, localisePath } from '#core/texts/languages.ts';
import { type NewsPath, newsItems, newsPath, sliceOf } from '../content/news.ts';
import { type ProgramPath, aliases, programAt, programSlugs } from '../content/programs.ts';
import { unlistedPaths } from '../layout/menus.ts';
import type { FileRoutesByTo } from '../routeTree.gen.ts';
import { type Catalog, flatten } from '../catalogs/catalog.ts';
import { readValidLocales } from '../catalogs/readLocales.ts';
import { type Translation, isolateExpressions, readTranslation } from '../catalogs/translations.ts';
import { type Shown, matcherOf, shownBy } from './slices.ts';

/** A path of the site, without its language. */
export type PagePath =
  | Exclude<keyof FileRoutesByTo, '/programs/$slug' | '/news/$id'>
  | ProgramPath
  | NewsPath;

/** A page by its path. An alias shows the page of another path. */
export interface Page {
  path: PagePath;
  aliasOf?: PagePath;
  /** Whether the page shows the text at a path of the catalog, in its frame or in any of its states. */
  shows: (textPath: string) => boolean;
}

const root = join(import.meta.dirname, '../..');
const routeFiles = readRouteFiles();

const notFoundFile = 'src/pages/not-found/NotFound.tsx';
const infoDialogFile = 'src/layout/InfoDialog.tsx';
const teacherApplicationFile = 'src/layout/TeacherApplicationDialog.tsx';
/** They load with slices of their own, when a visitor meets them. */
const lateModules = [notFoundFile, infoDialogFile, teacherApplicationFile];

const frameFiles = ['src/routes/__root.tsx', 'src/client.tsx'];
const frameSlices = shownBy(root, frameFiles, lateModules).slices;

/** With the not-found page, which every unknown address shows. */
const frame: Shown = {
  slices: [...frameSlices, 'language', 'notFound'],
  keys: ['language:name', ...shownBy(root, [...frameFiles, notFoundFile, infoDialogFile]).keys],
};

/** Whether the frame of every page shows the text at a path. A language needs these texts before any page of its own. */
export const isInFrame = matcherOf(frame);

function shownOn(file: string): Shown {
  const { slices, keys } = shownBy(root, [file], lateModules);
  return { slices: slices.filter((slice) => !frameSlices.includes(slice)), keys };
}

const shownByRoute: Readonly<Record<string, Shown>> = {
  teacherApplication: shownOn(teacherApplicationFile),
  ...Object.fromEntries(routeFiles.map(({ path, file }) => [path, shownOn(file)])),
};

/**
 * The slices that each route shows besides those of the `frame`, by path. Without the slice of each programme and
 * article, which the address names. `teacherApplication` is the dialog in the footer.
 */
export const slicesByRoute: Readonly<Record<string, readonly string[]>> = {
  frame: frameSlices,
  ...Object.fromEntries(Object.entries(shownByRoute).map(([path, { slices }]) => [path, slices])),
};

/** Whether a route shows the text at a path, in its frame or in any of its states; `own` is the slice that its address names. */
function matcherOfRoute(route: string, own?: string): Page['shows'] {
  const { slices = [], keys = [] } = shownByRoute[route] ?? {};
  const isOwn = matcherOf({ slices: [...frame.slices, ...slices], keys });
  const kinds = requestKinds.filter((kind) => slices.includes(kindFacts[kind].slice));
  const rules = kinds.flatMap(rulesOf);
  // A form shows the messages of its own questions.
  const foreign = new Set(
    kinds.length > 0 ? requestKinds.flatMap(rulesOf).filter((rule) => !rules.includes(rule)) : [],
  );
  return (path) =>
    isInFrame(path) ||
    path.startsWith(`${own}.`) ||
    (isOwn(path) && !foreign.has(path.replace(/^forms\.validation\./, '')));
}

function rulesOf(kind: RequestKind): string[] {
  return Object.values(questions[kind]).flatMap(({ messages = {} }) => Object.values(messages));
}

export const isInTeacherApplication = matcherOfRoute('teacherApplication');

/** The pages of each route with a parameter, aliases included, with the slice that their address names. */
const parameterPages: Readonly<Record<string, readonly { path: string; slice: string }[]>> = {
  '/programs/$slug': programSlugs.map((slug) => ({ path: `/programs/${slug}`, slice: programAt(slug) })),
  '/news/$id': newsItems.map(({ id }) => ({ path: newsPath(id), slice: sliceOf(id) })),
};

/** Every path that a file of `src/routes` serves. The prerender, the sitemap and the audits read this list. */
export const pages: readonly Page[] = routeFiles.flatMap(pathsOf).map((page) => {
  const aliasOf = aliases[page.path];
  // Safe cast: the type `PagePath` comes from the same route files.
  return { ...page, ...(aliasOf && { aliasOf }) } as Page;
});

/** A route serves one path, or the paths of all programmes or articles. */
function pathsOf({ path: route }: (typeof routeFiles)[number]): { path: string; shows: Page['shows'] }[] {
  const named = parameterPages[route];
  if (!named) return [{ path: route, shows: matcherOfRoute(route) }];
  return named.map(({ path, slice }) => ({ path, shows: matcherOfRoute(route, slice) }));
}

/**
 * Every route file (`src/routes/programs/index.tsx`) with its path (`/programs`, `/programs/$slug`), sorted by path. Leaves out
 * the root route, which does not have one.
 */
function readRouteFiles() {
  return globSync('src/routes/**/*.tsx', { cwd: root })
    .filter((file) => !file.endsWith('__root.tsx'))
    .map((name) => {
      const file = name.replaceAll('\\', '/');
      const path = file.replace('src/routes', '').replace(/\/index\.tsx$|\.tsx$/, '');
      return { file, path: path || '/' };
    })
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

/**
 * The texts of each published language, French first. A language is published once the texts of its frame are translated.
 * Texts that are not are empty: the pages that show them are French (`pagesIn`). Throws like `readValidLocales`.
 */
export function readPublishedCatalogs(folder: string): Record<string, Catalog> {
  const { [defaultLanguage]: reference = {}, ...others } = readValidLocales(folder);
  const translations = Object.entries(others)
    .map(([language, own]): [string, Translation] => [language, readTranslation(own, reference, language)])
    .filter(([, { missing }]) => !missing.some(isInFrame))
    .map(([language, { catalog }]) => [language, isolateExpressions(catalog, language)]);
  return Object.fromEntries([[defaultLanguage, reference], ...translations]);
}

/** The languages of a folder whose frame lacks texts, because it is begun or French has new ones: their addresses lead to French. */
export function readUnpublishedLanguages(folder: string): string[] {
  const published = readPublishedCatalogs(folder);
  return Object.keys(readValidLocales(folder)).filter((language) => !(language in published));
}

/** The pages that exist in a language: none of the texts that they show is empty. */
export function pagesIn(catalog: Catalog): readonly Page[] {
  const empty = emptyTexts(catalog);
  return pages.filter(({ shows }) => !empty.some(shows));
}

function emptyTexts(catalog: Catalog): string[] {
  return [...flatten(catalog)].flatMap(([path, text]) => (text === '' ? [path] : []));
}

export function hasTeacherApplication(catalog: Catalog): boolean {
  return !emptyTexts(catalog).some(isInTeacherApplication);
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
export function pagesToPrerender(catalogs: Record<string, Catalog>) {
  return Object.entries(catalogs).flatMap(([language, catalog]) => [
    ...pagesIn(catalog).map(({ path, aliasOf }) => ({
      path: localisePath(path, language),
      sitemap: { exclude: aliasOf !== undefined || isUnlisted(path) },
    })),
    {
      path: localisePath('/404', language),
      prerender: { outputPath: localisePath('/404.html', language) },
      sitemap: { exclude: true },
    },
  ]);
}
