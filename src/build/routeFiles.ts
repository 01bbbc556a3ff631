import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { programAt, programSlugs } from '../content/programs.ts';

/** A file of `src/routes` that serves one path, or every programme's. */
export interface RouteFile {
  /** Below the project: `src/routes/programs/index.tsx`. */
  file: string;
  /** As the router writes it: `/programs`, `/programs/$slug`. */
  path: string;
  source: string;
}

/** A page's address, and the slices of the catalogs that it shows. */
export interface RoutedPage {
  path: string;
  slices: string[];
}

/** The slices that a route's loader names. A programme's own slice is not among them. */
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

/** Every route file, in the order of the paths. The root route has no path of its own. */
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
