import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file of Vite's manifest, by its key there. */
export interface BuiltFile {
  file: string;
  imports?: string[];
  css?: string[];
}

/** What the build's manifest says of the browser's files. */
export async function readBuildManifest(folder: string): Promise<Record<string, BuiltFile>> {
  return JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
}

/** Rewrites every page of the built site. `path` is the file below the folder: `about.html`. */
export async function rewritePages(
  folder: string,
  rewrite: (html: string, path: string) => string,
): Promise<void> {
  const paths = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.html'));
  await Promise.all(
    paths.map(async (path) => {
      const file = join(folder, path);
      await writeFile(file, rewrite(await readFile(file, 'utf8'), path));
    }),
  );
}

/** The files of these keys and all that they import, each after those that it imports; unknown keys are left out. */
export function withImports(
  manifest: Record<string, BuiltFile>,
  keys: readonly (string | undefined)[],
): BuiltFile[] {
  const seen = new Set<string>();
  const ordered: BuiltFile[] = [];
  const add = (key: string | undefined) => {
    const file = key && manifest[key];
    if (!file || seen.has(key)) return;
    seen.add(key);
    file.imports?.forEach(add);
    ordered.push(file);
  };
  keys.forEach(add);
  return ordered;
}
