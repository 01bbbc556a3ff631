/**
 * A tab that was opened before a deploy still asks for the files of its own build. Those have their content's hash in
 * their names, so the last builds' can lie beside the new ones: in `dist/client`, wherever that is served from.
 */
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How many builds, the new one among them, have their files kept: by the built site, and by a visitor's browser. */
export const keptBuilds = 5;

const hashedFolders = ['assets', 'catalogs'];
/** The paths of each kept build's files below `dist/client`, newest build first. */
const listName = 'builds.json';
/** Where the files wait while Vite empties `dist/client`; stays when a build is interrupted, for the next. */
const asideName = 'older';

/** Takes the hashed files out of the way of a build that begins. */
export function setOlderFilesAside(dist: string): void {
  for (const folder of hashedFolders) {
    const from = join(dist, 'client', folder);
    if (existsSync(from)) cpSync(from, join(dist, asideName, folder), { recursive: true });
  }
}

/** Puts the files of the last builds beside those of the new one, which is complete. */
export function keepOlderFiles(dist: string): void {
  const own = hashedFolders.flatMap((folder) =>
    readdirSync(join(dist, 'client', folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(dist, 'client/').length))
      .toSorted(),
  );
  const builds = [own, ...readList(dist).filter((files) => !isSame(files, own))].slice(0, keptBuilds);
  for (const file of new Set(builds.flat())) {
    const aside = join(dist, asideName, file);
    const place = join(dist, 'client', file);
    if (!existsSync(place) && existsSync(aside)) cpSync(aside, place);
  }
  writeFileSync(join(dist, listName), JSON.stringify(builds));
  rmSync(join(dist, asideName), { recursive: true, force: true });
}

/** The files of each kept build, newest first; none where nothing was built. */
export function readList(dist: string): string[][] {
  const file = join(dist, listName);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** Names follow contents: the same names are the same build, however often it is made. */
function isSame(files: readonly string[], others: readonly string[]): boolean {
  return files.length === others.length && new Set([...files, ...others]).size === files.length;
}
