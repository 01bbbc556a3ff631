import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/support/temporaryFolder.ts';
import { readCatalogs } from './serverTexts.ts';
import { createServerTexts, describeFailure } from './serverTexts.ts';

test('the error about an invalid catalog is one French line that names the file', () => {
  const folder = temporaryFolder();
  copyFileSync(join(import.meta.dirname, '../locales/fr.json'), join(folder.path, 'fr.json'));
  writeFileSync(join(folder.path, 'en.json'), '{ "common": ');
  const describe = () => {
    try {
      return readCatalogs(folder.path);
    } catch (error) {
      return describeFailure(error, createServerTexts(folder.path));
    }
  };
  expect(describe()).toMatch(/^Le catalogue .*en\.json ne peut pas être lu.*$/);
  folder.remove();
});
