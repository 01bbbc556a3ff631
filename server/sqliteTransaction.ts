import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { StoreUnavailable } from '#core/store/admissionStore.ts';
import { sqliteBusy, sqliteCode } from './dataFolder.ts';

/** Milliseconds for which the process stands still for a lock, then between tries, and over all of them. */
const stillFor = 10;
const pause = 20;
const patience = 1_000;

export type Transact = <Result>(work: () => Result) => Promise<Result>;

/**
 * Runs work in a transaction of the data file. While a command beside the server writes, the server waits without
 * standing still: visitors are served in between. Rejects with SQLite's own error, the busy one after a second.
 */
export function transactionsOf(database: DatabaseSync): Transact {
  database.exec(`pragma busy_timeout = ${stillFor}`);
  return async (work) => {
    const end = performance.now() + patience;
    for (;;) {
      try {
        return runOnce(database, work);
      } catch (error) {
        if (!isBusy(error) || performance.now() > end) throw error;
        await sleep(pause);
      }
    }
  };
}

function runOnce<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('begin immediate');
  try {
    const result = work();
    database.exec('commit');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}

/** Whether another process has the data file. */
export function isBusy(error: unknown): boolean {
  return sqliteCode(error) === sqliteBusy;
}

/** What the store says of an error of its data file. */
export function unavailable(error: unknown): never {
  throw new StoreUnavailable(`sqlite${sqliteCode(error)}`);
}
