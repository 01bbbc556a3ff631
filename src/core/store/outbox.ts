import { randomUUID } from 'node:crypto';
import { type Bucket, type Limits, mailLimits } from '../model/limits.ts';
import { mailboxOf } from '../model/mailbox.ts';
import { type MailKind, type StoredRequest, mailReaders } from '../model/request.ts';
import { dayMs, hourMs } from '../time/schoolTime.ts';
import {
  type Driver,
  type Row,
  type SqlValue,
  type Statement,
  type Transaction,
  list,
  sql,
} from './driver.ts';
import { loadRequests, textOrNull, toIso } from './requestRows.ts';
import type { ClaimedMail, OutboxEntry, RequestStore } from './store.ts';

/**
 * Mails are claimed from these in this order, each the oldest first. `free` mails never wait: the link of the list and the
 * mail of the morning. Those of `school`, each about a request, take tokens of `limits.schoolMails`; those to applicants of
 * `limits.mails`, first for networks that caused few of them in the hour (`mailLimits.quiet`).
 */
const queues = { free: 0, school: 1, quiet: 2, busy: 3 } as const;

/** A mail due later than this was written before the clock was set back. */
const longestWaitMs = dayMs + hourMs;

const waiting = sql`state in ('queued', 'leased')`;

/** Excludes rows dated in the future, which were written before the clock was set back. */
export const inLast = (ms: number, time: number) => sql`created_at > ${time - ms} and created_at <= ${time}`;

/** How many mails to applicants a network caused in the last hour, as far as it matters. */
export const causedMails = (network: SqlValue, time: number) => sql`(select count(*) from (
  select 1 from outbox where network_hash = ${network} and ${inLast(hourMs, time)} limit ${mailLimits.quiet + 1}) as caused)`;

/** Rows of one mailbox older than this do not count for its pace. */
const paceMs = 2 * dayMs;

/** When the mailbox may get a further mail, in ms. `departures`, latest first, are those that count. */
function nextSlot(departures: readonly Row[], time: number, limits: Limits): number {
  const after = (count: number, ms: number) => Number(departures[count - 1]?.at ?? -Infinity) + ms;
  return Math.max(time, after(limits.mailsPerHour, hourMs), after(limits.mailsPerDay, dayMs));
}

/** The paced departures of a mailbox, latest first: when they left or will leave, and whether a row may still join them. */
const departuresOf = (
  { all, time }: Transaction,
  mailbox: SqlValue,
  limits: Limits,
  states = sql`state <> 'dead'`,
) =>
  all`select departure, max(recipient) as recipient, count(*) as listed,
      max(case when state = 'sent' then sent_at when state = 'queued' and next_attempt_at > ${time} then next_attempt_at
        else ${time} end) as at,
      min(case when state = 'queued' and attempts = 0 and next_attempt_at > ${time} then 1 else 0 end) as is_open
    from outbox where mailbox = ${mailbox} and is_paced = 1 and ${inLast(paceMs, time)} and ${states}
    group by departure order by 4 desc, departure limit ${limits.mailsPerDay}`;

export interface NewMail {
  id?: string | undefined;
  kind: MailKind;
  /** The address of the request by default, for a mail to an applicant. */
  recipient?: string | undefined;
  /** In ms; now by default. */
  dueAt?: number;
}

/** What causes a mail: the request, whether the sender proved its mailbox, and the sender’s network (its hash), if any. */
interface Cause {
  request: SqlValue;
  email: string;
  isProved: boolean;
  network: string | null;
  /** See `causedMails`. */
  caused: number;
}

/**
 * Writes the mails of an act. Expects the lock of the mailbox. Resolves with the time when the link leaves (ms); null if there
 * is none, or if the mailbox gets no more mail within a day.
 */
