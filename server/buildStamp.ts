import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { settingNames } from '#core/settings.ts';
import { Failure } from './serverTexts.ts';
import { type Environment, readBuildSettings, readEnvironment } from './settings.ts';

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

/** Throws a `Failure` when the stamped site was built from other sources than `root` has, or with other settings. */
export function checkBuild(stamp: string, root: string, environment: Environment): void {
  const own = JSON.parse(stampOf(root, environment));
  // The stamps of earlier versions are not JSON.
  const built: typeof own = stamp.startsWith('{') ? JSON.parse(stamp) : {};
  if (built.sources !== own.sources) throw new Failure('otherBuild');
  const [before, now] = [built.settings, environment].map((one) => Object.entries(readBuildSettings(one)));
  const names = now?.flatMap(([name, value], index) =>
    value === before?.[index]?.[1] || name === 'BROTLI_QUALITY' ? [] : [name],
  );
  if (names?.length) throw new Failure('otherSettings', { names: names.join(', ') });
}

function filesIn(root: string, path: string): string[] {
  // The build writes the `.gen.` files itself.
  if (/\.(gen|test)\./.test(path)) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .toSorted()
    .flatMap((name) => filesIn(root, `${path}/${name}`));
}
