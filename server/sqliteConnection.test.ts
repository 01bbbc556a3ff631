import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../tests/support/temporaryFolder.ts';
import { transact } from './sqliteConnection.ts';

let folder: ReturnType<typeof temporaryFolder>;
let database: DatabaseSync;
/** Another program on the same file. */
let other: DatabaseSync;
let insert: (name: string) => string;
beforeEach(() => {
  folder = temporaryFolder();
  database = new DatabaseSync(join(folder.path, 'a.db'));
  database.exec('create table names (name text unique)');
  other = new DatabaseSync(join(folder.path, 'a.db'));
  insert = (name) => {
    database.prepare('insert into names values (?)').run(name);
    return `${name} is stored`;
  };
});
afterEach(() => {
  database.close();
  other.close();
  folder.remove();
});

const names = () =>
  other
    .prepare('select name from names')
    .all()
    .map(({ name }) => name);

test('a transaction that fails leaves nothing, and the next one works', () => {
  const work = () => {
    insert('Amina');
    throw new Error('no');
  };
  expect(() => transact(database, work)).toThrow('no');
  expect(names()).toEqual([]);
  expect(transact(database, () => insert('Ali'))).toBe('Ali is stored');
  expect(names()).toEqual(['Ali']);
});
