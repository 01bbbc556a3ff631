import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { fromDate } from '@internationalized/date';
import {
  type AdmissionStore,
  type ClaimedMail,
  type DossierChange,
  type HealthProblem,
  type OutboxEntry,
  type PurgeResult,
  StoreUnavailable,
  digestLength,
  firstTimeClient,
} from '#core/store/store.ts';
import type {
  Confirmation,
  MailKind,
  StoredEvent,
  StoredPaper,
  StoredRequest,
} from '#core/request/request.ts';
import { dossierLimits } from '#core/dossier/papers.ts';
import { officeLimits } from '#core/office/desk.ts';
import type { RequestAnswers } from '#core/questions/questions.ts';
import type { Limits } from '#core/settings.ts';
import { sqliteCode } from './dataFolder.ts';
import { type Row, createSql, isoOrNull, toIso, transact, withIsoTimes } from './sqliteConnection.ts';
import { createOutbox, createSubmit } from './sqliteSubmit.ts';
import { dayMs, hourMs } from '#core/time/schoolTime.ts';

/** Longer than any back-off or lease. A mail due later than this was scheduled before the clock was set back. */
const maxMailDelayMs = 2 * hourMs;

/** Expired requests that a purge deletes without a person's confirmation, even when they are more than a tenth of all. */
const maxSuddenPurge = 20;

/** The store with the methods that only the embedded server and `npm run requests` need. */
export interface SqliteStore extends AdmissionStore {
  /** Makes mails due that an earlier process had leased. Call it at the start, while no other process sends mails. */
  releaseLeases(): void;
  hasMail(id: string): boolean;
  /** The size of a file in bytes; undefined when no request has it in this state. */
  paperBytes(id: string, state: 'uploading' | 'received'): number | undefined;
  /** Truncates the write-ahead log, which still contains deleted answers. Waits for up to a second while it is read. */
  checkpoint(): void;
  /** Copies the database to a new file; consistent even while the server runs. */
  backUp(path: string): void;
  close(): void;
}

