import { createHash, randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import {
  type AdmissionStore,
  type ClaimedMail,
  type Limits,
  StoreUnavailable,
  type Submission,
  type SubmitResult,
} from '../supabase/functions/_shared/admissionStore.ts';
import { sqliteCode } from './dataFolder.ts';
import { createGroupCommit } from './groupCommit.ts';
import { toClaimedMail, toOutboxEntry, toStoredRequest } from './sqliteRows.ts';
import { type Statements, prepareStatements } from './sqliteStatements.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Longer than any delay of ours: what lies beyond was written before the machine's clock was set back, and is due. */
const horizon = 2 * hour;

export interface SqliteStore extends AdmissionStore {
  /** Makes the mails due whose sender died with an earlier process. Only for the one server of a data folder. */
  releaseLeases(): void;
  hasMail(id: string): boolean;
  /** Brings deleted answers out of the write-ahead log too. */
  checkpoint(): void;
  /** Copies the whole data to a new file, consistent while the server runs. */
  backUp(path: string): void;
  close(): void;
}

/** What the parts of a store share. */
interface StoreParts {
  sql: Statements;
  limits: Limits;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** The store of the embedded server, on an open database; `now` gives milliseconds and is for tests. */
export function createSqliteStore(database: DatabaseSync, limits: Limits, now = Date.now): SqliteStore {
  const sql = prepareStatements(database);
  const parts: StoreParts = { sql, limits, now };
  const inTransaction = transactionsOf(database);
  const claim = createClaim(parts);
  const submitTogether = createGroupCommit(createSubmit(parts), inTransaction);
  const completeTogether = createGroupCommit((id: string) => void sql.complete.run(now(), id), inTransaction);

  return {
    submit: (submission) => submitTogether(submission).catch(fail),
    claimMails: (limit, leaseSeconds) => attempt(() => inTransaction(() => claim(limit, leaseSeconds))),
    completeMail: (id) => completeTogether(id).catch(fail),
    failMail: ({ id, attempt: number, errorClass, retryInSeconds }) =>
      attempt(() => {
        const state = retryInSeconds === null ? 'dead' : 'queued';
        sql.fail.run(state, now() + (retryInSeconds ?? 0) * 1000, errorClass, id, number);
      }),
    listRequests: ({ limit, before = Number.MAX_SAFE_INTEGER }) =>
      attempt(() => sql.list.all(before, limit).map(toStoredRequest)),
    findRequest: (reference) =>
      attempt(() => {
        const row = sql.byReference.get(reference);
        return row ? toStoredRequest(row) : null;
      }),
    deleteRequest: (reference) => attempt(() => sql.remove.run(reference).changes > 0),
    listOutbox: () => attempt(() => sql.unsent.all().map(toOutboxEntry)),
    retryMails: () => attempt(() => Number(sql.retry.run(now()).changes)),
    purge: (months) => attempt(() => purge(parts, months)),
    releaseLeases: () => void sql.release.run(now()),
    hasMail: (id) => sql.mail.get(id) !== undefined,
    checkpoint: () => database.exec('pragma wal_checkpoint(truncate)'),
    backUp: (path) => void database.prepare('vacuum into ?').run(path),
    close: () => database.close(),
  };
}

/** Stores one request with its mails, or says why not; inside a transaction. */
function createSubmit({ sql, limits, now }: StoreParts): (submission: Submission) => SubmitResult {
  const salt = sql.salt.get()?.salt;
  if (!(salt instanceof Uint8Array)) throw new StoreUnavailable('noSalt');
  return ({ idempotencyKey, contentHash, reference, request, locale, clientAddress }) => {
    const time = now();
    const known = sql.byKey.get(idempotencyKey);
    if (known) {
      const same = known.content_hash === contentHash;
      return same ? { outcome: 'replayed', reference: String(known.reference) } : { outcome: 'conflict' };
    }
    const clientHash = createHash('sha256').update(salt).update(clientAddress).digest('hex');
    const blocking = sql.lastOfFullHour.get(clientHash, time - hour, time, limits.requestsPerHour - 1);
    if (blocking) {
      const retryAfter = Number(blocking.created_at) + hour - time;
      return { outcome: 'rateLimited', retryAfterSeconds: Math.ceil(retryAfter / 1000) };
    }
    if (sql.byReference.get(reference)) return { outcome: 'referenceTaken' };
    const answers = JSON.stringify(request);
    const { lastInsertRowid } = sql.insertRequest.run(
      reference,
      idempotencyKey,
      contentHash,
      locale,
      time,
      clientHash,
      answers,
    );
    for (const kind of ['applicant', 'school']) sql.insertMail.run(randomUUID(), lastInsertRowid, kind, time);
    return { outcome: 'stored', reference };
  };
}

/** Leases the mails that are due, oldest first; inside a transaction. */
function createClaim({
  sql,
  limits,
  now,
}: StoreParts): (limit: number, leaseSeconds: number) => ClaimedMail[] {
  return (limit, leaseSeconds) => {
    const time = now();
    for (;;) {
      const due = sql.due.all(time, time + horizon, limit);
      const claimed = due.map(toClaimedMail).filter(({ id, kind, stored }) => {
        const { email } = stored.request;
        const blocking =
          kind === 'applicant' &&
          sql.lastMailOfFullHour.get(time, email, id, time - hour, time, limits.mailsPerHour - 1);
        if (blocking) sql.defer.run(Number(blocking.at) + hour, id);
        else sql.lease.run(time + leaseSeconds * 1000, id);
        return !blocking;
      });
      // Mails that must wait are out of the way now: look behind them.
      if (claimed.length > 0 || due.length === 0) return claimed;
    }
  };
}

function purge({ sql, now }: StoreParts, months: number): number {
  sql.forget.run(now() - day);
  if (months === 0) return 0;
  const limit = new Date(now());
  limit.setUTCMonth(limit.getUTCMonth() - months);
  return Number(sql.purge.run(limit.getTime()).changes);
}

function transactionsOf(database: DatabaseSync) {
  return <Result>(work: () => Result): Result => {
    database.exec('begin immediate');
    try {
      const result = work();
      database.exec('commit');
      return result;
    } catch (error) {
      if (database.isTransaction) database.exec('rollback');
      throw error;
    }
  };
}

async function attempt<Result>(work: () => Result): Promise<Result> {
  try {
    return work();
  } catch (error) {
    return fail(error);
  }
}

function fail(error: unknown): never {
  throw new StoreUnavailable(`sqlite${sqliteCode(error)}`);
}
