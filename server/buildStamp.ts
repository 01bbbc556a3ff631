import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { settingNames } from '#core/settings.ts';
import { Failure } from './serverTexts.ts';
import { type Environment, readEnvironment, readServerSettings } from './settings.ts';

/** The file beside the site with the stamp of its build; missing after an interrupted build. */
export const stampFile = 'built';

/** The files and folders that a build may read, relative to the project. Their tests are left out. */
export const sources = [
  'src',
  'locales',
  'public',
  'server',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];

/** Everything that determines the built site, as JSON: a hash of the sources, and the build settings that are set. */
export function stampOf(root: string, environment: Environment = readEnvironment(root)): string {
  const hash = createHash('sha256');
  for (const path of sources.flatMap((source) => filesIn(root, source))) {
    hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  }
  const settings = Object.fromEntries(settingNames('build').map((name) => [name, environment[name]]));
  return JSON.stringify({ sources: hash.digest('hex'), settings });
}

/** Throws a `Failure` when the stamped site was built from other sources than `root` has. */
export function checkBuild(stamp: string, root: string): void {
  if (parseStamp(stamp).sources !== parseStamp(stampOf(root)).sources) throw new Failure('otherBuild');
}

/** The settings that the site of `SITE_DIR` was built with; undefined for a site without the stamp of its build. */
export function readBuiltSettings(environment: Environment): Environment | undefined {
  const stamp = resolve(readServerSettings(environment, {}).SITE_DIR, '..', stampFile);
  return existsSync(stamp) ? parseStamp(readFileSync(stamp, 'utf8')).settings : undefined;
}

function parseStamp(stamp: string): { sources: string; settings: Environment } {
  return JSON.parse(stamp);
}

function filesIn(root: string, path: string): string[] {
  // The build writes the `.gen.` files itself, and does not read the translators’ bench.
  if (/\.(gen|test)\.|^src\/translating$/.test(path)) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .toSorted()
    .flatMap((name) => filesIn(root, `${path}/${name}`));
}