/** The store of the embedded server, on an open database. `now` returns milliseconds; tests replace it. */
export function createSqliteStore(database: DatabaseSync, limits: Limits, now = Date.now): SqliteStore {
  const sql = createSql(database);
  const runTransaction = async <Result>(work: () => Result) =>
    wrapSqliteErrors(() => transact(database, work));
  const submissions = createSubmit(sql, limits, now);
  const { insertMail } = createOutbox(sql);

  // Safe casts below: check constraints, and columns that only this store writes.
  function toStoredRequest(row: Row): StoredRequest {
    const { mailbox = null, kind = null } = row;
    const sequence = Number(row.sequence);
    const earlier = sql.get`select reference from requests
      where mailbox = ${mailbox} and kind = ${kind} and sequence < ${sequence} order by sequence limit 1`;
    return {
      sequence,
      kind: kind as StoredRequest['kind'],
      reference: String(row.reference),
      locale: String(row.locale),
      createdAt: toIso(row.created_at),
      answeredAt: isoOrNull(row.answered_at),
      earlierReference: textOrNull(earlier?.reference),
      confirmation: row.confirmation as Confirmation,
      // Don't validate again: a request must stay readable when a list of options changes.
      request: JSON.parse(String(row.answers)) as RequestAnswers,
      generation: Number(row.generation),
      revision: Number(row.revision),
      corrections: Number(row.corrections),
      withdrawnAt: isoOrNull(row.withdrawn_at),
      papers:
        sql.all`select id, paper, state, bytes, sha256, replaces, created_at as createdAt, received_at as receivedAt
        from papers where request = ${sequence} order by created_at, rowid`.map(
          (file) => withIsoTimes(file, 'createdAt', 'receivedAt') as unknown as StoredPaper,
        ),
      mails: sql.all`select kind, state, created_at as queuedAt, sent_at as sentAt from outbox
        where request = ${sequence} order by created_at`.map(
        (mail) => withIsoTimes(mail, 'queuedAt', 'sentAt') as unknown as StoredRequest['mails'][number],
      ),
      events: sql.all`select id, event, detail, created_at as at from events
        where request = ${sequence} order by created_at, rowid`.map(
        (event) =>
          ({ ...withIsoTimes(event, 'at'), detail: JSON.parse(String(event.detail)) }) as StoredEvent,
      ),
    };
  }

  function saveDossier(stored: StoredRequest, change: DossierChange): boolean {
    const { sequence, revision, generation, corrections, answeredAt, withdrawnAt, request, papers } = {
      ...stored,
      ...change,
    };
    const { mailbox = null, mails = [], events = [] } = change;
    const time = now();
    const { changes } = sql.run`update requests
      set revision = revision + 1, generation = ${generation}, corrections = ${corrections},
        answered_at = ${answeredAt && Date.parse(answeredAt)},
        withdrawn_at = ${withdrawnAt && Date.parse(withdrawnAt)}, answers = ${JSON.stringify(request)},
        mailbox = coalesce(${mailbox}, mailbox)
      where sequence = ${sequence} and revision = ${revision}`;
    if (changes === 0) return false;
    sql.run`delete from papers where request = ${sequence}`;
    for (const { id, paper, state, bytes, sha256, replaces, createdAt, receivedAt } of papers)
      sql.run`insert into papers (id, request, paper, state, bytes, sha256, replaces, created_at, received_at)
        values (${id}, ${sequence}, ${paper}, ${state}, ${bytes}, ${sha256}, ${replaces}, ${Date.parse(createdAt)},
          ${receivedAt && Date.parse(receivedAt)})`;
    for (const mail of mails) insertMail({ request: sequence, ...mail }, time);
    for (const { id, event, detail } of events)
      sql.run`insert into events (id, request, event, detail, created_at)
        values (${id}, ${sequence}, ${event}, ${JSON.stringify(detail)}, ${time})`;
    return true;
  }

  function toClaimedMail(row: Row): ClaimedMail {
    const id = String(row.id);
    const mail = {
      id,
      attempt: Number(row.attempts) + 1,
      createdAt: toIso(row.created_at),
      recipient: textOrNull(row.recipient),
    };
    const kind = row.kind as MailKind;
    if (kind === 'listLink') return { ...mail, kind };
    if (kind === 'morning') {
      const last = sql.get`select max(id) as id from outbox where kind = 'morning' and id < ${id}`;
      return { ...mail, kind, previous: textOrNull(last?.id) };
    }
    if (kind === 'digest') {
      const listed = sql.all`select * from requests where digest = ${id} order by sequence`;
      return {
        ...mail,
        kind,
        listed: listed.slice(0, digestLength).map(toStoredRequest),
        count: listed.length,
      };
    }
    const request = sql.get`select * from requests where sequence = ${Number(row.request)}`;
    return { ...mail, kind, stored: toStoredRequest(request ?? {}) }; // Always found, because of the outbox's foreign key.
  }

  function claimMails(limit: number, leaseSeconds: number): ClaimedMail[] {
    submissions.queueDelayedConfirmations(limit);
    const time = now();
    const due = sql.all`select * from outbox
      where state in ('queued', 'leased') and (next_attempt_at <= ${time} or next_attempt_at > ${time + maxMailDelayMs})
      order by next_attempt_at limit ${limit}`;
    for (const { id = null } of due)
      sql.run`update outbox
        set state = 'leased', attempts = attempts + 1, next_attempt_at = ${time + leaseSeconds * 1000}
        where id = ${id}`;
    return due.map(toClaimedMail);
  }

  /** How many requests a purge would delete, when a person must confirm it (`AdmissionStore.purge`); otherwise 0. */
  function countHeld(oldest: number): number {
    const expired = Number(
      sql.get`select count(*) as count from requests where created_at < ${oldest}`?.count,
    );
    const isNewest = sql.get`select 1 from requests
      where sequence = (select max(sequence) from requests) and created_at < ${oldest}`;
    const isTenth =
      !sql.get`select 1 from requests where created_at >= ${oldest} limit 1 offset ${9 * expired}`;
    const isUnmailed = sql.get`select 1 from requests where created_at < ${oldest} and answered_at is null
      and exists (select 1 from outbox
        where state <> 'sent' and (id = digest or (request = sequence and kind = 'school'))) limit 1`;
    return isNewest || isUnmailed || (isTenth && expired > maxSuddenPurge) ? expired : 0;
  }

  function purge(months: number, isConfirmed: boolean): PurgeResult {
    const time = now();
    sql.run`update requests set client_hash = null, network_hash = null
      where client_hash is not null and created_at < ${time - dayMs}`;
    sql.run`delete from papers
      where state = 'uploading' and created_at < ${time - dossierLimits.unfinishedHours * hourMs}`;
    sql.run`delete from tickets where expires_at < ${time}`;
    // Keep the last morning mail: the next one lists what came after it.
    sql.run`delete from outbox where request is null and kind in ('listLink', 'morning')
      and created_at < ${time - officeLimits.mailDays * dayMs}
      and exists (select 1 from outbox later
        where later.request is null and later.kind = 'morning' and later.created_at > outbox.created_at)`;
    const withdrawn = Number(
      sql.run`delete from requests where withdrawn_at < ${time - dossierLimits.undoHours * hourMs}`.changes,
    );
    if (months === 0) return { removed: withdrawn, held: 0 };
    // Calendar months, as in Postgres: six months before 31 August is 28 February.
    const oldest = fromDate(new Date(time), 'UTC').subtract({ months }).toDate().getTime();
    const held = isConfirmed ? 0 : countHeld(oldest);
    sql.run`update secret set purge_held = ${held}`;
    if (held > 0) return { removed: withdrawn, held };
    const expired = Number(sql.run`delete from requests where created_at < ${oldest}`.changes);
    sql.run`delete from outbox where request is null and created_at < ${oldest}`;
    return { removed: expired + withdrawn, held };
  }

  function health(): HealthProblem[] {
    // Check that the database can write.
    sql.run`update secret set salt = salt`;
    const anHourAgo = now() - hourMs;
    const late = sql.get`select 1 from outbox
      where state in ('queued', 'leased') and created_at < ${anHourAgo} limit 1`;
    const deadAndOpen = sql.get`select 1 from outbox
      join requests on sequence = outbox.request
        or (outbox.request is null and requests.digest = outbox.id)
      where state = 'dead' and answered_at is null limit 1`;
    const delayed = sql.get`select 1 from requests
      where confirmation = 'ceilingReached' and network_rank is not null limit 1`;
    return [
      ...(submissions.checkLimits(firstTimeClient) ? (['requestLimit'] as const) : []),
      ...(sql.get`select 1 from secret where purge_held > 0` ? (['purgeHeld'] as const) : []),
      ...(late ? (['mailsLate'] as const) : []),
      ...(deadAndOpen ? (['mailsDead'] as const) : []),
      ...(delayed ? (['mailCeiling'] as const) : []),
    ];
  }

  return {
    submit: (submission) => runTransaction(() => submissions.submit(submission)),
    checkLimits: async (client) => wrapSqliteErrors(() => submissions.checkLimits(client)),
    claimMails: (limit, leaseSeconds) => runTransaction(() => claimMails(limit, leaseSeconds)),
    completeMail: (id) =>
      runTransaction(() => {
        sql.run`update outbox set state = 'sent', sent_at = ${now()}, last_error = null where id = ${id}`;
      }),
    failMail: ({ id, attempt, errorClass, retryInSeconds }) =>
      runTransaction(() => {
        const state = retryInSeconds === null ? 'dead' : 'queued';
        sql.run`update outbox
          set state = ${state}, next_attempt_at = ${now() + (retryInSeconds ?? 0) * 1000}, last_error = ${errorClass}
          where id = ${id} and state = 'leased' and attempts = ${attempt}`;
      }),
    listRequests: async ({ limit, before = Number.MAX_SAFE_INTEGER }) =>
      wrapSqliteErrors(() =>
        sql.all`select * from requests where sequence < ${before} order by sequence desc limit ${limit}`.map(
          toStoredRequest,
        ),
      ),
    deleteRequest: (reference) =>
      runTransaction(() => {
        // Delete a sent digest mail too: it names the person. A digest that is not sent yet is composed without the request.
        sql.run`delete from outbox where state = 'sent'
          and id = (select digest from requests where reference = ${reference})`;
        return sql.run`delete from requests where reference = ${reference}`.changes > 0;
      }),
    listOutbox: async () =>
      wrapSqliteErrors(() =>
        sql.all`select outbox.id, outbox.kind, reference, state, attempts, next_attempt_at as nextAttemptAt,
            last_error as lastError
          from outbox left join requests on request = sequence
          where state <> 'sent' order by next_attempt_at limit 1000`.map(
          (row) => withIsoTimes(row, 'nextAttemptAt') as unknown as OutboxEntry, // Safe cast: check constraints.
        ),
      ),
    retryMails: () =>
      runTransaction(() =>
        Number(
          sql.run`update outbox set state = 'queued', next_attempt_at = ${now()} where state in ('queued', 'dead')`
            .changes,
        ),
      ),
    purge: (months, isConfirmed = false) => runTransaction(() => purge(months, isConfirmed)),
    health: () => runTransaction(health),
    releaseLeases: () =>
      void sql.run`update outbox set state = 'queued', next_attempt_at = ${now()} where state = 'leased'`,
    hasMail: (id) => sql.get`select 1 from outbox where id = ${id}` !== undefined,
    paperBytes: (id, state) => {
      const bytes = sql.get`select bytes from papers where id = ${id} and state = ${state}`?.bytes;
      return bytes === undefined ? undefined : Number(bytes);
    },
    findRequest: async (reference) =>
      wrapSqliteErrors(() => {
        const row = sql.get`select * from requests where reference = ${reference}`;
        return row ? toStoredRequest(row) : null;
      }),
    saveDossier: (stored, change) => runTransaction(() => saveDossier(stored, change)),
    addTicket: (ticket, { reference, file }, seconds) =>
      runTransaction(() => {
        sql.run`delete from tickets where expires_at < ${now()}`;
        sql.run`insert into tickets values (${ticket}, ${reference}, ${file}, ${now() + seconds * 1000})`;
      }),
    takeTicket: (ticket) =>
      runTransaction(() => {
        const taken = sql.get`delete from tickets where ticket = ${ticket} returning *`;
        if (!taken || Number(taken.expires_at) < now()) return null;
        return { reference: textOrNull(taken.reference), file: String(taken.file) };
      }),
    queueSchoolMail: ({ id, kind, perHour }) =>
      runTransaction(() => {
        const time = now();
        const isRefused = sql.get`select 1 from outbox where id = ${id}
          union all select 1 where ${perHour} <= (select count(*) from outbox
            where request is null and kind = ${kind} and created_at > ${time - hourMs} and created_at <= ${time})`;
        if (isRefused) return false;
        insertMail({ id, request: null, kind }, time);
        return true;
      }),
    countConfirmations: async (mailbox) =>
      wrapSqliteErrors(() => {
        const time = now();
        const row = sql.get`select count(*) as day, count(*) filter (where outbox.created_at > ${time - hourMs}) as hour
          from requests join outbox on outbox.request = sequence
          where mailbox = ${mailbox} and outbox.kind = 'applicant'
            and outbox.created_at > ${time - dayMs} and outbox.created_at <= ${time}`;
        return { lastHour: Number(row?.hour), lastDay: Number(row?.day) };
      }),
    checkpoint: () => database.exec('pragma wal_checkpoint(truncate)'),
    backUp: (path) => void sql.run`vacuum into ${path}`,
    close: () => database.close(),
  };
}

function textOrNull(value: SQLOutputValue | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}

function wrapSqliteErrors<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new StoreUnavailable(`sqlite${sqliteCode(error)}`);
  }
}
