import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { settingNames } from '#core/settings.ts';
import { readEnvironment } from '../../server/settings.ts';

/** Holds what a complete build was made of, below the project's folder; an interrupted build leaves none. */
export const buildStamp = 'dist/built';
/** The same of a build that is under way: what it was made of is what there was when it began. */
export const startedStamp = 'dist/building';

/** What a build is made of, below the project's folder; what the build itself writes there is left out. */
const sources = [
  'src',
  'locales',
  'public',
  'server',
  'supabase/functions/_shared',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];

/**
 * A hash of all that the site is built from: the content of every source, wherever it was copied from and whenever, and
 * the settings that are read at build time.
 */
export function stampOf(root: string): string {
  const hash = createHash('sha256');
  const environment = readEnvironment(root);
  hash.update(JSON.stringify(settingNames('build').map((name) => [name, environment[name]])));
  for (const path of sources.flatMap((source) => filesIn(root, source))) {
    hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

function filesIn(root: string, path: string): string[] {
  if (path.includes('.gen.')) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .toSorted()
    .flatMap((name) => filesIn(root, `${path}/${name}`));
}
