import { expect, test } from 'vitest';
import { makeTestFolder } from '../tests/support/testFolder.ts';
import { openDatabase } from './dataFolder.ts';
import { transact } from './sqliteConnection.ts';

test('a commit is on the disk before it returns, deleted answers are overwritten, and a deletion takes its mails along', () => {
  const database = openDatabase(makeTestFolder());
  const setting = (name: string) => Object.values(database.prepare(`pragma ${name}`).get() ?? {})[0];
  // A power cut cannot be tried here, so the settings of SQLite stand for it. 2 is `full`.
  expect(setting('synchronous'), 'synchronous').toBe(2);
  expect(setting('journal_mode')).toBe('wal');
  expect(setting('secure_delete'), 'secure_delete').toBe(1);
  expect(setting('foreign_keys'), 'foreign_keys').toBe(1);
  database.close();
});

test('a transaction that fails leaves nothing, and the next one works', () => {
  const database = openDatabase(makeTestFolder());
  database.exec('create table names (name text)');
  const insert = (name: string) => database.prepare('insert into names values (?)').run(name);
  const work = () => {
    insert('Amina');
    throw new Error('no');
  };
  expect(() => transact(database, work)).toThrow('no');
  transact(database, () => insert('Ali'));
  expect(database.prepare('select name from names').all()).toEqual([{ name: 'Ali' }]);
  database.close();
});
