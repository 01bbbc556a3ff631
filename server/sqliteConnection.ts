import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { sqliteBusy, sqliteCode } from './dataFolder.ts';

export type Sql = ReturnType<typeof createSql>;

/**
 * Template tags that prepare a statement once and bind the values to it. `database.createTagStore()` does the same, but
 * in Node 24 its statements keep the file open after `close()`, and the write-ahead log stays beside it.
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

/** How long SQLite blocks the event loop for a lock, the pause between tries, and the time for all of them. */
const blockingMs = 10;
const pauseMs = 20;
const patienceMs = 1_000;

type Transact = <Result>(work: () => Result) => Promise<Result>;

/**
 * Returns a function that runs synchronous work in a transaction. While a command beside the server holds the write
 * lock, it retries between other events for a second, then rejects with SQLite's own error.
 */
export function createTransact(database: DatabaseSync): Transact {
  database.exec(`pragma busy_timeout = ${blockingMs}`);
  return async (work) => {
    const end = performance.now() + patienceMs;
    for (;;) {
      try {
        return runOnce(database, work);
      } catch (error) {
        if (sqliteCode(error) !== sqliteBusy || performance.now() > end) throw error;
        await sleep(pauseMs);
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

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Group commit: runs the work of calls from the same turn of the event loop in one transaction, because each commit
 * waits for the disk. When the transaction fails, each call is retried in its own, so that one bad call fails alone;
 * only `SQLITE_BUSY` rejects them all.
 */
export function createGroupCommit<Item, Result>(
  transact: Transact,
  work: (item: Item) => Result,
): (item: Item) => Promise<Result> {
  let queue: Waiting<Item, Result>[] = [];

  async function commit(group: Waiting<Item, Result>[]): Promise<void> {
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
