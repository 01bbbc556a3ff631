import type { DatabaseSync } from 'node:sqlite';
import type { Limits } from '#core/settings.ts';
import { createSqlStore } from '#core/store/sqlStore.ts';
import type { RequestStore } from '#core/store/store.ts';
import { openDatabase } from '../../server/dataFolder.ts';
import { createSqliteDriver } from '../../server/sqlite.ts';
import { noLimits } from './admission.ts';

/** The store of a data folder, or of its open data file. */
export function openSqliteStore(folder: string | DatabaseSync, limits: Limits = noLimits): RequestStore {
  const database = typeof folder === 'string' ? openDatabase(folder) : folder;
  return createSqlStore(createSqliteDriver(database), limits);
}
