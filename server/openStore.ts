import { resolve } from 'node:path';
import { limitsFrom } from '#core/model/limits.ts';
import { openPostgres } from '#core/store/postgres.ts';
import { createSqlStore } from '#core/store/sqlStore.ts';
import type { RequestStore } from '#core/store/store.ts';
import { fillReserve, freeReserve, lockDataFolder, openDatabase, prepareDataFolder } from './dataFolder.ts';
import { withFileErasure } from './erasure.ts';
import { Failure } from './serverTexts.ts';
import type { ServerSettings } from './settings.ts';
import { createSqliteDriver } from './sqlite.ts';

export interface ServerStore extends RequestStore {
  /** The absolute path of the papers, the key and the mails. */
  folder: string;
  /** Removes what a data file still holds of deleted requests. */
  checkpoint(): Promise<void>;
  /** Copies the requests, without the hashes of network addresses. */
  backUp(path: string): Promise<void>;
}

interface OpenOptions {
  /** The server locks what it uses; a command runs beside it. */
  asServer?: boolean;
  now?: () => number;
}

/** Opens the store of `DATA_DIR`. Throws a `Failure` when it cannot be used. */
export function openStore(
  settings: ServerSettings,
  { asServer = true, now = Date.now }: OpenOptions = {},
): ServerStore {
  const root = asServer ? prepareDataFolder(settings.DATA_DIR) : resolve(settings.DATA_DIR);
  freeReserve(root);
  let unlock = () => {};
  try {
    if (asServer) unlock = lockDataFolder(root);
    const database = openDatabase(root, { asServer });
    if (!database.prepare('select 1 from installation').get()) throw new Failure('moved', { path: root });
    const driver = createSqliteDriver(database, now);
    const store = createSqlStore(driver, limitsFrom(settings));
    // A command, which may erase a request, keeps the space free until it ends.
    if (asServer) fillReserve(root);
    const close = async () => {
      await store.close();
      unlock();
      fillReserve(root);
    };
    return withFileErasure({
      ...store,
      checkpoint: driver.checkpoint,
      backUp: driver.backUp,
      folder: root,
      close,
    });
  } catch (error) {
    unlock();
    fillReserve(root);
    throw error;
  }
}

/**
 * Opens the rows of the functions on Supabase, for the commands that need neither files nor the key. A database that cannot be
 * used rejects with the first call.
 */
export function openFunctionsStore(url: string, settings: ServerSettings): RequestStore {
  return createSqlStore(openPostgres(url), limitsFrom(settings));
}
