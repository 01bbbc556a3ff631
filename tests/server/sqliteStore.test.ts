import { describe, expect, test } from 'vitest';
import { openDatabase } from '../../server/dataFolder.ts';
import { createSqliteStore } from '../../server/sqliteStore.ts';
import { certifyingRequest, submission } from '../support/admission.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { type StoreUnderTest, testLimits, testStore } from './storeConformance.ts';

describe('the SQLite store', () => {
  const open = async (): Promise<StoreUnderTest> => {
    const folder = temporaryFolder();
    const database = openDatabase(folder.path);
    const store = createSqliteStore(database, testLimits);
    return {
      store,
      age: async (seconds) => {
        database.exec(`update requests set created_at = created_at - ${seconds * 1000};
        update outbox set created_at = created_at - ${seconds * 1000}, next_attempt_at = next_attempt_at - ${seconds * 1000}, sent_at = sent_at - ${seconds * 1000}`);
      },
      dump: async () =>
        JSON.stringify(
          ['requests', 'outbox'].map((table) => database.prepare(`select * from ${table}`).all()),
        ),
      close: async () => {
        store.close();
        folder.remove();
      },
    };
  };

  testStore(open);

  test('does not purge requests stored before the clock was synced', async () => {
    const folder = temporaryFolder();
    let now = Date.parse('2026-03-01T09:00:00Z');
    const store = createSqliteStore(openDatabase(folder.path), testLimits, () => now);
    const arrive = async (date: string) => {
      now = Date.parse(date);
      await store.submit(submission());
    };
    for (const date of ['2026-03-01', '2000-01-01', '2040-01-01', '2026-03-02']) await arrive(date);
    now = Date.parse('2026-03-03');
    expect(await store.purge(6)).toEqual({ removed: 0, isDone: true });
    // It expires with the request before it. A request dated ahead delays none.
    now = Date.parse('2026-09-03');
    expect(await store.purge(6)).toEqual({ removed: 3, isDone: true });
    const kept = await store.listRequests({ limit: 10 });
    expect(kept.map(({ createdAt }) => createdAt.slice(0, 4))).toEqual(['2040']);
    store.close();
    folder.remove();
  });

  test('counts retention to the last day of a shorter month, as Postgres does', async () => {
    const folder = temporaryFolder();
    let now = Date.parse('2026-02-28T09:00:00Z');
    const store = createSqliteStore(openDatabase(folder.path), testLimits, () => now);
    await store.submit(submission());
    now = Date.parse('2026-03-01T09:00:00Z');
    await store.submit(submission({ request: certifyingRequest }));
    now = Date.parse('2026-08-31T12:00:00Z');
    expect(await store.purge(6)).toEqual({ removed: 1, isDone: true });
    const kept = await store.listRequests({ limit: 10 });
    expect(kept.map(({ createdAt }) => createdAt)).toEqual(['2026-03-01T09:00:00.000Z']);
    store.close();
    folder.remove();
  });
});
