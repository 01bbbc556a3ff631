import { fromDate } from '@internationalized/date';
import { dossierLimits } from '../dossier/papers.ts';
import { officeLimits } from '../office/desk.ts';
import type { RequestAnswers } from '../questions/questions.ts';
import { mailboxOf } from '../request/mailbox.ts';
import type { Confirmation, MailKind, StoredEvent, StoredPaper, StoredRequest } from '../request/request.ts';
import type { Limits } from '../settings.ts';
import { dayMs, hourMs } from '../time/schoolTime.ts';
import { type Driver, type Row, type SqlValue, type Transaction, list, sql } from './driver.ts';
import {
  type ClaimedMail,
  type DossierChange,
  type HealthProblem,
  type OutboxEntry,
  type PurgeResult,
  type RequestStore,
  digestLength,
  firstTimeClient,
} from './store.ts';
import { createSubmit, insertMails } from './submit.ts';

/** Longer than any back-off or lease. A mail due later than this was scheduled before the clock was set back. */
const maxMailDelayMs = 2 * hourMs;

/** Expired requests that a purge deletes without a person's confirmation, even when they are more than a tenth of all. */
const maxSuddenPurge = 20;

const maxErrorLength = 60;

/** Ids in one statement. */
const batchLength = 1_000;

const columns = sql`sequence, kind, reference, locale, created_at, answered_at, answers, confirmation, generation,
  revision, corrections, withdrawn_at, (
    select earlier.reference from requests as earlier
    where earlier.mailbox = requests.mailbox and earlier.kind = requests.kind and earlier.sequence < requests.sequence
    order by earlier.sequence limit 1
  ) as earlier_reference`;

