import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { fromDate } from '@internationalized/date';
import type { AdmissionStore, HealthProblem } from '#core/store/admissionStore.ts';
import type { Limits } from '#core/settings.ts';
import { createGroupCommit } from './groupCommit.ts';
import { createClaim } from './sqliteClaim.ts';
import { toOutboxEntry, toStoredRequest } from './sqliteRows.ts';
import { type StoreParts, prepareStatements } from './sqliteStatements.ts';
import { createSubmit } from './sqliteSubmit.ts';
import { isBusy, transactionsOf, unavailable } from './sqliteTransaction.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Requests removed or made anonymous at once, which others wait for: each lies in some twenty places of the data file. */
const purgeBatch = 10;

/** The store with what the embedded server and the command need besides. */
export interface SqliteStore extends AdmissionStore {
  /** Makes the mails due whose sender died with an earlier process. Only for the one server of a data folder. */
  releaseLeases(): void;
  hasMail(id: string): boolean;
  /** A secret of this data folder, for signatures. */
  secret(): Uint8Array;
  /** Whether an application names a CV. */
  hasCv(name: string): boolean;
  /** Brings deleted answers out of the write-ahead log too, as soon as nobody reads them any more; within a second. */
  checkpoint(): Promise<void>;
  /** Copies the whole data to a new file, consistent while the server runs. */
  backUp(path: string): void;
  close(): void;
}

/** The store of the embedded server, on an open database; `now` gives milliseconds and is for tests. */
export function createSqliteStore(database: DatabaseSync, limits: Limits, now = Date.now): SqliteStore {
  const sql = prepareStatements(database);
  const parts: StoreParts = { sql, limits, now };
  const transact = transactionsOf(database);
  const attempt = <Result>(work: () => Result) => transact(work).catch(unavailable);
  const claim = createClaim(parts);
  const submitTogether = createGroupCommit(createSubmit(parts), transact, isBusy);
  const completeTogether = createGroupCommit(
    (id: string) => void sql.complete.run(now(), id),
    transact,
    isBusy,
  );

  return {
    submit: (submission) => submitTogether(submission).catch(unavailable),
    claimMails: (limit, leaseSeconds) => attempt(() => claim(limit, leaseSeconds)),
    completeMail: (id) => completeTogether(id).catch(unavailable),
    failMail: ({ id, attempt: number, errorClass, retryInSeconds }) =>
      attempt(() => {
        const state = retryInSeconds === null ? 'dead' : 'queued';
        sql.fail.run(state, now() + (retryInSeconds ?? 0) * 1000, errorClass, id, number);
      }),
    listRequests: async ({ limit, before = Number.MAX_SAFE_INTEGER }) =>
      read(() => sql.list.all(before, limit).map(toStoredRequest)),
    findRequest: async (reference) =>
      read(() => {
        const row = sql.byReference.get(reference);
        return row ? toStoredRequest(row) : null;
      }),
    deleteRequest: (reference) =>
      attempt(() => {
        sql.removeSentDigest.run(reference);
        return sql.remove.run(reference).changes > 0;
      }),
    markAnswered: (reference, isAnswered) =>
      attempt(() => sql.markAnswered.run(isAnswered ? now() : null, reference).changes > 0),
    listOutbox: async () => read(() => sql.unsent.all().map(toOutboxEntry)),
    retryMails: () => attempt(() => Number(sql.retry.run(now()).changes)),
    purge: (months) => attempt(() => purge(parts, months)),
    health: () => attempt(() => health(parts)),
    releaseLeases: () => void sql.release.run(now()),
    hasMail: (id) => sql.mail.get(id) !== undefined,
    secret: () => sql.salt.get()?.salt as Uint8Array, // the one row, held by the table
    hasCv: (name) => sql.byCv.get(name) !== undefined,
    checkpoint: async () => {
      for (let tries = 0; tries < 50; tries += 1) {
        if (database.prepare('pragma wal_checkpoint(truncate)').get()?.busy === 0) return;
        await sleep(20);
      }
    },
    backUp: (path) => void database.prepare('vacuum into ?').run(path),
    close: () => database.close(),
  };
}

function purge({ sql, now }: StoreParts, months: number): { removed: number; isDone: boolean } {
  const forgotten = Number(sql.forget.run(now() - day, purgeBatch).changes);
  if (months === 0) return { removed: 0, isDone: forgotten < purgeBatch };
  // The last day of the month where it has no such day, as Postgres counts: six months before 31 August are 28 February.
  const oldest = fromDate(new Date(now()), 'UTC').subtract({ months }).toDate().getTime();
  const first = sql.first.all(now(), purgeBatch);
  // What came after a request that is not old is not old either: the machine had not its time yet.
  const young = first.findIndex((row) => Number(row.created_at) >= oldest);
  const removed = young < 0 ? first.length : young;
  for (const { sequence } of first.slice(0, removed)) sql.removeFirst.run(Number(sequence));
  sql.purgeDigests.run(oldest);
  return { removed, isDone: removed < purgeBatch && forgotten < purgeBatch };
}

function health({ sql, now }: StoreParts): HealthProblem[] {
  sql.write.run();
  const anHourAgo = now() - hour;
  const problems: HealthProblem[] = [];
  if (sql.waitingSince.get(anHourAgo)) problems.push('mailsLate');
  if (sql.deadAndOpen.get()) problems.push('mailsDead');
  if (sql.withheldForCeiling.get(anHourAgo)) problems.push('mailCeiling');
  return problems;
}

function read<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    return unavailable(error);
  }
}
