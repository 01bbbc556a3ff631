/**
 * `npm run look -- COMMIT [PATTERN]`: pictures of every page and state of the crawl at three widths, of the commit and of
 * this tree, and a sheet of those that differ. `npm run look -- months [PATTERN]`: a sheet of this tree at five dates.
 * `PATTERN` chooses pictures by name, for example `^about`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare } from 'odiff-bin';

const root = join(import.meta.dirname, '../..');
const [revision = 'HEAD', pattern = ''] = process.argv.slice(2);
const folder = join(root, 'test-results/look');
const sheet = join(folder, 'index.html');
/** In winter, before and after the day on which applications open, after some deadlines, and after classes have begun. */
const months = ['2027-01-15', '2027-02-28', '2027-03-01', '2027-08-15', '2027-10-01'];

if (revision === 'months') showMonths();
else await showChanges(git('rev-parse', '--short=8', `${revision}^{commit}`).trim());

function showMonths(): void {
  for (const day of months) takePictures(root, emptied(day), `${day}T09:00:00+03:00`);
  const rows = picturesIn(months).map((name) => rowOf(name, name, months));
  writeFileSync(sheet, sheetOf(months.join(', '), rows));
  console.log(`${rows.length} pictures at ${months.length} dates: ${sheet}`);
}

async function showChanges(commit: string): Promise<void> {
  const tree = join(folder, commit);
  if (!existsSync(join(tree, 'dist/built'))) buildCommit(commit, tree);
  const [before, now, difference] = [emptied('before'), emptied('now'), emptied('difference')];
  takePictures(tree, before);
  takePictures(root, now);
  mkdirSync(difference);
  const pictures = picturesIn(['before', 'now']);
  const rows: string[] = [];
  for (const name of pictures) {
    const result = await compare(join(before, name), join(now, name), join(difference, name), {
      antialiasing: true,
      noFailOnFsErrors: true,
    });
    if (result.match) continue;
    const share = result.reason === 'pixel-diff' ? `${result.diffPercentage.toFixed(2)} %` : result.reason;
    console.log(`${name}: ${share}`);
    rows.push(rowOf(name, `${name}: ${share}`, ['before', 'now', 'difference']));
  }
  writeFileSync(sheet, sheetOf(`Since ${commit}: before, now, difference`, rows));
  console.log(`${rows.length} of ${pictures.length} pictures differ: ${sheet}`);
}

function emptied(name: string): string {
  rmSync(join(folder, name), { recursive: true, force: true });
  return join(folder, name);
}

function picturesIn(names: readonly string[]): string[] {
  const files = names.flatMap((name) => readdirSync(join(folder, name)));
  return [...new Set(files.filter((file) => file.endsWith('.png')))].toSorted();
}

/** Builds the commit in a tree of its own, with the packages of its own lock file. */
function buildCommit(commit: string, tree: string): void {
  rmSync(tree, { recursive: true, force: true });
  mkdirSync(tree, { recursive: true });
  const archive = `${tree}.tar`;
  git('archive', '--output', archive, commit);
  execFileSync('tar', ['-xf', archive, '-C', tree]);
  rmSync(archive);
  for (const command of ['ci', 'run build'])
    execFileSync('npm', command.split(' '), { cwd: tree, stdio: 'inherit', shell: true });
}

function takePictures(of: string, into: string, at = ''): void {
  execFileSync(process.execPath, [join(import.meta.dirname, 'takePictures.ts'), of, into, pattern, at], {
    cwd: of,
    stdio: 'inherit',
  });
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' });
}

function rowOf(picture: string, heading: string, columns: readonly string[]): string {
  const images = columns.map((name) => {
    const path = `${name}/${picture}`;
    return `<a href="${path}"><img src="${path}" alt="${path}" loading="lazy"></a>`;
  });
  return `<h2>${heading}</h2><div>${images.join('')}</div>`;
}

function sheetOf(heading: string, rows: readonly string[]): string {
  const style = `body{font:1rem sans-serif}div{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;gap:1rem;align-items:start}
    img{width:100%;border:1px solid}`;
  return `<!doctype html><meta charset="utf-8"><title>${heading}</title><style>${style}</style>
    <h1>${heading}</h1>${rows.join('\n')}`;
}
