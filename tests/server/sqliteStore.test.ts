import { describe } from 'vitest';
import { openDatabase } from '../../server/dataFolder.ts';
import { createSqliteStore } from '../../server/sqliteStore.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { testLimits, testStore } from './storeConformance.ts';

describe('the SQLite store', () => {
  testStore(async () => {
    const folder = temporaryFolder();
    const database = openDatabase(folder.path);
    const store = createSqliteStore(database, testLimits);
    return {
      store,
      age: async (seconds) => {
        database.exec(`update requests set created_at = created_at - ${seconds * 1000};
        update outbox set next_attempt_at = next_attempt_at - ${seconds * 1000}, sent_at = sent_at - ${seconds * 1000}`);
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
  });
});
