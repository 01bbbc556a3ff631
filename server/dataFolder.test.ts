import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/support/temporaryFolder.ts';
import { openDatabase } from './dataFolder.ts';

test('a commit is on the disk before it returns, deleted answers are overwritten, and a deletion takes its mails along', () => {
  const folder = temporaryFolder();
  const database = openDatabase(folder.path);
  const setting = (name: string) => Object.values(database.prepare(`pragma ${name}`).get() ?? {})[0];
  // A power cut cannot be tried here, so the settings of SQLite stand for it. 2 is `full`.
  expect(setting('synchronous'), 'synchronous').toBe(2);
  expect(setting('journal_mode')).toBe('wal');
  expect(setting('secure_delete'), 'secure_delete').toBe(1);
  expect(setting('foreign_keys'), 'foreign_keys').toBe(1);
  database.close();
  folder.remove();
});
