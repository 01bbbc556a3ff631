import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Failure, reasonOf } from './failure.ts';
import { migrations } from './sqliteMigrations.ts';

/** The primary result code of a file that another process has. */
export const sqliteBusy = 5;
const sqliteCorrupt = [11, 26];

/** Where the requests of a data folder are. */
export function databasePath(dataFolder: string): string {
  return join(dataFolder, 'admissions.db');
}

/** What the server keeps in its folder, and what SQLite has beside a file. */
const own = /^(admissions\.db|server\.lock|outbox|cvs)/;

/** Makes the folder, for its owner only; one that holds other things as well (`DATA_DIR=/tmp`) keeps its rights. */
export function prepareDataFolder(dataFolder: string): string {
  const path = resolve(dataFolder);
  try {
    makeFolder(path);
    if (readdirSync(path).every((name) => own.test(name))) chmodSync(path, 0o700);
  } catch (error) {
    throw new Failure('dataFolder', { path, reason: reasonOf(error) });
  }
  return path;
}

/** Not by Node's `recursive`, which never ends where the system refuses with ENOENT, as below /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/**
 * Holds the folder for this process until the returned function is called or the process ends, however it ends: the
 * lock is the operating system's, on an otherwise empty database file, and leaves nothing stale.
 */
export function lockDataFolder(path: string): () => void {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(path, 'server.lock'));
    lock.exec('begin exclusive');
  } catch (error) {
    lock?.close();
    if (sqliteCode(error) === sqliteBusy) throw new Failure('dataLocked', { path });
    throw new Failure('dataFolder', { path, reason: sqliteReason(error) });
  }
  return () => lock.close();
}

/**
 * Opens the data file, brought up to this version. A damaged file, or one of a later version, is refused before
 * anything is written to it. `asServer: false` is for commands beside the server: they leave the check for damage to
 * it, and bring a file up to date only when no server has it open.
 */
export function openDatabase(dataFolder: string, { asServer = true } = {}): DatabaseSync {
  const path = databasePath(dataFolder);
  try {
    if (existsSync(path)) inspect(path, asServer);
    // Short: waiting for a lock stops the whole process, and a 503 brings the client back.
    const database = new DatabaseSync(path, { timeout: 1000 });
    // FULL: a commit is on the disk before it is acknowledged. Deleted answers are overwritten, not only unlinked.
    database.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;
      pragma journal_size_limit = 16777216`);
    if (fileVersion(database) < migrations.length) {
      // A server of an older version that still runs would meet tables that it does not know.
      const unlock = asServer ? undefined : lockDataFolder(dataFolder);
      applyMigrations(database);
      unlock?.();
    }
    return database;
  } catch (error) {
    if (error instanceof Failure) throw error;
    if (sqliteCorrupt.includes(sqliteCode(error))) throw new Failure('dataCorrupted', { path });
    throw new Failure('dataUnavailable', { path, reason: sqliteReason(error) });
  }
}

function inspect(path: string, thorough: boolean): void {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 1000 });
  try {
    if (fileVersion(database) > migrations.length) throw new Failure('dataNewer', { path });
    if (!thorough) return;
    const result = database.prepare('pragma integrity_check(1)').get();
    if (result?.integrity_check !== 'ok') throw new Failure('dataCorrupted', { path });
  } finally {
    database.close();
  }
}

/** Each step in its own transaction, so that a crash leaves a whole version. */
function applyMigrations(database: DatabaseSync): void {
  // A step that rebuilds a table drops the old one: the rows that refer to it must not go with it.
  database.exec('pragma foreign_keys = off');
  for (const [index, sql] of migrations.entries()) {
    if (index < fileVersion(database)) continue;
    database.exec(`begin immediate; ${sql}; pragma user_version = ${index + 1}; commit`);
  }
  database.exec('pragma foreign_keys = on');
}

function fileVersion(database: DatabaseSync): number {
  return Number(database.prepare('pragma user_version').get()?.user_version);
}

/** SQLite's primary result code; 0 for other errors. */
export function sqliteCode(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
}

/** SQLite's own words for an error; the reason of any other. */
export function sqliteReason(error: unknown): string {
  return error instanceof Error && 'errstr' in error ? String(error.errstr) : reasonOf(error);
}
