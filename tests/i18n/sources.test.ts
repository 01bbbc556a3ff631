import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Catalog, flatten, splitPluralKey } from '../../src/catalogs/catalog.ts';

const root = join(import.meta.dirname, '../..');
const french: Catalog = JSON.parse(readFileSync(join(root, 'locales/fr.json'), 'utf8'));

const readSources = (...globs: string[]) =>
  globSync(globs, { cwd: root })
    .filter((file) => !/\.(test|gen|d)\.tsx?$/.test(file))
    .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(join(root, file), 'utf8') }));

test('every part of every key of the catalog is a word of the sources', () => {
  // Most keys come from templates or are read as lists, so whole keys cannot be found: i18next-cli 1.74 calls half of
  // them unused. A key whose parts are all used in other keys is not noticed.
  const code = ['src/**/*.{ts,tsx}', 'server/**/*.ts', 'supabase/**/*.ts'];
  const sources = readSources(...code, 'src/content/*.json');
  const words = new Set(sources.flatMap(({ text }) => text.match(/[\w/-]+/g) ?? []));
  // `About.tsx` lists all members without naming their keys.
  const seats = [...flatten(french).keys()].filter((key) => key.startsWith('people.'));
  for (const key of seats) words.add(key.split('.').at(-1) ?? '');
  const isUsed = (key: string) =>
    (splitPluralKey(key)?.base ?? key)
      .replace(/^news-/, '')
      .split('.')
      .every((part) => words.has(part) || /^\d+$/.test(part));
  const keys = [...flatten(french).keys(), 'home.hero.unwritten'];
  expect(keys.filter((key) => !isUsed(key))).toEqual(['home.hero.unwritten']);
});

// The linter finds words in markup (`react/jsx-no-literals`).
test('no module of the site holds French words, only keys', () => {
  const sources = readSources('src/**/*.{ts,tsx}').filter(
    // `content` has names of people and places; the checks of edited files speak French, also when `fr.json` is broken, and the
    // translators’ bench is no page of the site.
    ({ file }) => !/^src\/(content|build|catalogs|translating)\/|\/(schemas|server)\.ts$/.test(file),
  );
  const text = "const a = 'Été'; // Été\n/** À */ const b = `l’${a}`;\nl’heure";
  const canary = { file: 'canary.tsx', text };
  const lines = [...sources, canary].flatMap(({ file, text }) =>
    text
      .replaceAll(/\/\*[^]*?\*\/|\/\/ .*$/gm, '')
      .split('\n')
      .filter((line) => /[a-z][àâçéèêëîïôùûœ]|[àâçéèêëîïôùûœ][a-z]|\p{L}’\p{L}/iu.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(lines).toEqual(["canary.tsx: const a = 'Été';", 'canary.tsx: l’heure']);
});

test('styles do not contain words', () => {
  const keywords = /content: ['"](?:center|start|end|space-between|counter|attr)/g;
  const worded = globSync('src/**/*.css.ts', { cwd: root }).filter((file) =>
    /content: ['"`][^'"`]*(?:'|")?\p{L}/u.test(
      readFileSync(join(root, file), 'utf8').replaceAll(keywords, ''),
    ),
  );
  expect(worded).toEqual([]);
});

test('styles use start and end, not left and right, because Arabic runs from right to left', () => {
  const physical =
    /\b(?:left|right)\s*:|\b(?:margin|padding|border|inset|scrollMargin|scrollPadding)(?:Left|Right)\b|\bborder(?:Top|Bottom)(?:Left|Right)Radius\b|\b(?:textAlign|float|clear|captionSide)\s*:\s*['"](?:left|right)|\b(?:margin|padding|inset|borderRadius)\s*:\s*['"`](?:[^\s'"`]+\s+){3}\S/;
  const lines = globSync('src/**/*.{css,css.ts}', { cwd: root }).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (physical.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(lines).toEqual([]);
});