export async function writeMails(
  transaction: Transaction,
  mails: readonly NewMail[],
  { request, email, isProved, network, caused }: Cause,
  limits: Limits,
): Promise<number | null> {
  const { run, time } = transaction;
  const isToApplicant = ({ kind }: NewMail) => mailReaders[kind] === 'applicant';
  const isBusy = caused + mails.filter(isToApplicant).length > mailLimits.quiet;
  // What the network caused before waits behind the quiet ones too.
  if (isBusy && caused <= mailLimits.quiet)
    await run`update outbox set queue = ${queues.busy}
      where network_hash = ${network} and queue = ${queues.quiet} and ${waiting}`;
  let linkAt: number | null = null;
  const rows = [];
  for (const mail of mails) {
    const { id = randomUUID(), kind, dueAt = time } = mail;
    const recipient = isToApplicant(mail) ? (mail.recipient ?? email) : null;
    const mailbox = recipient === null ? null : mailboxOf(recipient);
    const isPaced = kind === 'applicant' && !isProved;
    const turn = isPaced ? await findTurn(transaction, mailbox, recipient, limits) : { at: dueAt };
    if (kind === 'applicant') linkAt = turn?.at ?? null;
    if (!turn) continue;
    const queue = recipient === null ? queues.school : isBusy ? queues.busy : queues.quiet;
    rows.push(sql`(${id}, ${request}, ${kind}, ${recipient}, ${mailbox}, ${Number(isPaced)},
      ${recipient === null ? null : network}, ${queue}, ${turn.departure ?? id}, ${time}, ${turn.at})`);
  }
  if (rows.length > 0)
    await run`insert into outbox (id, request, kind, recipient, mailbox, is_paced, network_hash, queue, departure,
      created_at, next_attempt_at) values ${list(rows)}`;
  return linkAt;
}

/** With a mail to the same address that waits, or at the next slot of the mailbox; null if that is more than a day away. */
async function findTurn(
  transaction: Transaction,
  mailbox: SqlValue,
  recipient: string | null,
  limits: Limits,
): Promise<{ departure?: string; at: number } | null> {
  const { time } = transaction;
  const departures = await departuresOf(transaction, mailbox, limits);
  const open = departures.findLast(
    (one) => one.is_open === 1 && one.recipient === recipient && Number(one.listed) < mailLimits.listed,
  );
  if (open) return { departure: String(open.departure), at: Number(open.at) };
  const at = nextSlot(departures, time, limits);
  return at <= time + dayMs ? { at } : null;
}

/** Lets the mail that waits for an address count a request for which it has no room. */
export async function countInWaiting({ run }: Transaction, recipient: string): Promise<void> {
  await run`update outbox set others = others + 1 where id = (select id from outbox
    where mailbox = ${mailboxOf(recipient)} and recipient = ${recipient} and is_paced = 1 and state = 'queued' and attempts = 0
    order by created_at desc limit 1)`;
}

/** The tokens of the bucket that is full again at `fullAt`. A time beyond an empty bucket comes from a wrong clock. */
export function tokensOf({ burst, intervalMs }: Bucket, fullAt: SqlValue | undefined, time: number): number {
  const missing = Math.max(0, Number(fullAt) - time) / intervalMs;
  return missing > burst ? burst : Math.floor(burst - missing);
}

/** A queue to which no token is left has no mail that could leave. */
export async function readRoom({ get, time }: Transaction, limits: Limits) {
  const found = await get`select mails_full_at, school_full_at from installation`;
  return {
    school: tokensOf(limits.schoolMails, found?.school_full_at, time),
    applicants: tokensOf(limits.mails, found?.mails_full_at, time),
  };
}

async function takeTokens({ run, time }: Transaction, fullAt: Statement, ms: number): Promise<void> {
  if (ms > 0)
    await run`update installation set ${fullAt} = ${ms} + case when ${fullAt} > ${time} then ${fullAt} else ${time} end`;
}

export const isDueIn = (queue: keyof typeof queues, time: number) =>
  sql`queue = ${queues[queue]} and ${waiting} and next_attempt_at <= ${time}`;