/** The store on a database with the schema (`schema.ts`). */
export function createSqlStore(driver: Driver, limits: Limits): RequestStore {
  const { read, write } = driver;
  const submissions = createSubmit(driver, limits);

  async function claimMails(transaction: Transaction, limit: number, leaseSeconds: number) {
    const { all, run, time } = transaction;
    await submissions.queueDelayedConfirmations(transaction, limit);
    const due = await all`select * from outbox
      where state in ('queued', 'leased') and (next_attempt_at <= ${time} or next_attempt_at > ${time + maxMailDelayMs})
      order by next_attempt_at limit ${limit} ${driver.forUpdate}`;
    if (due.length === 0) return [];
    await run`update outbox
      set state = 'leased', attempts = attempts + 1, next_attempt_at = ${time + leaseSeconds * 1000}
      where id in (${list(due.map(({ id = null }) => id))})`;
    const sequences = due.flatMap(({ request = null }) => (request === null ? [] : [request]));
    const requests =
      sequences.length === 0
        ? []
        : await loadRequests(
            transaction,
            await all`select ${columns} from requests where sequence in (${list(sequences)})`,
          );
    const bySequence = new Map(requests.map((request) => [request.sequence, request]));
    const claimed: ClaimedMail[] = [];
    for (const row of due) claimed.push(await toClaimedMail(transaction, row, bySequence));
    return claimed;
  }

  async function saveDossier(
    transaction: Transaction,
    stored: StoredRequest,
    change: DossierChange,
  ): Promise<boolean> {
    const { get, run, time } = transaction;
    const { sequence, revision, generation, corrections, answeredAt, withdrawnAt, answers, papers } = {
      ...stored,
      ...change,
    };
    const mailbox = mailboxOf(answers.email);
    const { mails = [], events = [] } = change;
    const changes = await run`update requests
      set revision = revision + 1, generation = ${generation}, corrections = ${corrections},
        answered_at = ${toMs(answeredAt)}, withdrawn_at = ${toMs(withdrawnAt)}, answers = ${JSON.stringify(answers)},
        mailbox = ${mailbox}
      where sequence = ${sequence} and revision = ${revision}`;
    if (changes === 0) return false;
    if (change.papers) {
      await run`delete from papers where request = ${sequence}`;
      const rows = papers.map(
        ({ id, paper, state, bytes, sha256, replaces, createdAt, receivedAt }, position) =>
          sql`(${id}, ${sequence}, ${position}, ${paper}, ${state}, ${bytes}, ${sha256}, ${replaces},
            ${toMs(createdAt)}, ${toMs(receivedAt)})`,
      );
      if (rows.length > 0)
        await run`insert into papers
          (id, request, position, paper, state, bytes, sha256, replaces, created_at, received_at) values ${list(rows)}`;
    }
    if (events.length > 0) {
      const rows = events.map(
        ({ id, event, detail }) => sql`(${id}, ${sequence}, ${event}, ${JSON.stringify(detail)}, ${time})`,
      );
      await run`insert into events (id, request, event, detail, created_at) values ${list(rows)}`;
    }
    const sent = mails.some(({ kind }) => kind === 'applicant')
      ? await get`select count(*) as today, count(*) filter (where outbox.created_at > ${time - hourMs}) as this_hour
          from requests join outbox on outbox.request = sequence
          where mailbox = ${mailbox} and outbox.kind = 'applicant'
            and outbox.created_at > ${time - dayMs} and outbox.created_at <= ${time}`
      : undefined;
    const isMailboxFull =
      Number(sent?.this_hour ?? 0) >= limits.confirmationsPerHour ||
      Number(sent?.today ?? 0) >= limits.confirmationsPerDay;
    const queued = mails.filter(({ kind }) => kind !== 'applicant' || !isMailboxFull);
    await insertMails(
      transaction,
      queued.map((mail) => ({ ...mail, request: sequence })),
    );
    return true;
  }

  async function health(transaction: Transaction): Promise<HealthProblem[]> {
    const { get, run, time } = transaction;
    // Check that the database can write.
    await run`update installation set salt = salt`;
    const found = await get`select purge_held,
        (select 1 from outbox where state in ('queued', 'leased') and created_at < ${time - hourMs} limit 1) as late,
        (select 1 from outbox join requests on sequence = outbox.request
            or (outbox.request is null and requests.digest = outbox.id)
          where state = 'dead' and answered_at is null limit 1) as dead,
        (select 1 from requests where confirmation = 'ceilingReached' and network_rank is not null limit 1) as delayed
      from installation`;
    const problems: [HealthProblem, unknown][] = [
      ['requestLimit', await submissions.checkLimitsIn(transaction, firstTimeClient)],
      ['purgeHeld', found?.purge_held],
      ['mailsLate', found?.late],
      ['mailsDead', found?.dead],
      ['mailCeiling', found?.delayed],
    ];
    return problems.flatMap(([name, isProblem]) => (isProblem ? [name] : []));
  }

  /** Which of these ids a query finds. */
  async function findIds(
    ids: readonly string[],
    query: (transaction: Transaction, ids: readonly string[]) => Promise<Row[]>,
  ): Promise<Set<string>> {
    const found = new Set<string>();
    for (let start = 0; start < ids.length; start += batchLength) {
      const rows = await read((transaction) => query(transaction, ids.slice(start, start + batchLength)));
      for (const { id } of rows) found.add(String(id));
    }
    return found;
  }

  return {
    submit: submissions.submit,
    checkLimits: submissions.checkLimits,
    // Waits for requests that are joining an open digest, or the digest would be sent without them.
    claimMails: (limit, leaseSeconds) =>
      write({ digest: true }, (transaction) => claimMails(transaction, limit, leaseSeconds)),
    completeMail: (id) =>
      write({}, async ({ run, time }) => {
        await run`update outbox set state = 'sent', sent_at = ${time}, last_error = null where id = ${id}`;
      }),
    failMail: ({ id, attempt, errorClass, retryInSeconds }) =>
      write({}, async ({ run, time }) => {
        await run`update outbox
          set state = ${retryInSeconds === null ? 'dead' : 'queued'}, last_error = ${errorClass.slice(0, maxErrorLength)},
            next_attempt_at = ${time + (retryInSeconds ?? 0) * 1000}
          where id = ${id} and state = 'leased' and attempts = ${attempt}`;
      }),
    releaseLeases: () =>
      write({}, async ({ run, time }) => {
        await run`update outbox set state = 'queued', next_attempt_at = ${time} where state = 'leased'`;
      }),
    listRequests: ({ limit, before = Number.MAX_SAFE_INTEGER }) =>
      read(async (transaction) =>
        loadRequests(
          transaction,
          await transaction.all`select ${columns} from requests
            where sequence < ${before} order by sequence desc limit ${limit}`,
        ),
      ),
    findRequest: (reference) =>
      read(async (transaction) => {
        const rows = await transaction.all`select ${columns} from requests where reference = ${reference}`;
        return (await loadRequests(transaction, rows))[0] ?? null;
      }),
    saveDossier: (stored, change) => {
      const isLinkMailed = change.mails?.some(({ kind }) => kind === 'applicant');
      const { email } = (change.answers ?? stored.answers) satisfies RequestAnswers;
      return write(isLinkMailed ? { mailbox: mailboxOf(email) } : {}, (transaction) =>
        saveDossier(transaction, stored, change),
      );
    },
    addTicket: (ticket, { reference, file }, seconds) =>
      write({}, async ({ run, time }) => {
        await run`delete from tickets where expires_at < ${time}`;
        await run`insert into tickets (ticket, reference, file, expires_at)
          values (${ticket}, ${reference}, ${file}, ${time + seconds * 1000})`;
      }),
    takeTicket: (ticket) =>
      write({}, async ({ get, time }) => {
        const taken =
          await get`delete from tickets where ticket = ${ticket} returning reference, file, expires_at`;
        if (!taken || Number(taken.expires_at) < time) return null;
        return { reference: textOrNull(taken.reference), file: String(taken.file) };
      }),
    queueSchoolMail: ({ id, kind, perHour }) =>
      write({ digest: true }, async (transaction) => {
        const { get, time } = transaction;
        const found = await get`select count(*) as sent, (select 1 from outbox where id = ${id}) as known
          from outbox where request is null and kind = ${kind}
            and created_at > ${time - hourMs} and created_at <= ${time}`;
        if (found?.known || Number(found?.sent) >= perHour) return false;
        await insertMails(transaction, [{ id, request: null, kind }]);
        return true;
      }),
    deleteRequest: (reference) =>
      write({}, async ({ run }) => {
        // A digest that is not sent yet is composed without the request.
        await run`delete from outbox where state = 'sent'
          and id = (select digest from requests where reference = ${reference})`;
        return (await run`delete from requests where reference = ${reference}`) > 0;
      }),
    listOutbox: () =>
      read(async ({ all }) => {
        const rows =
          await all`select outbox.id, outbox.kind, reference, state, attempts, next_attempt_at, last_error
          from outbox left join requests on request = sequence
          where state <> 'sent' order by next_attempt_at limit 1000`;
        return rows.map(({ next_attempt_at, last_error, ...entry }) => {
          const times = { nextAttemptAt: toIso(next_attempt_at), lastError: last_error };
          return { ...entry, ...times } as OutboxEntry; // Safe cast: check constraints.
        });
      }),
    retryMails: () =>
      write(
        {},
        ({ run, time }) =>
          run`update outbox set state = 'queued', next_attempt_at = ${time} where state in ('queued', 'dead')`,
      ),
    purge: (months, isConfirmed = false) =>
      write({}, (transaction) => purge(transaction, months, isConfirmed)),
    health: () => write({}, health),
    findMails: (ids) =>
      findIds(ids, ({ all }, some) => all`select id from outbox where id in (${list(some)})`),
    findFiles: (ids) =>
      findIds(
        ids,
        ({ all }, some) => all`select id from papers where state <> 'replaced' and id in (${list(some)})`,
      ),
    expectedBytes: (id) =>
      read(async ({ get }) => {
        const file = await get`select bytes from papers where id = ${id} and state = 'uploading'`;
        return file && Number(file.bytes);
      }),
    readInstallation: () =>
      read(async ({ get }) => {
        const found = await get`select id, schema_version from installation`;
        return { id: String(found?.id), version: Number(found?.schema_version) };
      }),
    reserve: (server, seconds) =>
      write(
        {},
        async ({ run, time }) =>
          (await run`update installation set server = ${server}, server_until = ${time + seconds * 1000}
            where server is null or server = ${server} or server_until < ${time}`) > 0,
      ),
    startCleaning: (seconds) =>
      write(
        {},
        async ({ run, time }) =>
          (await run`update installation set cleaned_at = ${time} where cleaned_at < ${time - seconds * 1000}`) >
          0,
      ),
    close: () => driver.close(),
  };
}

