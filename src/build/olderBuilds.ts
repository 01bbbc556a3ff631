/**
 * Keeps the hashed files of the last builds in `dist/client`, because a tab that was opened before a deploy still loads
 * files of its own build.
 */
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How many builds, the new one included, the site and the service worker keep, for tabs that are still open. */
export const keptBuilds = 5;

const hashedFolders = ['assets', 'catalogs'];
/** The paths of each kept build's files below `dist/client`, newest build first. */
const buildListFile = 'builds.json';
/** Holds the files while Vite empties `dist/client`. After an interrupted build, the next build finds them there. */
const asideFolder = 'older';

/** Copies the hashed files out of `dist/client` before a build. */
export function setOlderFilesAside(dist: string): void {
  for (const folder of hashedFolders) {
    const from = join(dist, 'client', folder);
    if (existsSync(from)) cpSync(from, join(dist, asideFolder, folder), { recursive: true });
  }
}

/** Copies the files of the last builds back beside those of the new build. */
export function keepOlderFiles(dist: string): void {
  const newFiles = globSync(`{${hashedFolders}}/**/*.*`, { cwd: join(dist, 'client') }).toSorted();
  // File names contain content hashes, so a build with the same names is the same.
  const others = readKeptBuilds(dist).filter((files) => files.join() !== newFiles.join());
  const builds = [newFiles, ...others].slice(0, keptBuilds);
  for (const file of new Set(builds.flat())) {
    const aside = join(dist, asideFolder, file);
    const place = join(dist, 'client', file);
    if (!existsSync(place) && existsSync(aside)) cpSync(aside, place);
  }
  writeFileSync(join(dist, buildListFile), JSON.stringify(builds));
  rmSync(join(dist, asideFolder), { recursive: true, force: true });
}

/** The files of each kept build, newest build first. Empty before the first build. */
export function readKeptBuilds(dist: string): string[][] {
  const file = join(dist, buildListFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}
