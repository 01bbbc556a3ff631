import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of `src/routes` that serves a path. */
export interface RouteFile {
  /** Below the project: `src/routes/programs/index.tsx`. */
  file: string;
  /** What it serves: `/programs`. */
  path: string;
  source: string;
}

/** The slices of the catalogs that a route's page shows: those that its loader names. */
export function slicesOf({ source }: RouteFile): string[] {
  const named = [...source.matchAll(/loadPage\(([^)]*)\)/g)].map(([, names]) => names).join();
  return named.match(/\w+/g) ?? [];
}

/** Every route, by its path. The root serves none of its own. */
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
