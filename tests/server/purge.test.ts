import { afterEach, expect, test, vi } from 'vitest';
import { openDatabase, prepareDataFolder } from '../../server/dataFolder.ts';
import { createSqliteStore } from '../../server/sqliteStore.ts';
import { noLimits, submission } from '../support/admission.ts';
import { home, makeHomeForEachTest } from '../support/serverHome.ts';

makeHomeForEachTest();
afterEach(() => void vi.useRealTimers());

test('requests older than the retention are deleted at the start of the server, and every six hours while it runs', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const sent = [submission(), submission(), submission()];
  const [first = '', second = '', newest = ''] = sent.map(({ reference }) => reference);
  const database = openDatabase(prepareDataFolder(home.data));
  const store = createSqliteStore(database, noLimits);
  for (const one of sent) await store.submit(one);
  // A request whose mail has not left is not deleted.
  database.exec(`update outbox set state = 'sent'`);
  const beyondRetention = Date.now() - 25 * 31 * 24 * 60 * 60 * 1000;
  const makeOld = (reference: string) =>
    database
      .prepare('update requests set created_at = ? where reference = ?')
      .run(beyondRetention, reference);

  makeOld(first);
  await home.serve();
  await expect.poll(home.references).toEqual([newest, second]);
  makeOld(second);
  expect(await home.references()).toEqual([newest, second]);
  await vi.advanceTimersByTimeAsync(6 * 60 * 60 * 1000);
  await expect.poll(home.references).toEqual([newest]);
  store.close();
});