/** The requests of rows with `columns`, in their order, with three more statements for all of them. */
async function loadRequests({ all }: Transaction, rows: readonly Row[]): Promise<StoredRequest[]> {
  if (rows.length === 0) return [];
  const sequences = list(rows.map(({ sequence = null }) => sequence));
  const byRequest = (parts: Row[]) => Map.groupBy(parts, ({ request }) => request);
  const papers = byRequest(
    await all`select * from papers where request in (${sequences}) order by request, created_at, position`,
  );
  const mails = byRequest(
    await all`select request, kind, state, created_at, sent_at from outbox
    where request in (${sequences}) order by request, created_at, kind`,
  );
  const events = byRequest(
    await all`select * from events where request in (${sequences}) order by request, sequence`,
  );
  // Safe casts below: check constraints, and columns that only this store writes.
  return rows.map((row) => ({
    sequence: Number(row.sequence),
    kind: row.kind as StoredRequest['kind'],
    reference: String(row.reference),
    locale: String(row.locale),
    createdAt: toIso(row.created_at),
    answeredAt: isoOrNull(row.answered_at),
    earlierReference: textOrNull(row.earlier_reference),
    confirmation: row.confirmation as Confirmation,
    // Don't validate again: a request must stay readable when a list of options changes.
    answers: JSON.parse(String(row.answers)) as RequestAnswers,
    generation: Number(row.generation),
    revision: Number(row.revision),
    corrections: Number(row.corrections),
    withdrawnAt: isoOrNull(row.withdrawn_at),
    papers: (papers.get(row.sequence) ?? []).map(({ id, paper, state, bytes, sha256, replaces, ...file }) => {
      const times = { createdAt: toIso(file.created_at), receivedAt: isoOrNull(file.received_at) };
      return { id, paper, state, bytes, sha256, replaces, ...times } as StoredPaper;
    }),
    mails: (mails.get(row.sequence) ?? []).map(({ kind, state, created_at, sent_at }) => {
      const times = { queuedAt: toIso(created_at), sentAt: isoOrNull(sent_at) };
      return { kind, state, ...times } as StoredRequest['mails'][number];
    }),
    events: (events.get(row.sequence) ?? []).map(
      ({ id, event, created_at, detail }) =>
        ({ id, event, at: toIso(created_at), detail: JSON.parse(String(detail)) }) as StoredEvent,
    ),
  }));
}