export function createOutbox({ read, write, forUpdate }: Driver, limits: Limits) {
  async function claimMails(
    transaction: Transaction,
    limit: number,
    leaseSeconds: number,
  ): Promise<ClaimedMail[]> {
    const { all, run, time } = transaction;
    await run`update outbox set next_attempt_at = ${time} where ${waiting} and next_attempt_at > ${time + longestWaitMs}`;
    /** Rows of different departures. */
    const pick = async (queue: keyof typeof queues, count: number): Promise<Row[]> => {
      const rows =
        await all`select departure, mailbox, is_paced, attempts from outbox where ${isDueIn(queue, time)}
        order by next_attempt_at limit ${Math.max(0, count)} ${forUpdate}`;
      return [...new Map(rows.map((row) => [row.departure, row])).values()];
    };
    const room = await readRoom(transaction, limits);
    const free = await pick('free', limit);
    const school = await pick('school', Math.min(limit - free.length, room.school + 1));
    if (school.length > room.school) await mergeSchoolMails(transaction, school, room.school);
    let isPostponed = false;
    const applicants = new Map<SqlValue, SqlValue>();
    for (const queue of ['quiet', 'busy'] as const) {
      const count = Math.min(limit - free.length - school.length, room.applicants) - applicants.size;
      for (const { departure = null, mailbox = null, is_paced } of await pick(queue, count)) {
        // At most one to a mailbox, which the next claim sees.
        if (is_paced === 1 && [...applicants.values()].includes(mailbox)) continue;
        if (is_paced === 1 && (await postpone(transaction, departure, mailbox))) isPostponed = true;
        else applicants.set(departure, mailbox);
      }
    }
    const departures = [...free, ...school]
      .map(({ departure = null }) => departure)
      .concat(...applicants.keys());
    if (departures.length === 0) return isPostponed ? claimMails(transaction, limit, leaseSeconds) : [];
    await takeTokens(transaction, sql`school_full_at`, school.length * limits.schoolMails.intervalMs);
    await takeTokens(transaction, sql`mails_full_at`, applicants.size * limits.mails.intervalMs);
    await run`update outbox
      set state = 'leased', attempts = attempts + 1, next_attempt_at = ${time + leaseSeconds * 1000}
      where departure in (${list(departures)}) and ${waiting}`;
    return loadMails(transaction, departures);
  }

  /** Of the mails to the school that are due, `room` may leave alone; the last of them takes the others along. */
  async function mergeSchoolMails({ run, time }: Transaction, due: Row[], room: number): Promise<void> {
    const [last] = due.splice(Math.max(0, room - 1));
    if (!last || room === 0) return;
    due.push(last);
    // A mail that was tried keeps its content.
    if (last.attempts !== 0) return;
    const alone = list(due.map(({ departure = null }) => departure));
    await run`update outbox set departure = ${last.departure ?? null}
      where ${isDueIn('school', time)} and attempts = 0 and departure not in (${alone})`;
  }

  /** A mail that left late moves those behind it: true if the mailbox has had its mails, and this one waits on. */
  async function postpone(
    transaction: Transaction,
    departure: SqlValue,
    mailbox: SqlValue,
  ): Promise<boolean> {
    const { run, time } = transaction;
    const left = await departuresOf(
      transaction,
      mailbox,
      limits,
      sql`state in ('leased', 'sent') and departure <> ${departure}`,
    );
    const at = nextSlot(left, time, limits);
    if (at > time) await run`update outbox set next_attempt_at = ${at} where departure = ${departure}`;
    return at > time;
  }

  return {
    claimMails: (limit, leaseSeconds) =>
      write({ mails: true }, (transaction) => claimMails(transaction, limit, leaseSeconds)),
    completeMail: (id) =>
      write({}, async ({ run, time }) => {
        await run`update outbox set state = 'sent', sent_at = ${time}, last_error = null where departure = ${id}`;
      }),
    failMail: ({ id, attempt, error, retryInSeconds }) =>
      write({}, async ({ run, time }) => {
        await run`update outbox set state = ${retryInSeconds === null ? 'dead' : 'queued'}, last_error = ${error},
            next_attempt_at = ${time + (retryInSeconds ?? 0) * 1000}
          where departure = ${id} and state = 'leased' and attempts = ${attempt}`;
      }),
    releaseLeases: () =>
      write({}, async ({ run, time }) => {
        await run`update outbox set state = 'queued', next_attempt_at = ${time} where state = 'leased'`;
      }),
    queueSchoolMail: ({ id, kind, perHour }) =>
      write({ mails: true }, async ({ get, run, time }) => {
        const found = await get`select count(*) as sent, (select 1 from outbox where id = ${id}) as known
          from outbox where request is null and kind = ${kind} and ${inLast(hourMs, time)}`;
        if (found?.known || Number(found?.sent) >= perHour) return false;
        await run`insert into outbox (id, kind, queue, departure, created_at, next_attempt_at)
          values (${id}, ${kind}, ${queues.free}, ${id}, ${time}, ${time})`;
        return true;
      }),
    listOutbox: () =>
      read(async ({ all }) => {
        const rows =
          await all`select departure as id, outbox.kind, reference, state, attempts, next_attempt_at, last_error
          from outbox left join requests on request = sequence
          where state <> 'sent' order by next_attempt_at limit 1000`;
        return rows.map(({ next_attempt_at, last_error, ...entry }) => {
          const times = { nextAttemptAt: toIso(next_attempt_at), lastError: last_error };
          return { ...entry, ...times } as OutboxEntry;
        });
      }),
    listFailures: () =>
      read(async ({ all }) => {
        const failures = await all`select last_error, count(*) as mails,
            min(case when state = 'dead' then null else next_attempt_at end) as next_attempt_at
          from outbox where attempts > 0 and state <> 'sent' and last_error is not null
          group by last_error order by 2 desc limit 3`;
        return failures.map(({ last_error, mails, next_attempt_at: next }) => ({
          error: String(last_error),
          mails: Number(mails),
          nextAttemptAt: next === null ? null : toIso(next),
        }));
      }),
    retryMails: () =>
      write(
        {},
        ({ run, time }) => run`update outbox set state = 'queued', attempts = 0, next_attempt_at = ${time}
          where state in ('queued', 'dead')`,
      ),
  } satisfies Partial<RequestStore>;
}

