import { describe } from 'vitest';
import { openDatabase } from '../../server/dataFolder.ts';
import { createSqliteStore } from '../../server/sqliteStore.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { testFloods } from './floodConformance.ts';
import { testStore } from './storeConformance.ts';
import { type StoreUnderTest, testLimits } from './storeUnderTest.ts';

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

  describe('of single requests', () => {
    testStore(open);
  });
  describe('of floods', () => {
    testFloods(open);
  });
});
