import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { schemaUpgrades, schemaVersion } from '#core/store/schema.ts';
import { databasePath, openDatabase } from '../../server/dataFolder.ts';
import { home, makeHomeForEachTest, sendNewRequest } from '../support/serverHome.ts';

makeHomeForEachTest();

const released = schemaUpgrades.map(({ sqlite }) => sqlite);

/** Of the data file: its version since the last released one, and whether a request has the column `note` or `room`. */
function readSchema() {
  const file = new DatabaseSync(databasePath(home.data));
  const version = Number(file.prepare('pragma user_version').get()?.user_version);
  const columns = file.prepare('pragma table_info(requests)').all();
  file.close();
  return {
    version: version - schemaVersion - released.length,
    columns: columns.map(({ name }) => name).filter((name) => ['note', 'room'].includes(String(name))),
  };
}

test('an invented next version upgrades a file once and whole, and the version before opens it if it may', async () => {
  const [note, room] = ['note', 'room'].map((name) => `alter table requests add column ${name} text`);
  const open = (upgrades: string[], asServer = true) =>
    openDatabase(home.data, { asServer, upgrades: [...released, ...upgrades] }).close();
  const first = await home.serve();
  const references = [await sendNewRequest(first.url)];
  const locked = expect.objectContaining({ problem: 'dataLocked' });
  expect(() => open([note ?? ''], false), 'a command beside the running server').toThrow(locked);
  await first.stop();
  expect(() => open([note ?? '', `${room}; select * from nowhere`])).toThrow(
    expect.objectContaining({ problem: 'dataUnavailable' }),
  );
  expect(readSchema(), 'after the step that failed').toEqual({ version: 1, columns: ['note'] });
  for (let time = 0; time < 2; time += 1) open([note ?? '', room ?? ''], false);
  expect(readSchema()).toEqual({ version: 2, columns: ['note', 'room'] });

  const before = await home.serve();
  references.unshift(await sendNewRequest(before.url));
  await before.stop();
  open([note ?? '', room ?? '']);
  expect(await home.references()).toEqual(references);
});
