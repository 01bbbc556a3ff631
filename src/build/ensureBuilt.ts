/** Builds the site for `npm start` and the tests, unless the last build had the same sources and settings. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { settingNames } from '#core/settings.ts';
import { readEnvironment } from '../../server/settings.ts';

/** The file with the stamp of the last build; missing after an interrupted build. */
export const buildStamp = 'dist/built';

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

/** A hash of everything that determines the built site: the content of the sources and the build settings. */
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
  // The build writes the `.gen.` files itself.
  if (/\.(gen|test)\./.test(path)) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .toSorted()
    .flatMap((name) => filesIn(root, `${path}/${name}`));
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '../..');
  const built = join(root, buildStamp);
  if (!existsSync(built) || readFileSync(built, 'utf8') !== stampOf(root)) {
    const { status } = spawnSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit', shell: true });
    process.exitCode = status ?? 1;
  }
}
