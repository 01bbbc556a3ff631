import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fingerprintOf } from '#core/model/links.ts';
import { minKeyBytes } from '#core/settings.ts';
import type { RequestStore } from '#core/store/store.ts';
import { Failure, reasonOf } from './serverTexts.ts';
import { schemaFor, schemaUpgrades, schemaVersion } from '#core/store/schema.ts';

/** `SQLITE_BUSY`: another connection holds the lock. */
const sqliteBusy = 5;
/** `SQLITE_CORRUPT` and `SQLITE_NOTADB`. */
export const sqliteCorrupt = [11, 26];

const newestVersion = schemaVersion + schemaUpgrades.length;

export const databasePath = (dataFolder: string) => join(dataFolder, 'admissions.db');

/**
 * Reserved disk space. SQLite needs space to open the data file and to delete from it, so the reserve is freed before
 * both. Random content, because some file systems compress files.
 */
const reserveFileBytes = 512 * 1024;

const reservePath = (dataFolder: string) => join(dataFolder, 'server.reserve');

export function freeReserve(dataFolder: string): void {
  rmSync(reservePath(dataFolder), { force: true });
}

/** Writes the reserve again, or as much of it as fits on the disk. */
export function fillReserve(dataFolder: string): void {
  try {
    writeFileSync(reservePath(dataFolder), randomBytes(reserveFileBytes), { mode: 0o600 });
  } catch {
    // The disk is full: the reserve is as large as what was written.
  }
}

/** Its modification time is that of the last backup. */
export const lastBackupPath = (dataFolder: string) => join(dataFolder, 'server.backup');

/** Creates the data folder, for its owner only. Returns its absolute path, throws a `Failure`. */
export function prepareDataFolder(dataFolder: string): string {
  const path = resolve(dataFolder);
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new Failure('dataFolder', { path, reason: reasonOf(error) });
  }
  return path;
}

/** Whether a folder, which may not exist yet, is or lies in another. Follows symbolic links. */
export function isInside(folder: string, other: string): boolean {
  const path = relative(realPath(other), realPath(folder));
  return !path.startsWith('..') && !isAbsolute(path);
}

function realPath(path: string): string {
  const absolute = resolve(path);
  return existsSync(absolute)
    ? realpathSync(absolute)
    : join(realPath(dirname(absolute)), basename(absolute));
}

/**
 * Locks the folder for this process; returns a function that unlocks it. SQLite takes an operating-system lock on an
 * empty database file, so the lock ends with the process. Throws a `Failure` when another server holds it.
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

/** Flushes a folder's directory entries: without it, a new or renamed file may not survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder, and flushes directory entries by itself.
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync();
  await handle?.close();
}

/**
 * Opens the data file and upgrades its schema. Throws a `Failure` when the file is damaged or has an unknown version,
 * before writing to it. `npm run requests` passes `asServer: false`: it skips the slow integrity check, and upgrades
 * the file only when no server has it open. `upgrades` is for tests.
 */
