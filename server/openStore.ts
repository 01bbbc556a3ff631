import { resolve } from 'node:path';
import { limitsFrom } from '#core/limits.ts';
import { type RequestStore, createSqlStore } from '#core/store/store.ts';
import { fillReserve, freeReserve, lockDataFolder, openDatabase, prepareDataFolder } from './dataFolder.ts';
import { mailIdOf, outboxFolder } from './mailSenders.ts';
import { removeOrphans, removeUnknown } from './paperFolder.ts';
import { Failure } from './serverTexts.ts';
import type { ServerSettings } from './settings.ts';
import { createSqliteDriver } from './sqlite.ts';

export type ServerStore = ReturnType<typeof openStore>;

/**
 * Opens the store of `DATA_DIR`, whose erasures also remove files. The server locks what it uses; a command runs beside it.
 * Throws a `Failure` when it cannot be used.
 */
export function openStore(settings: ServerSettings, { asServer = true } = {}) {
  const root = asServer ? prepareDataFolder(settings.DATA_DIR) : resolve(settings.DATA_DIR);
  freeReserve(root);
  let unlock = () => {};
  const end = () => {
    unlock();
    fillReserve(root);
  };
  try {
    if (asServer) unlock = lockDataFolder(root);
    const database = openDatabase(root, { asServer });
    if (!database.prepare('select 1 from installation').get()) throw new Failure('moved', { path: root });
    const driver = createSqliteDriver(database);
    const store = createSqlStore(driver, limitsFrom(settings));
    // A command, which may erase a request, keeps the space free until it ends.
    if (asServer) fillReserve(root);
    /** Also removes files of papers, `.eml` files of erased requests, and the answers in the write-ahead log. */
    const withTraces = async <Result>(erasure: Promise<Result>): Promise<Result> => {
      const result = await erasure;
      await removeOrphans(root, store);
      await removeUnknown(outboxFolder(root), store.findMails, mailIdOf);
      await driver.checkpoint();
      return result;
    };
    return {
      ...store,
      deleteRequest: (reference) => withTraces(store.deleteRequest(reference)),
      purge: (isConfirmed) => withTraces(store.purge(isConfirmed)),
      backUp: driver.backUp,
      /** The absolute path of the papers, the key and the mails. */
      folder: root,
      close: () => store.close().then(end),
    } satisfies RequestStore & Record<string, unknown>;
  } catch (error) {
    end();
    throw error;
  }
}
