import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';

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

/** Runs synchronous work in a transaction. Throws the error of SQLite or of the work. */
export function transact<Result>(database: DatabaseSync, work: () => Result): Result {
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

/** A stored time (ms) as ISO 8601, UTC. */
export function toIso(time: SQLOutputValue | undefined): string {
  return new Date(Number(time)).toISOString();
}

export const isoOrNull = (time: SQLOutputValue | undefined): string | null =>
  time === null ? null : toIso(time);

export type Row = Record<string, SQLOutputValue>;

/** Copies a row and converts the times in these columns to ISO 8601, UTC. */
export function withIsoTimes(row: Row, ...names: string[]): Row {
  return { ...row, ...Object.fromEntries(names.map((name) => [name, isoOrNull(row[name])])) };
}