export function openDatabase(
  dataFolder: string,
  { asServer = true, upgrades = schemaUpgrades.map(({ sqlite }) => sqlite) } = {},
): DatabaseSync {
  const path = databasePath(dataFolder);
  const newest = schemaVersion + upgrades.length;
  let database: DatabaseSync | undefined;
  let unlock: (() => void) | undefined;
  try {
    if (existsSync(path)) checkDataFile(path, newest, asServer);
    // Waiting for a lock blocks the event loop, so wait one second at most. After a 503 the client tries again.
    database = new DatabaseSync(path, { timeout: 1000 });
    // `synchronous = full` flushes a commit to the disk before it returns. `secure_delete` overwrites deleted answers.
    database.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;
      pragma journal_size_limit = 16777216`);
    if (fileVersion(database) < newest) {
      // Lock first: a running server of the older version does not know the new schema.
      if (!asServer) unlock = lockDataFolder(dataFolder);
      upgradeSchema(database, upgrades);
    }
    return database;
  } catch (error) {
    database?.close();
    throw databaseFailure(error, path);
  } finally {
    unlock?.();
  }
}

function databaseFailure(error: unknown, path: string): Failure {
  if (error instanceof Failure) return error;
  if (sqliteCorrupt.includes(sqliteCode(error))) return new Failure('dataCorrupted', { path });
  return new Failure('dataUnavailable', { path, reason: sqliteReason(error) });
}

function checkDataFile(path: string, newest: number, checksIntegrity: boolean): void {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 1000 });
  try {
    const version = fileVersion(database);
    if (version > newest && readCompatibleVersion(database) > newest)
      throw new Failure('dataNewer', { path });
    if (version > 0 && version < schemaVersion) throw new Failure('dataOlder', { path });
    if (!checksIntegrity) return;
    const result = database.prepare('pragma integrity_check(1)').get();
    if (result?.integrity_check !== 'ok') throw new Failure('dataCorrupted', { path });
  } finally {
    database.close();
  }
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Throws a `Failure` when a file and the folder of papers beside it are damaged, of an unknown version, or no backup of this
 * server: rows of somebody else could run triggers, or name files outside the data folder.
 */
export function checkBackup(path: string, papers: string): void {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { readOnly: true });
    if (fileVersion(database) === 0) throw new Failure('backupForeign', { path, what: 'version 0' });
    checkDataFile(path, newestVersion, true);
    const others = database
      .prepare("select name from sqlite_master where type not in ('table', 'index')")
      .all();
    const ids = database.prepare('select id from papers union all select id from outbox').all();
    const files = existsSync(papers) ? readdirSync(papers, { withFileTypes: true }) : [];
    const foreign =
      others[0]?.name ??
      ids.find(({ id }) => !uuid.test(String(id)))?.id ??
      files.find((file) => !file.isFile() || !uuid.test(file.name))?.name;
    if (foreign !== undefined) throw new Failure('backupForeign', { path, what: String(foreign) });
  } catch (error) {
    throw databaseFailure(error, path);
  } finally {
    database?.close();
  }
}

/** Runs each step in its own transaction, so that a crash leaves a whole version. */
function upgradeSchema(database: DatabaseSync, upgrades: readonly string[]): void {
  const run = (sql: string, version: number) =>
    database.exec(`begin immediate; ${sql}; pragma user_version = ${version}; commit`);
  if (fileVersion(database) === 0) run(schemaFor('sqlite'), schemaVersion);
  for (let version = fileVersion(database); version < schemaVersion + upgrades.length; version += 1)
    run(upgrades[version - schemaVersion] ?? '', version + 1);
}

function fileVersion(database: DatabaseSync): number {
  return Number(database.prepare('pragma user_version').get()?.user_version);
}

function readCompatibleVersion(database: DatabaseSync): number {
  return Number(database.prepare('select compatible_from from installation').get()?.compatible_from);
}

/** SQLite's primary result code of an error; 0 for other errors. */
export function sqliteCode(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
}

/** SQLite's message for an SQLite error; `reasonOf` for other errors. */
export function sqliteReason(error: unknown): string {
  return error instanceof Error && 'errstr' in error ? String(error.errstr) : reasonOf(error);
}

export const dossierKeyPath = (dataFolder: string) => join(dataFolder, 'dossier.key');

/**
 * Reads the HMAC key of the mailed links, kept outside the database so that a copy of that alone opens no dossier. Throws
 * a `Failure` when it is missing or too short, as after a failed restore: anybody could forge links.
 */
export function readDossierKey(dataFolder: string): Buffer {
  const path = dossierKeyPath(dataFolder);
  try {
    const key = readFileSync(path);
    if (key.byteLength >= minKeyBytes) return key;
  } catch (error) {
    const reason = reasonOf(error);
    if (reason !== 'ENOENT') throw new Failure('dataUnavailable', { path, reason });
  }
  throw new Failure('key', { path, min: minKeyBytes });
}

/** Writes a key in base64, as the functions on Supabase have it in `DOSSIER_KEY`. */
export function createDossierKey(
  dataFolder: string,
  key = randomBytes(minKeyBytes).toString('base64'),
): string {
  const path = dossierKeyPath(dataFolder);
  // Renamed when it is whole: a crash must not leave a shorter key.
  writeFileSync(`${path}.tmp`, key, { mode: 0o600, flush: true });
  renameSync(`${path}.tmp`, path);
  return path;
}

/**
 * Reads the key, and makes it before the first request. Throws a `Failure` when it is not the key of the store's rows, as
 * after a restore without it: mailed links would open nothing.
 */
export async function openDossierKey(dataFolder: string, store: RequestStore): Promise<Buffer> {
  const path = dossierKeyPath(dataFolder);
  const { keyFingerprint } = await store.readInstallation();
  const isFirst = !keyFingerprint && (await store.listRequests({ limit: 1 })).length === 0;
  if (isFirst && !existsSync(path)) createDossierKey(dataFolder);
  const key = readDossierKey(dataFolder);
  if (!(await store.noteKey(fingerprintOf(key)))) throw new Failure('keyOther', { path });
  return key;
}
