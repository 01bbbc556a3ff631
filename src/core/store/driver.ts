/** What the store needs of a database. `postgres.ts` and `server/sqlite.ts` implement it. */

export type SqlValue = string | number | null;

/** Whole numbers are numbers in both databases; JSON is text. */
export type Row = Record<string, SqlValue>;

/** SQL text, cut where its values belong. */
export interface Statement {
  texts: readonly string[];
  values: readonly SqlValue[];
}

/** A template tag. A value is bound, and another statement becomes a part of this one. */
export function sql(strings: TemplateStringsArray, ...parts: (SqlValue | Statement)[]): Statement {
  const texts = [strings[0] ?? ''];
  const values: SqlValue[] = [];
  const append = (text: string) => texts.push((texts.pop() ?? '') + text);
  for (const [index, part] of parts.entries()) {
    const after = strings[index + 1] ?? '';
    if (part === null || typeof part !== 'object') {
      values.push(part);
      texts.push(after);
      continue;
    }
    const [first = '', ...rest] = part.texts;
    append(first);
    texts.push(...rest);
    values.push(...part.values);
    append(after);
  }
  return { texts, values };
}

/** Values or statements with commas between them. Must not be empty: Postgres has no `in ()`. */
export function list(items: readonly (SqlValue | Statement)[]): Statement {
  const [first = null, ...others] = items;
  return others.reduce<Statement>((all, item) => sql`${all}, ${item}`, sql`${first}`);
}

export interface Transaction {
  /** The time in ms, read after the locks were taken. */
  time: number;
  all(strings: TemplateStringsArray, ...parts: (SqlValue | Statement)[]): Promise<Row[]>;
  get(strings: TemplateStringsArray, ...parts: (SqlValue | Statement)[]): Promise<Row | undefined>;
  /** Resolves with the number of changed rows. */
  run(strings: TemplateStringsArray, ...parts: (SqlValue | Statement)[]): Promise<number>;
}

/** What a transaction locks until it ends. */
export interface Locks {
  /** An idempotency key. */
  key?: string;
  network?: string;
  mailbox?: string;
  /** The mails to the school about several requests. */
  digest?: boolean;
  /** The quota of files. */
  files?: boolean;
}

/** Drivers take the locks in this order, or two transactions could deadlock. */
export const lockOrder = ['key', 'network', 'mailbox', 'digest', 'files'] as const satisfies (keyof Locks)[];

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
