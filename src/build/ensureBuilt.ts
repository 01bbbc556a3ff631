/** Builds the site for `npm start` and the tests when it is not built, or when a source is newer than what is. */
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildStamp } from './buildStamp.ts';

const root = join(import.meta.dirname, '../..');
const sources = [
  'src',
  'locales',
  'public',
  'server',
  'supabase/functions/_shared',
  '.env',
  'vite.config.ts',
  'package-lock.json',
];

/** The latest change below a path, in milliseconds since 1970; 0 where there is nothing. */
function newest(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return path.includes('.gen.') ? 0 : stats.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

const built = newest(join(root, buildStamp));
if (sources.some((source) => newest(join(root, source)) > built)) {
  const { status } = spawnSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit', shell: true });
  process.exitCode = status ?? 1;
}
