import { createHash } from 'node:crypto';
import { Pool, type QueryResult, types } from 'pg';
import { errorClass } from '../log.ts';
import { type Driver, type Locks, StoreUnavailable, type Transaction, lockOrder, sql } from './driver.ts';

/** For a connection, a statement and a lock. A sender then gets a 503 and tries again. */
const timeoutMs = 8_000;

/** Also in a URL with the path of a socket. */
const thisMachine = /^(localhost|127\.0\.0\.1|\[::1\]|%2f.*)?$/i;

function lockId(...parts: string[]): bigint {
  return createHash('sha256').update(parts.join('\n')).digest().readBigInt64BE();
}

/**
 * One text, so that a transaction begins in one round trip. Everything in it ends with the transaction, so it works behind a
 * pooler in transaction mode. Once `owner` is true, the login could undo what the role is not allowed.
 */
function beginText(mode: string, locks: Locks): string {
  // Every transaction of the store reads the installation first.
  const lockAll = `lock table installation in access exclusive mode;
    set local idle_in_transaction_session_timeout = 60000;`;
  return `begin ${mode};
    set local role admission_store;
    set local search_path = admission;
    set local statement_timeout = ${timeoutMs};
    set local lock_timeout = ${timeoutMs};
    set local idle_in_transaction_session_timeout = ${timeoutMs};
    ${lockOrder
      .flatMap((name) =>
        locks[name] ? [`select pg_advisory_xact_lock(${lockId(name, String(locks[name]))});`] : [],
      )
      .join('\n')}
    ${locks.all ? lockAll : ''}
    select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as time,
      not exists (select from installation) as moved,
      exists (select from pg_namespace where nspname = 'admission' and pg_has_role(session_user, nspowner, 'member')) as owner`;
}

/** `bigint` as a number: times and sequence numbers stay far below 2^53. */
const numbers = {
  getTypeParser: ((id: number, format: 'text') =>
    id === types.builtins.INT8 ? Number : types.getTypeParser(id, format)) as typeof types.getTypeParser, // Safe cast: one of the overloads.
};

function failure(error: unknown): StoreUnavailable {
  // Only the code: messages of Postgres may quote personal data.
  return error instanceof StoreUnavailable ? error : new StoreUnavailable(errorClass(error));
}

/**
 * Connects on first use, as a login that may only become the role `admission_store`. Rejects with `ownerLogin` for a login
 * that may do more. An `sslmode` of the URL says whether to use TLS; without it, `asksForTls` to another machine.
 */
export function openPostgres(url: string, { connections = 10, asksForTls = true } = {}): Driver {
  const pool = new Pool({
    connectionString: url,
    // The certificate is not checked, because Supabase signs its own.
    ssl: asksForTls && !thisMachine.test(URL.parse(url)?.hostname ?? '') && { rejectUnauthorized: false },
    max: connections,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    types: numbers,
  });
  // A connection that breaks while nobody uses it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));

  async function transact<Result>(
    mode: string,
    locks: Locks,
    work: (transaction: Transaction) => Promise<Result>,
  ): Promise<Result> {
    const client = await pool.connect().catch((error: unknown) => {
      throw failure(error);
    });
    let isWhole = false;
    try {
      // Safe cast: pg resolves with an array for a text of several statements.
      const results = (await client.query(beginText(mode, locks))) as unknown as QueryResult<{
        time: number;
        moved: boolean;
        owner: boolean;
      }>[];
      const [started] = results.at(-1)?.rows ?? [];
      if (!started || started.owner) throw new StoreUnavailable('ownerLogin');
      if (started.moved && !locks.all) throw new StoreUnavailable('moved');
      const query = (...args: Parameters<typeof sql>) => {
        const { text, values } = sql(...args);
        return client.query(text, values);
      };
      const result = await work({
        time: started.time,
        all: async (...args) => (await query(...args)).rows,
        get: async (...args) => (await query(...args)).rows[0],
        run: async (...args) => (await query(...args)).rowCount ?? 0,
      });
      await client.query('commit');
      isWhole = true;
      return result;
    } catch (error) {
      throw failure(error);
    } finally {
      // A connection that failed is closed, which rolls its transaction back.
      client.release(!isWhole);
    }
  }

  return {
    forUpdate: sql`for update skip locked`,
    write: (locks, work) => transact('', locks, work),
    read: (work) => transact('isolation level repeatable read read only', {}, work),
    close: () => pool.end(),
  };
}
