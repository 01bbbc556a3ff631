import type { DatabaseSync } from 'node:sqlite';
import { onTestFinished } from 'vitest';
import { openDatabase } from '../../server/dataFolder.ts';
import { temporaryFolder } from './machine.ts';

/** Makes a folder outside the repository and returns its path. Removed after the running test and its `afterEach`. */
export function makeTestFolder(): string {
  const { path, remove } = temporaryFolder();
  onTestFinished(remove);
  return path;
}

/** Opens a new data file. SQLite does not wait for the disk, because no test cuts the power. */
export function openTestDatabase(): DatabaseSync {
  const database = openDatabase(makeTestFolder());
  database.exec('pragma synchronous = off');
  return database;
}
