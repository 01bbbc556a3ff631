/** What the store needs of a database. `postgres.ts` and `server/sqlite.ts` implement it. */
import tag, { type Sql, join } from 'sql-template-tag';

export { raw } from 'sql-template-tag';

export type SqlValue = string | number | null;

/** Whole numbers are numbers in both databases; JSON is text. */
export type Row = Record<string, SqlValue>;

/** SQL text with its values, which are bound. */
export type Statement = Sql;

type Part = SqlValue | Statement;

/** A template tag; another statement becomes a part of this one. */
export const sql: (strings: TemplateStringsArray, ...parts: Part[]) => Statement = tag;

/** Values or statements with commas between them. Throws for an empty list: Postgres has no `in ()`. */
export const list = (items: readonly Part[]): Statement => join(items, ', ');

export interface Transaction {
  /** The time in ms, read after the locks were taken. */
  time: number;
  all(...template: Parameters<typeof sql>): Promise<Row[]>;
  get(...template: Parameters<typeof sql>): Promise<Row | undefined>;
  /** Resolves with the number of changed rows. */
  run(...template: Parameters<typeof sql>): Promise<number>;
}

/** The message is an error code without personal data. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}

const maxTries = 5;
const retryDelayMs = 1_000;

/** For a call that must not fail because the database is busy for a moment. Rejects with the error of the last try. */
export async function retry<Result>(call: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1)
    try {
      return await call();
    } catch (error) {
      if (tries === maxTries) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
    }
}

/** What a transaction locks until it ends. */
export interface Locks {
  /** An idempotency key. */
  key?: string;
  network?: string;
  mailbox?: string;
  /** The tokens of the mails, and the mails to the school about no single request. */
  mails?: boolean;
  /** The quota of files. */
  files?: boolean;
  /**
   * Everything, for up to a minute: `--move-to`, which takes the row of the installation away with the requests. Without this
   * row all other transactions reject with `moved`.
   */
  all?: boolean;
}

/** Drivers take the locks in this order, or two transactions could deadlock. */
export const lockOrder = ['key', 'network', 'mailbox', 'mails', 'files'] as const satisfies (keyof Locks)[];

export interface Driver {
  /** Ends a `select` whose rows are changed next. Postgres then skips the rows that another transaction is changing. */
  forUpdate: Statement;
  /** Runs `work` in a transaction. Rejects with `StoreUnavailable` when the database fails. */
  write<Result>(locks: Locks, work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** Runs `work` on one snapshot of the database. */
  read<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** Waits for the transactions in hand. */
  close(): Promise<void>;
}
