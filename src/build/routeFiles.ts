import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { programAt, programSlugs } from '../content/programs.ts';

/** A file of `src/routes`. It serves one path, or the paths of all programmes. */
export interface RouteFile {
  /** Relative to the project: `src/routes/programs/index.tsx`. */
  file: string;
  /** The route's path: `/programs`, `/programs/$slug`. */
  path: string;
  source: string;
}

/** A page's path and the catalog slices that it shows. */
export interface RoutedPage {
  path: string;
  slices: string[];
}

/** The slices in the arguments of a route's `loadPage` call. Does not include the slice of each programme. */
export function slicesOf({ source }: RouteFile): string[] {
  const calls = [...source.matchAll(/loadPage\(([^)]*)\)/g)].map(([, names]) => names).join();
  return [...calls.matchAll(/'(\w+)'/g)].map(([, slice = '']) => slice);
}

/** The pages that a route file serves. */
export function pagesOf(route: RouteFile): RoutedPage[] {
  const { path } = route;
  const slices = slicesOf(route);
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
