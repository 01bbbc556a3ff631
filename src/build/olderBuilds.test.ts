import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporaryFolder.ts';
import { keepOlderFiles, keptBuilds, setOlderFilesAside } from './olderBuilds.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

const isServed = (file: string) => existsSync(join(folder.path, 'client', file));

/** Empties the folder and writes these files, as a build does. */
function build(files: string[], isComplete = true): void {
  setOlderFilesAside(folder.path);
  rmSync(join(folder.path, 'client'), { recursive: true, force: true });
  for (const file of ['assets/same.js', 'catalogs/fr/same.json', ...files]) {
    const path = join(folder.path, 'client', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file);
  }
  if (isComplete) keepOlderFiles(folder.path);
}

test('the files of the last builds are kept, those of older builds are not', () => {
  for (let number = 1; number <= keptBuilds + 1; number += 1)
    build([`assets/${number}.js`, `assets/${number}.js.br`, `catalogs/fr/${number}.json`]);
  expect(isServed('assets/1.js')).toBe(false);
  for (let number = 2; number <= keptBuilds + 1; number += 1) {
    for (const file of [`assets/${number}.js`, `assets/${number}.js.br`, `catalogs/fr/${number}.json`])
      expect(isServed(file), file).toBe(true);
  }
  expect(isServed('assets/same.js')).toBe(true);
});

test('building the same site again removes no older build', () => {
  build(['assets/old.js']);
  for (let count = 0; count < keptBuilds; count += 1) build(['assets/new.js']);
  expect(isServed('assets/old.js')).toBe(true);
});

test('an interrupted build loses no files and leaves none of its own', () => {
  build(['assets/old.js']);
  build(['assets/broken.js'], false);
  build(['assets/new.js']);
  expect([isServed('assets/old.js'), isServed('assets/broken.js')]).toEqual([true, false]);
});

test('files without a hash are kept of no older build', () => {
  build(['gone.html']);
  build([]);
  expect(isServed('gone.html')).toBe(false);
});
