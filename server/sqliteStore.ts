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
import { answerColumns, toClaimedMail, toOutboxEntry, toStoredRequest, toValues } from './sqliteRows.ts';

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

/** The store of the embedded server, on an open database; `now` gives milliseconds and is for tests. */
export function createSqliteStore(database: DatabaseSync, limits: Limits, now = Date.now): SqliteStore {
  const columns = Object.values(answerColumns);
  const sql = {
    byKey: database.prepare('select reference, content_hash from requests where idempotency_key = ?'),
    byReference: database.prepare('select * from requests where reference = ?'),
    lastOfFullHour: database.prepare(`select created_at from requests
      where client_hash = ? and created_at > ? and created_at <= ? order by created_at desc limit 1 offset ?`),
    insertRequest: database.prepare(`insert into requests
      (reference, idempotency_key, content_hash, locale, created_at, client_hash, ${columns.join(', ')})
      values (?, ?, ?, ?, ?, ?, ${columns.map(() => '?').join(', ')})`),
    insertMail: database.prepare(
      'insert into outbox (id, request, kind, next_attempt_at) values (?, ?, ?, ?)',
    ),
    due: database.prepare(`select * from outbox join requests on request = sequence
      where state in ('queued', 'leased') and (next_attempt_at <= ? or next_attempt_at > ?)
      order by next_attempt_at limit ?`),
    lastMailOfFullHour:
      database.prepare(`select coalesce(sent_at, ?) as at from outbox join requests on request = sequence
      where lower(email) = lower(?) and kind = 'applicant' and outbox.id <> ?
        and (state = 'leased' or (sent_at > ? and sent_at <= ?)) order by at desc limit 1 offset ?`),
    lease: database.prepare(
      `update outbox set state = 'leased', attempts = attempts + 1, next_attempt_at = ? where id = ?`,
    ),
    defer: database.prepare(`update outbox set state = 'queued', next_attempt_at = ? where id = ?`),
    complete: database.prepare(
      `update outbox set state = 'sent', sent_at = ?, last_error = null where id = ?`,
    ),
    fail: database.prepare(`update outbox set state = ?, next_attempt_at = ?, last_error = ?
      where id = ? and state = 'leased' and attempts = ?`),
    list: database.prepare('select * from requests where sequence < ? order by sequence desc limit ?'),
    mail: database.prepare('select 1 from outbox where id = ?'),
    remove: database.prepare('delete from requests where reference = ?'),
    unsent: database.prepare(`select * from outbox join requests on request = sequence
      where state <> 'sent' order by next_attempt_at limit 1000`),
    retry: database.prepare(
      `update outbox set state = 'queued', next_attempt_at = ? where state in ('queued', 'dead')`,
    ),
    release: database.prepare(
      `update outbox set state = 'queued', next_attempt_at = ? where state = 'leased'`,
    ),
    purge: database.prepare('delete from requests where created_at < ?'),
    forget: database.prepare(
      'update requests set client_hash = null where created_at < ? and client_hash is not null',
    ),
  };
  const salt = readSalt(database);

  function submitOne(submission: Submission): SubmitResult {
    const time = now();
    const known = sql.byKey.get(submission.idempotencyKey);
    if (known) {
      const same = known.content_hash === submission.contentHash;
      return same ? { outcome: 'replayed', reference: String(known.reference) } : { outcome: 'conflict' };
    }
    const clientHash = createHash('sha256').update(salt).update(submission.clientAddress).digest('hex');
    const blocking = sql.lastOfFullHour.get(clientHash, time - hour, time, limits.requestsPerHour - 1);
    if (blocking) {
      return {
        outcome: 'rateLimited',
        retryAfterSeconds: Math.ceil((Number(blocking.created_at) + hour - time) / 1000),
      };
    }
    const { reference, idempotencyKey, contentHash, locale, request } = submission;
    if (sql.byReference.get(reference)) return { outcome: 'referenceTaken' };
    const answers = toValues(request);
    const { lastInsertRowid } = sql.insertRequest.run(
      reference,
      idempotencyKey,
      contentHash,
      locale,
      time,
      clientHash,
      ...answers,
    );
    for (const kind of ['applicant', 'school']) sql.insertMail.run(randomUUID(), lastInsertRowid, kind, time);
    return { outcome: 'stored', reference };
  }

  function claim(limit: number, leaseSeconds: number): ClaimedMail[] {
    const time = now();
    for (;;) {
      const due = sql.due.all(time, time + horizon, limit);
      const claimed = due.map(toClaimedMail).filter(({ id, kind, stored }) => {
        const blocking =
          kind === 'applicant' &&
          sql.lastMailOfFullHour.get(
            time,
            stored.request.email,
            id,
            time - hour,
            time,
            limits.mailsPerHour - 1,
          );
        if (blocking) sql.defer.run(Number(blocking.at) + hour, id);
        else sql.lease.run(time + leaseSeconds * 1000, id);
        return !blocking;
      });
      // Mails that must wait are out of the way now: look behind them.
      if (claimed.length > 0 || due.length === 0) return claimed;
    }
  }

  function transaction<Result>(work: () => Result): Result {
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

  const submitTogether = createGroupCommit(submitOne, transaction);
  const completeTogether = createGroupCommit((id: string) => void sql.complete.run(now(), id), transaction);

  return {
    submit: (submission) => submitTogether(submission).catch(fail),
    claimMails: (limit, leaseSeconds) => attempt(() => transaction(() => claim(limit, leaseSeconds))),
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
    purge: (months) =>
      attempt(() => {
        sql.forget.run(now() - day);
        if (months === 0) return 0;
        const limit = new Date(now());
        limit.setUTCMonth(limit.getUTCMonth() - months);
        return Number(sql.purge.run(limit.getTime()).changes);
      }),
    releaseLeases: () => void sql.release.run(now()),
    hasMail: (id) => sql.mail.get(id) !== undefined,
    checkpoint: () => database.exec('pragma wal_checkpoint(truncate)'),
    backUp: (path) => void database.prepare('vacuum into ?').run(path),
    close: () => database.close(),
  };
}

function readSalt(database: DatabaseSync): Uint8Array {
  const salt = database.prepare('select salt from secret').get()?.salt;
  if (!(salt instanceof Uint8Array)) throw new StoreUnavailable('noSalt');
  return salt;
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
