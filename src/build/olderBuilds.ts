/**
 * Keeps the hashed files of the last builds in `dist/client`, because a tab that was opened before a deploy still loads
 * those of its own build.
 */
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How many builds have their files kept, the new one included: in the built site and by the service worker. */
export const keptBuilds = 5;

const hashedFolders = ['assets', 'catalogs'];
/** The paths of each kept build's files below `dist/client`, newest build first. */
const listName = 'builds.json';
/** Where the files are while Vite empties `dist/client`. An interrupted build leaves them there for the next. */
const asideName = 'older';

/** Copies the hashed files out of `dist/client` before a build. */
export function setOlderFilesAside(dist: string): void {
  for (const folder of hashedFolders) {
    const from = join(dist, 'client', folder);
    if (existsSync(from)) cpSync(from, join(dist, asideName, folder), { recursive: true });
  }
}

/** Copies the files of the last builds back beside those of the new build. */
export function keepOlderFiles(dist: string): void {
  const own = hashedFolders.flatMap((folder) =>
    readdirSync(join(dist, 'client', folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(dist, 'client/').length))
      .toSorted(),
  );
  const builds = [own, ...readKeptBuilds(dist).filter((files) => !isSame(files, own))].slice(0, keptBuilds);
  for (const file of new Set(builds.flat())) {
    const aside = join(dist, asideName, file);
    const place = join(dist, 'client', file);
    if (!existsSync(place) && existsSync(aside)) cpSync(aside, place);
  }
  writeFileSync(join(dist, listName), JSON.stringify(builds));
  rmSync(join(dist, asideName), { recursive: true, force: true });
}

/** The files of each kept build, newest build first. Empty before the first build. */
export function readKeptBuilds(dist: string): string[][] {
  const file = join(dist, listName);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** Names contain content hashes, so the same names are the same build. */
function isSame(files: readonly string[], others: readonly string[]): boolean {
  return files.length === others.length && new Set([...files, ...others]).size === files.length;
}
