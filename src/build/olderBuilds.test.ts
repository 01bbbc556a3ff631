import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { makeTestFolder } from '../../tests/support/runningTest.ts';
import { keepOlderFiles, keptBuilds, setOlderFilesAside } from './olderBuilds.ts';

let folder: string;
beforeEach(() => {
  folder = makeTestFolder();
});

const isServed = (file: string) => existsSync(join(folder, 'client', file));

/** Empties the folder and writes these files, as a build does. */
function build(files: string[], isComplete = true): void {
  setOlderFilesAside(folder);
  rmSync(join(folder, 'client'), { recursive: true, force: true });
  for (const file of ['assets/same.js', 'catalogs/fr/same.json', ...files]) {
    const path = join(folder, 'client', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file);
  }
  if (isComplete) keepOlderFiles(folder);
}

test('keeps the files of the last builds and deletes the files of older builds', () => {
  for (let number = 1; number <= keptBuilds + 1; number += 1)
    build([`assets/${number}.js`, `assets/${number}.js.br`, `catalogs/fr/${number}.json`]);
  expect(isServed('assets/1.js')).toBe(false);
  for (let number = 2; number <= keptBuilds + 1; number += 1) {
    for (const file of [`assets/${number}.js`, `assets/${number}.js.br`, `catalogs/fr/${number}.json`])
      expect(isServed(file), file).toBe(true);
  }
  expect(isServed('assets/same.js')).toBe(true);
});

test('does not drop an older build when the same site is built again', () => {
  build(['assets/old.js']);
  for (let count = 0; count < keptBuilds; count += 1) build(['assets/new.js']);
  expect(isServed('assets/old.js')).toBe(true);
});

test('keeps older files and drops unfinished ones after an interrupted build', () => {
  build(['assets/old.js']);
  build(['assets/broken.js'], false);
  build(['assets/new.js']);
  expect([isServed('assets/old.js'), isServed('assets/broken.js')]).toEqual([true, false]);
});

test('deletes files without a hash from older builds', () => {
  build(['gone.html']);
  build([]);
  expect(isServed('gone.html')).toBe(false);
});
