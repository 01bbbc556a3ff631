/**
 * `npm run look -- COMMIT [PATTERN]`: pictures of every page and state of the crawl at three widths, of the commit and of
 * this tree, and a sheet of those that differ. `PATTERN` chooses pictures by name, for example `^about`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare } from 'odiff-bin';

const root = join(import.meta.dirname, '../..');
const [revision = 'HEAD', pattern = ''] = process.argv.slice(2);
const commit = git('rev-parse', '--short=8', `${revision}^{commit}`).trim();
const folder = join(root, 'test-results/look');
const tree = join(folder, commit);
/** The folders of the pictures, in the order of the sheet's columns. */
const folders = ['before', 'now', 'difference'].map((name) => join(folder, name));
const [before = '', now = '', difference = ''] = folders;

if (!existsSync(join(tree, 'dist/built'))) buildCommit();
for (const path of folders) rmSync(path, { recursive: true, force: true });
takePictures(tree, before);
takePictures(root, now);

mkdirSync(difference);
const pictures = new Set(
  [before, now].flatMap((path) => readdirSync(path)).filter((name) => name.endsWith('.png')),
);
const rows: string[] = [];
for (const name of [...pictures].toSorted()) {
  const result = await compare(join(before, name), join(now, name), join(difference, name), {
    antialiasing: true,
    noFailOnFsErrors: true,
  });
  if (result.match) continue;
  const share = result.reason === 'pixel-diff' ? `${result.diffPercentage.toFixed(2)} %` : result.reason;
  console.log(`${name}: ${share}`);
  rows.push(
    `<h2>${name}: ${share}</h2><div>${folders.map((path) => imageOf(join(path, name))).join('')}</div>`,
  );
}
writeFileSync(join(folder, 'index.html'), sheetOf(rows));
console.log(`${rows.length} of ${pictures.size} pictures differ: ${join(folder, 'index.html')}`);

/** Builds the commit in a tree of its own, with the packages of its own lock file. */
function buildCommit(): void {
  rmSync(tree, { recursive: true, force: true });
  mkdirSync(tree, { recursive: true });
  const archive = `${tree}.tar`;
  git('archive', '--output', archive, commit);
  execFileSync('tar', ['-xf', archive, '-C', tree]);
  rmSync(archive);
  for (const command of ['ci', 'run build'])
    execFileSync('npm', command.split(' '), { cwd: tree, stdio: 'inherit', shell: true });
}

function takePictures(of: string, into: string): void {
  execFileSync(process.execPath, [join(import.meta.dirname, 'takePictures.ts'), of, into, pattern], {
    cwd: of,
    stdio: 'inherit',
  });
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' });
}

function imageOf(file: string): string {
  const path = file.slice(folder.length + 1);
  return `<a href="${path}"><img src="${path}" alt="${path}" loading="lazy"></a>`;
}

function sheetOf(rows: readonly string[]): string {
  const style = `body{font:1rem sans-serif}div{display:grid;grid-template-columns:repeat(3,1fr);gap:1rem;align-items:start}
    img{width:100%;border:1px solid}`;
  return `<!doctype html><meta charset="utf-8"><title>Since ${commit}</title><style>${style}</style>
    <h1>Before, now, difference</h1>${rows.join('\n')}`;
}
