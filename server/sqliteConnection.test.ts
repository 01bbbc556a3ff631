import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../tests/support/temporaryFolder.ts';
import { createGroupCommit, createTransact } from './sqliteConnection.ts';

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

describe('a transaction', () => {
  test('waits for another program without blocking the event loop', async () => {
    const transact = createTransact(database);
    other.exec('begin immediate');
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 1);
    setTimeout(() => other.exec('rollback'), 100);
    expect(await transact(() => insert('Amina'))).toBe('Amina is stored');
    clearInterval(counting);
    expect(turns, 'turns of the event loop meanwhile').toBeGreaterThan(5);
    expect(names()).toEqual(['Amina']);
  });

  test('gives up after a second', async () => {
    const transact = createTransact(database);
    other.exec('begin immediate');
    const before = performance.now();
    await expect(transact(() => insert('Amina'))).rejects.toThrow('database is locked');
    expect(performance.now() - before).toBeGreaterThan(900);
    other.exec('rollback');
    expect(names()).toEqual([]);
  });

  test('that fails leaves nothing, is not retried, and the next one works', async () => {
    const transact = createTransact(database);
    let tries = 0;
    const work = () => {
      tries += 1;
      insert('Amina');
      throw new Error('no');
    };
    await expect(transact(work)).rejects.toThrow('no');
    expect([tries, names()]).toEqual([1, []]);
    expect(await transact(() => insert('Ali'))).toBe('Ali is stored');
  });
});

describe('calls of one turn of the event loop', () => {
  /** The number of transactions so far. */
  let commits: number;
  const groupCommit = () => {
    commits = 0;
    const transact = createTransact(database);
    return createGroupCommit((work) => transact(() => ((commits += 1), work())), insert);
  };

  test('share a transaction, and each gets its own result', async () => {
    const store = groupCommit();
    expect(await Promise.all(['Amina', 'Ali'].map(store))).toEqual(['Amina is stored', 'Ali is stored']);
    expect([commits, names()]).toEqual([1, ['Amina', 'Ali']]);
    expect(await store('Hodan')).toBe('Hodan is stored');
  });

  test('are stored although one of them fails', async () => {
    const store = groupCommit();
    const results = await Promise.allSettled(['Amina', 'Amina', 'Ali'].map(store));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(names()).toEqual(['Amina', 'Ali']);
  });

  test('all fail, after one wait, while another program keeps the file', async () => {
    const store = groupCommit();
    other.exec('begin immediate');
    const before = performance.now();
    const results = await Promise.allSettled(['Amina', 'Ali', 'Hodan'].map(store));
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(performance.now() - before).toBeLessThan(2_000);
  });
});