async function toClaimedMail(
  transaction: Transaction,
  row: Row,
  requests: ReadonlyMap<number, StoredRequest>,
): Promise<ClaimedMail> {
  const { all, get } = transaction;
  const mail = {
    id: String(row.id),
    attempt: Number(row.attempts) + 1,
    createdAt: toIso(row.created_at),
    recipient: textOrNull(row.recipient),
  };
  const kind = row.kind as MailKind; // Safe cast: the table has a check constraint.
  if (kind === 'listLink') return { ...mail, kind };
  if (kind === 'morning') {
    const last = await get`select max(id) as id from outbox where kind = 'morning' and id < ${mail.id}`;
    return { ...mail, kind, previous: textOrNull(last?.id) };
  }
  if (kind === 'digest') {
    const listed = await all`select ${columns} from requests
      where digest = ${mail.id} order by sequence limit ${digestLength}`;
    const inAll = await get`select count(*) as count from requests where digest = ${mail.id}`;
    return { ...mail, kind, listed: await loadRequests(transaction, listed), count: Number(inAll?.count) };
  }
  const stored = requests.get(Number(row.request));
  if (!stored) throw new Error('a mail without its request'); // Not reached: the outbox has a foreign key.
  return { ...mail, kind, stored };
}

/** How many requests a purge would delete, when a person must confirm it (`RequestStore.purge`); otherwise 0. */
async function countHeld({ get }: Transaction, oldest: number): Promise<number> {
  const { expired } =
    (await get`select count(*) as expired from requests where created_at < ${oldest}`) ?? {};
  const count = Number(expired);
  const isNewest = await get`select 1 from requests
    where sequence = (select max(sequence) from requests) and created_at < ${oldest}`;
  const isTenth =
    !(await get`select 1 from requests where created_at >= ${oldest} limit 1 offset ${9 * count}`);
  const isUnmailed = await get`select 1 from requests where created_at < ${oldest} and answered_at is null
    and exists (select 1 from outbox where outbox.state <> 'sent'
      and (outbox.id = requests.digest or (outbox.request = requests.sequence and outbox.kind = 'school'))) limit 1`;
  return isNewest || isUnmailed || (isTenth && count > maxSuddenPurge) ? count : 0;
}

async function purge(transaction: Transaction, months: number, isConfirmed: boolean): Promise<PurgeResult> {
  const { run, time } = transaction;
  await run`update requests set client_hash = null, network_hash = null
    where client_hash is not null and created_at < ${time - dayMs}`;
  await run`delete from papers
    where state = 'uploading' and created_at < ${time - dossierLimits.unfinishedHours * hourMs}`;
  await run`delete from tickets where expires_at < ${time}`;
  // Keep the last morning mail: the next one lists what came after it.
  await run`delete from outbox where request is null and kind in ('listLink', 'morning')
    and created_at < ${time - officeLimits.mailDays * dayMs}
    and exists (select 1 from outbox as later
      where later.request is null and later.kind = 'morning' and later.created_at > outbox.created_at)`;
  const withdrawn = await run`delete from requests
    where withdrawn_at < ${time - dossierLimits.undoHours * hourMs}`;
  // Calendar months: six months before 31 August is 28 February.
  const oldest = months > 0 ? fromDate(new Date(time), 'UTC').subtract({ months }).toDate().getTime() : 0;
  const held = isConfirmed ? 0 : await countHeld(transaction, oldest);
  await run`update installation set purge_held = ${held}`;
  if (held > 0) return { removed: withdrawn, held };
  const expired = await run`delete from requests where created_at < ${oldest}`;
  await run`delete from outbox where request is null and created_at < ${oldest}`;
  return { removed: expired + withdrawn, held };
}

const toMs = (iso: string | null): number | null => (iso === null ? null : Date.parse(iso));

/** A stored time (ms) as ISO 8601, UTC. */
const toIso = (time: SqlValue | undefined): string => new Date(Number(time)).toISOString();

const isoOrNull = (time: SqlValue | undefined): string | null =>
  time === null || time === undefined ? null : toIso(time);

const textOrNull = (value: SqlValue | undefined): string | null =>
  value === null || value === undefined ? null : String(value);
