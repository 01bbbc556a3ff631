import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { sqliteBusy, sqliteCode } from './dataFolder.ts';

export type Sql = ReturnType<typeof createSql>;

/**
 * Template tags that prepare each statement once and bind its values. Not `database.createTagStore()`: in Node 24 its
 * statements keep the file open after `close()`, so SQLite does not remove the write-ahead log.
 */
export function createSql(database: DatabaseSync) {
  const statements = new WeakMap<TemplateStringsArray, StatementSync>();
  const prepare = (strings: TemplateStringsArray) => {
    const statement = statements.get(strings) ?? database.prepare(strings.join('?'));
    statements.set(strings, statement);
    return statement;
  };
  return {
    get: (strings: TemplateStringsArray, ...values: SQLInputValue[]) => prepare(strings).get(...values),
    all: (strings: TemplateStringsArray, ...values: SQLInputValue[]) => prepare(strings).all(...values),
    run: (strings: TemplateStringsArray, ...values: SQLInputValue[]) => prepare(strings).run(...values),
  };
}

/**
 * While another process holds the lock: how long a try blocks the event loop, the pause after it, the time for all
 * tries.
 */
const busyTimeoutMs = 10;
const retryPauseMs = 20;
const maxRetryMs = 1_000;

type Transact = <Result>(work: () => Result) => Promise<Result>;

/**
 * Returns a function that runs synchronous work in a transaction. While another process holds the write lock, it retries
 * for a second without blocking the event loop, then rejects with SQLite's error.
 */
export function createTransact(database: DatabaseSync): Transact {
  database.exec(`pragma busy_timeout = ${busyTimeoutMs}`);
  return async (work) => {
    const retryUntil = performance.now() + maxRetryMs;
    for (;;) {
      try {
        return runOnce(database, work);
      } catch (error) {
        if (sqliteCode(error) !== sqliteBusy || performance.now() > retryUntil) throw error;
        await sleep(retryPauseMs);
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

interface PendingCall<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Group commit: runs the calls of one turn of the event loop in one transaction, because each commit waits for the disk.
 * When the transaction fails, each call is retried in a transaction of its own, so that one bad call fails alone.
 * `SQLITE_BUSY` rejects them all.
 */
export function createGroupCommit<Item, Result>(
  transact: Transact,
  work: (item: Item) => Result,
): (item: Item) => Promise<Result> {
  let queue: PendingCall<Item, Result>[] = [];

  async function commit(group: PendingCall<Item, Result>[]): Promise<void> {
    try {
      const results = await transact(() =>
        group.map(({ item, resolve }) => ({ resolve, result: work(item) })),
      );
      for (const { resolve, result } of results) resolve(result);
    } catch (error) {
      if (group.length === 1 || sqliteCode(error) === sqliteBusy)
        for (const { reject } of group) reject(error);
      else for (const call of group) await commit([call]);
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      if (queue.length > 1) return;
      setImmediate(() => {
        const group = queue;
        queue = [];
        void commit(group);
      });
    });
}

/** A stored time (ms) as ISO 8601, UTC. */
export function toIso(time: SQLOutputValue | undefined): string {
  return new Date(Number(time)).toISOString();
}

export const isoOrNull = (time: SQLOutputValue | undefined): string | null =>
  time === null ? null : toIso(time);