/** The mails of departures, with the requests of each: `mailLimits.listedToSchool` at most, oldest first. */
async function loadMails(transaction: Transaction, departures: readonly SqlValue[]): Promise<ClaimedMail[]> {
  const { all, get } = transaction;
  const rows = await all`select * from (
      select *, row_number() over (partition by departure order by created_at, id) as place,
        count(*) over (partition by departure) as in_all, sum(others) over (partition by departure) as uncounted
      from outbox where departure in (${list(departures)})) as numbered
    where place <= ${mailLimits.listedToSchool} order by place`;
  const sequences = list(rows.map(({ request = null }) => request));
  const requests = await loadRequests(transaction, sql`where sequence in (${sequences})`);
  const bySequence = new Map(requests.map((request) => [request.sequence, request]));
  const mails: ClaimedMail[] = [];
  const byDeparture = Map.groupBy(rows, ({ departure }) => departure);
  for (const departure of departures) {
    const [row, ...more] = byDeparture.get(departure) ?? [];
    if (!row) continue;
    const kind = row.kind as MailKind;
    const mail = {
      id: String(departure),
      attempt: Number(row.attempts),
      createdAt: toIso(row.created_at),
      recipient: textOrNull(row.recipient),
    };
    if (kind === 'listLink') mails.push({ ...mail, kind });
    else if (kind === 'morning') {
      const last = await get`select max(id) as id from outbox where kind = 'morning' and id < ${departure}`;
      mails.push({ ...mail, kind, previous: textOrNull(last?.id) });
    } else {
      const listed = [row, ...more]
        .map(({ request }) => bySequence.get(Number(request)))
        .filter((one): one is StoredRequest => one !== undefined);
      const [stored] = listed;
      const count = Number(row.in_all) + Number(row.uncounted);
      if (!stored) continue; // Not reached: the outbox has a foreign key.
      if (count === 1) mails.push({ ...mail, kind, stored });
      else mails.push({ ...mail, kind: kind === 'school' ? 'digest' : 'dossiers', listed, count });
    }
  }
  return mails;
}
