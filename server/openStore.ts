import { join, resolve } from 'node:path';
import { limitsFrom } from '#core/model/limits.ts';
import { openPostgres } from '#core/store/postgres.ts';
import { schemaUpgrades, schemaVersion } from '#core/store/schema.ts';
import { createSqlStore } from '#core/store/sqlStore.ts';
import { type RequestStore, StoreUnavailable } from '#core/store/store.ts';
import {
  fillReserve,
  freeReserve,
  lockDataFolder,
  openDatabase,
  prepareDataFolder,
  readServerId,
} from './dataFolder.ts';
import { withFileErasure } from './erasure.ts';
import { Failure } from './serverTexts.ts';
import type { ServerSettings } from './settings.ts';
import { createSqliteDriver } from './sqlite.ts';

export interface ServerStore extends RequestStore {
  /** The absolute path of the papers, the key and the mails. */
  folder: string;
  /** Removes what a data file still holds of deleted requests. */
  checkpoint(): Promise<void>;
  /** Copies the requests, without the hashes of network addresses; undefined for Postgres, whose host backs it up. */
  backUp: ((path: string) => Promise<void>) | undefined;
}

interface OpenOptions {
  /** The server locks what it uses; a command runs beside it. */
  asServer?: boolean;
  now?: () => number;
}

const reservedSeconds = 60;

/** Opens the store of `DATA_DIR`, or the one of `DATABASE_URL`. Throws a `Failure` when it cannot be used. */
export async function openStore(
  settings: ServerSettings,
  { asServer = true, now = Date.now }: OpenOptions = {},
): Promise<ServerStore> {
  const root = asServer ? prepareDataFolder(settings.DATA_DIR) : resolve(settings.DATA_DIR);
  const limits = limitsFrom(settings);
  if (settings.DATABASE_URL) {
    const store = createSqlStore(openPostgres(settings.DATABASE_URL), limits);
    return openPostgresStore(store, root, asServer).catch(async (error: unknown) => {
      await store.close();
      throw describeError(error);
    });
  }
  freeReserve(root);
  let unlock = () => {};
  try {
    if (asServer) unlock = lockDataFolder(root);
    const driver = createSqliteDriver(openDatabase(root, { asServer }), now);
    const store = createSqlStore(driver, limits);
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

async function openPostgresStore(store: RequestStore, root: string, asServer: boolean): Promise<ServerStore> {
  const { id, version, compatibleFrom } = await store.readInstallation();
  const newest = schemaVersion + schemaUpgrades.length;
  if (version < newest) throw new Failure('databaseSchema');
  if (compatibleFrom > newest) throw new Failure('databaseNewer');
  // A folder for each database: the server removes files that its database does not know.
  const folder = join(root, `postgres-${id}`);
  const opened = withFileErasure({ ...store, folder, checkpoint: async () => {}, backUp: undefined });
  if (!asServer) return opened;
  const unlock = lockDataFolder(prepareDataFolder(folder));
  const close = async () => {
    await store.reserve(readServerId(folder), 0).catch(() => {});
    await store.close();
    unlock();
  };
  if (await reserveDatabase(opened)) return { ...opened, close };
  unlock();
  throw new Failure('databaseInUse');
}

/** Reserves the Postgres database, or renews that; false when another server has it. */
export function reserveDatabase(store: ServerStore): Promise<boolean> {
  return store.reserve(readServerId(store.folder), reservedSeconds);
}

/** SQLSTATE: there is no role, schema, table or column, or the login may not become the role. */
const schemaErrors = ['22023', '3F000', '42P01', '42703', '42501'];

function describeError(error: unknown): unknown {
  if (!(error instanceof StoreUnavailable)) return error;
  if (error.message === 'ownerLogin') return new Failure('databaseOwner');
  if (schemaErrors.includes(error.message)) return new Failure('databaseSchema');
  return new Failure('databaseUnavailable', { reason: error.message });
}
