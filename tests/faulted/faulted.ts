/**
 * `npm run test:faulted [-- PATTERN]`: puts each fault of `faults.ts` into a copy of this tree, runs the tests of its room,
 * and names those that fail. `PATTERN` chooses faults by room, promise or tests. Exits with 1 if a fault goes unnoticed.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCopy, copyTree, temporaryFolder } from '../support/machine.ts';
import { type Fault, faults } from './faults.ts';

const [pattern = ''] = process.argv.slice(2);
const folder = temporaryFolder();
process.once('exit', folder.remove);
const tree = join(folder.path, 'tree');
const reportFile = join(tree, 'report.json');

copyTree(tree, { hasTests: true });
buildCopy(tree, {});
const chosen = faults.filter(({ room, promise, tests }) =>
  new RegExp(pattern, 'i').test(`${room}: ${promise} (${tests})`),
);
let unnoticed = 0;
for (const fault of chosen) {
  const failed = noticedBy(fault);
  if (failed.length === 0) unnoticed += 1;
  console.log(`${failed.length === 0 ? 'NOT NOTICED' : 'noticed'}  ${fault.room}: ${fault.promise}`);
  for (const title of failed.slice(0, 3)) console.log(`    by ${title}`);
}
console.log(`${chosen.length - unnoticed} of ${chosen.length} faults noticed`);
process.exitCode = unnoticed > 0 ? 1 : 0;

function noticedBy({ file, from, to, tests }: Fault): string[] {
  const path = join(tree, file);
  const source = readFileSync(path, 'utf8');
  if (source.split(from).length !== 2) throw new Error(`${file} does not have once: ${from}`);
  writeFileSync(
    path,
    source.replace(from, () => to),
  );
  try {
    if (tests.endsWith('.e2e.ts')) runPlaywright(tests);
    else runVitest(tests);
    return failedIn(readFileSync(reportFile, 'utf8'));
  } finally {
    writeFileSync(path, source);
  }
}

function runVitest(tests: string): void {
  if (tests.startsWith('tests/site/')) buildCopy(tree, {});
  // A fault may keep a test from ending.
  const options = ['--bail=1', '--testTimeout=30000', '--reporter=json', `--outputFile=${reportFile}`];
  run('npx', ['vitest', 'run', ...options, tests]);
}

function runPlaywright(tests: string): void {
  buildCopy(tree, {});
  run(
    'npx',
    ['playwright', 'test', '--config', 'tests/playwright.config.ts', '--reporter=json', '-x', tests],
    {
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
    },
  );
}

/** The titles of the failed tests in a report of Vitest or Playwright. Throws if no test ran. */
function failedIn(report: string): string[] {
  const titles: string[] = [];
  let count = 0;
  JSON.parse(report, (_, value: unknown) => {
    // Safe cast: both reports mark each test with its title and outcome.
    const test = value as null | { title?: string; status?: string; ok?: boolean; tests?: unknown[] };
    const outcome = test?.status ?? (Array.isArray(test?.tests) ? test.ok : undefined);
    if (typeof test?.title === 'string' && outcome !== undefined) {
      count += 1;
      if (outcome === 'failed' || outcome === false) titles.push(test.title);
    }
    return value;
  });
  if (count === 0) throw new Error('no test ran');
  return titles;
}

function run(command: string, args: readonly string[], env: Record<string, string> = {}): void {
  rmSync(reportFile, { force: true });
  spawnSync(command, args, { cwd: tree, env: { ...process.env, ...env }, stdio: 'ignore' });
}
