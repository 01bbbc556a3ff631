/** Builds the site for `npm start` and the tests, unless the last build had the same sources and settings. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stampFile, stampOf } from '../../server/buildStamp.ts';
import { describeFailure } from '../../server/serverTexts.ts';

const root = join(import.meta.dirname, '../..');
const built = join(root, 'dist', stampFile);
try {
  if (!existsSync(built) || readFileSync(built, 'utf8') !== stampOf(root)) {
    const { status } = spawnSync('npm run build', { cwd: root, stdio: 'inherit', shell: true });
    process.exitCode = status ?? 1;
  }
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
