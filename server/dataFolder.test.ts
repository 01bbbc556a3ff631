import { expect, test } from 'vitest';
import { makeTestFolder } from '../tests/support/runningTest.ts';
import { StoreUnavailable } from '#core/store/driver.ts';
import { openDatabase } from './dataFolder.ts';
import { createSqliteDriver } from './sqlite.ts';

test('a commit is on the disk before it returns, and a deletion overwrites answers and takes their mails', () => {
  const database = openDatabase(makeTestFolder());
  const setting = (name: string) => Object.values(database.prepare(`pragma ${name}`).get() ?? {})[0];
  // A power cut cannot be tried here, so the settings of SQLite stand for it. 2 is `full`.
  expect(setting('synchronous'), 'synchronous').toBe(2);
  expect(setting('journal_mode')).toBe('wal');
  expect(setting('secure_delete'), 'secure_delete').toBe(1);
  expect(setting('foreign_keys'), 'foreign_keys').toBe(1);
  database.close();
});

test('a transaction that fails leaves nothing, and the next one works', async () => {
  const driver = createSqliteDriver(openDatabase(makeTestFolder()));
  const add = (ticket: string, end: () => void) =>
    driver.write({}, async ({ run }) => {
      await run`insert into tickets (ticket, file, expires_at) values (${ticket}, 'spreadsheet', 1)`;
      end();
    });
  const failing = add('Amina', () => {
    throw new Error('no');
  });
  const others = ['Ali', 'Kadra'].map((name) => add(name, () => {}));
  await expect(failing).rejects.toThrow(StoreUnavailable);
  await Promise.all(others);
  const tickets = await driver.read(({ all }) => all`select ticket from tickets order by ticket`);
  expect(tickets).toEqual([{ ticket: 'Ali' }, { ticket: 'Kadra' }]);
  await driver.close();
});
