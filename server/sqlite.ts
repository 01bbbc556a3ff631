import { setImmediate as nextTurn } from 'node:timers/promises';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import {
  type Driver,
  type Row,
  type SqlValue,
  StoreUnavailable,
  type Transaction,
  sql,
} from '#core/store/driver.ts';
import { correctedNow } from '#core/time/schoolTime.ts';
import { sqliteCode } from './dataFolder.ts';

/** Statements with a list of values have a text for each length. */
const maxPrepared = 500;

/**
 * The driver of an open database, which `close` closes. Transactions run one after the other, because they share the
 * connection, and each in a turn of the event loop, so that a burst does not hold it.
 */
export function createSqliteDriver(database: DatabaseSync, now = correctedNow) {
  // Not `database.createTagStore()`: in Node 24 its statements keep the file open after `close()`, so SQLite does not remove
  // the write-ahead log.
  const prepared = new Map<string, StatementSync>();
  const prepare = (template: Parameters<typeof sql>) => {
    const { sql: text, values } = sql(...template);
    const statement = prepared.get(text) ?? database.prepare(text);
    if (prepared.size >= maxPrepared) prepared.clear();
    prepared.set(text, statement);
    return { statement, values: values as SqlValue[] }; // Safe cast: what `sql` takes.
  };
  const transaction: Omit<Transaction, 'time'> = {
    all: async (...template) => {
      const { statement, values } = prepare(template);
      return statement.all(...values) as Row[]; // Safe cast: no column is a blob, and no number needs a bigint.
    },
    get: async (...template) => {
      const { statement, values } = prepare(template);
      return statement.get(...values) as Row | undefined;
    },
    run: async (...template) => {
      const { statement, values } = prepare(template);
      return Number(statement.run(...values).changes);
    },
  };

  let last: Promise<unknown> = Promise.resolve();
  function enqueue<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    const result = last.then(() => nextTurn()).then(work);
    last = result.catch(() => {});
    return result;
  }

  const transact = <Result>(
    begin: string,
    work: (transaction: Transaction) => Promise<Result>,
    all = false,
  ) =>
    enqueue(async () => {
      try {
        database.exec(begin);
        if (!all && !(await transaction.get`select 1 from installation`)) throw new StoreUnavailable('moved');
        const result = await work({ ...transaction, time: now() });
        database.exec('commit');
        return result;
      } catch (error) {
        if (database.isTransaction) database.exec('rollback');
        throw error instanceof StoreUnavailable ? error : new StoreUnavailable(`sqlite${sqliteCode(error)}`);
      }
    });

  return {
    forUpdate: sql``,
    // One writer at a time, so it needs no other lock.
    write: ({ all }, work) => transact('begin immediate', work, all),
    read: (work) => transact('begin', work),
    /** Truncates the write-ahead log, which still contains deleted answers. Waits for up to a second while it is read. */
    checkpoint: () => enqueue(() => database.exec('pragma wal_checkpoint(truncate)')),
    /** Copies the database to a new file, without the hashes of network addresses; consistent even while the server runs. */
    backUp: (path: string) =>
      enqueue(() => {
        database.prepare('vacuum into ?').run(path);
        const copy = new DatabaseSync(path);
        // With the salt, all IPv4 addresses could be tried in hours.
        copy.exec(`pragma secure_delete = on;
          update requests set client_hash = null, network_hash = null where client_hash is not null;
          update outbox set network_hash = null where network_hash is not null;
          delete from network_bytes;
          update installation set salt = lower(hex(randomblob(32)))`);
        copy.close();
      }),
    close: () => enqueue(() => database.close()),
  } satisfies Driver & Record<string, unknown>;
}
