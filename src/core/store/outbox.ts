import { randomUUID } from 'node:crypto';
import { type Bucket, type Limits, mailLimits } from '../limits.ts';
import { mailboxOf } from '../model/mailbox.ts';
import { type MailKind, type MailState, type StoredRequest, mailReaders } from '../model/request.ts';
import { dayMs, hourMs } from '../time/schoolTime.ts';
import { type Driver, type Row, type SqlValue, type Transaction, list, sql } from './driver.ts';
import { loadRequests, textOrNull, toIso } from './requestRows.ts';

/**
 * Mails are claimed from these in this order, each the oldest first. `free` mails never wait: the link of the list and the
 * mail of the morning. Those of `school`, each about a request, take tokens of `limits.schoolMails`; those to applicants of
 * `limits.mails`, first for networks that caused few of them in the hour (`mailLimits.quiet`).
 */
const queues = { free: 0, school: 1, quiet: 2, busy: 3 } as const;

/** A mail due later than this was written before the clock was set back. */
const longestWaitMs = dayMs + hourMs;

export const maxListedMails = 1_000;

const waiting = sql`state in ('queued', 'leased')`;

/** The school’s mail about a teacher that waits for the CV. */
export const waitsForCv = (time: number) =>
  sql`kind = 'school' and state = 'queued' and attempts = 0 and next_attempt_at > ${time}`;

/** Excludes rows dated in the future, which were written before the clock was set back. */
export const inLast = (ms: number, time: number) => sql`created_at > ${time - ms} and created_at <= ${time}`;

/** How many mails to applicants a network caused in the last hour, as far as it matters. */
export const causedMails = (network: SqlValue, time: number) => sql`(select count(*) from (
  select 1 from outbox where network_hash = ${network} and ${inLast(hourMs, time)} limit ${mailLimits.quiet + 1}) as mails)`;

export type ClaimedMail = {
  /** The Message-ID and idempotency key, the same for every attempt: the departure of its rows, of `asked` its event. */
  id: string;
  /** From 1. A failure reported for an older attempt is ignored. */
  attempt: number;
  /** When the first of its mails was written; ISO 8601, UTC. */
  createdAt: string;
  /** The address of an applicant; null for the school. */
  recipient: string | null;
} & (
  | { kind: Exclude<MailKind, 'listLink' | 'morning'>; stored: StoredRequest }
  /** To an applicant: links that left together, or all dossiers of a mailbox that lack papers. */
  | { kind: 'dossiers' | 'reminder'; listed: StoredRequest[] }
  /** To the school about requests that left together: the first ones (`mailLimits`), and the number of all. */
  | { kind: 'digest'; listed: StoredRequest[]; count: number }
  | { kind: 'listLink' }
  /** `previous`: the id of the last morning mail before this one, whose news begin there; null for the first. */
  | { kind: 'morning'; previous: string | null }
);

interface FailedMail {
  id: string;
  attempt: number;
  /** The code and the server, and `refused` before them after a refusal for good. Never personal data. */
  error: string;
  /** Null if the mail is given up. */
  retryInSeconds: number | null;
}

export interface OutboxEntry {
  id: string;
  kind: MailKind;
  /** Null for a mail that is not about a request. */
  reference: string | null;
  state: Exclude<MailState, 'sent'>;
  attempts: number;
  nextAttemptAt: string;
  lastError: string | null;
}

/** When a mailbox may get a further mail, in ms, and its paced departures that count, latest first. */
async function findSlot(
  { all, time }: Transaction,
  mailbox: SqlValue,
  limits: Limits,
  counted = sql`state <> 'dead'`,
) {
  const departures = await all`select departure, max(recipient) as recipient, count(*) as listed,
      max(case when state = 'sent' then sent_at when state = 'queued' and next_attempt_at > ${time} then next_attempt_at
        else ${time} end) as at,
      min(case when state = 'queued' and attempts = 0 and next_attempt_at > ${time} then 1 else 0 end) as is_open
    from outbox where mailbox = ${mailbox} and is_paced = 1 and ${inLast(2 * dayMs, time)} and ${counted}
    group by departure order by 4 desc, departure limit ${limits.mailsPerDay}`;
  const after = (count: number, ms: number) => Number(departures[count - 1]?.at ?? -Infinity) + ms;
  return {
    departures,
    at: Math.max(time, after(limits.mailsPerHour, hourMs), after(limits.mailsPerDay, dayMs)),
  };
}

export interface NewMail {
  id?: string | undefined;
  kind: MailKind;
  /** The address of the request by default, for a mail to an applicant. */
  recipient?: string | undefined;
  /** In ms; now by default. */
  dueAt?: number;
  /** Of a mail that no act causes: it leaves with others of this id, behind those that people wait for. */
  departure?: string | undefined;
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
    const { id = randomUUID(), kind, dueAt = time, departure } = mail;
    const recipient = isToApplicant(mail) ? (mail.recipient ?? email) : null;
    const mailbox = recipient === null ? null : mailboxOf(recipient);
    const isPaced = kind === 'applicant' && !isProved;
    let turn: { departure?: SqlValue; at?: SqlValue } = { at: dueAt };
    if (isPaced) {
      const slot = await findSlot(transaction, mailbox, limits);
      // With a mail to the same address that waits, or at the next slot.
      const isOpen = (one: Row) =>
        one.is_open === 1 && one.recipient === recipient && Number(one.listed) < mailLimits.listed;
      turn = slot.departures.findLast(isOpen) ?? { at: slot.at };
    }
    const at = Number(turn.at);
    if (at > time + dayMs) continue;
    if (kind === 'applicant') linkAt = at;
    const queue = recipient === null ? queues.school : isBusy || departure ? queues.busy : queues.quiet;
    rows.push(sql`(${id}, ${request}, ${kind}, ${recipient}, ${mailbox}, ${Number(isPaced)},
      ${recipient === null ? null : network}, ${queue}, ${turn.departure ?? departure ?? id}, ${time}, ${at})`);
  }
  if (rows.length > 0)
    await run`insert into outbox (id, request, kind, recipient, mailbox, is_paced, network_hash, queue, departure,
      created_at, next_attempt_at) values ${list(rows)}`;
  return linkAt;
}

/** The tokens of each bucket, with the part of the next one. Without one, no mail of its queues could leave. */
export async function readTokens({ get, time }: Transaction, limits: Limits) {
  const found = await get`select school_full_at, mails_full_at from installation`;
  const tokensOf = ({ burst, intervalMs }: Bucket, fullAt: SqlValue | undefined) => {
    const missing = Math.max(0, Number(fullAt) - time) / intervalMs;
    // A time beyond an empty bucket comes from a wrong clock.
    return missing > burst ? burst : burst - missing;
  };
  const school = tokensOf(limits.schoolMails, found?.school_full_at);
  const applicants = tokensOf(limits.mails, found?.mails_full_at);
  return { free: Infinity, school, quiet: applicants, busy: applicants };
}

export const isDueIn = (queue: keyof typeof queues, time: number) =>
  sql`queue = ${queues[queue]} and ${waiting} and next_attempt_at <= ${time}`;

export function createOutbox({ read, write, forUpdate }: Driver, limits: Limits) {
  async function claimMails(transaction: Transaction, limit: number, leaseSeconds: number) {
    const { get, run, time } = transaction;
    await run`update outbox set next_attempt_at = ${time} where ${waiting} and next_attempt_at > ${time + longestWaitMs}`;
    const tokens = await readTokens(transaction, limits);
    const departures: SqlValue[] = [];
    for (const queue of ['free', 'school', 'quiet', 'busy'] as const) {
      while (departures.length < limit && tokens[queue] >= 1) {
        const due =
          await get`select departure, mailbox, is_paced, attempts from outbox where ${isDueIn(queue, time)}
          order by next_attempt_at limit 1 ${forUpdate}`;
        if (!due) break;
        const { departure = null, mailbox = null } = due;
        if (due.is_paced === 1) {
          // A mail that left late moves those behind it.
          const left = sql`state in ('leased', 'sent') and departure <> ${departure}`;
          const { at } = await findSlot(transaction, mailbox, limits, left);
          if (at > time) {
            await run`update outbox set next_attempt_at = ${at} where departure = ${departure}`;
            continue;
          }
        }
        // The last one takes the others along. A mail that was tried keeps its content.
        if (queue === 'school' && tokens.school < 2 && due.attempts === 0)
          await run`update outbox set departure = ${departure} where ${isDueIn(queue, time)} and attempts = 0`;
        await run`update outbox
          set state = 'leased', attempts = attempts + 1, next_attempt_at = ${time + leaseSeconds * 1000}
          where departure = ${departure} and ${waiting}`;
        departures.push(departure);
        tokens[queue] -= 1;
        if (queue === 'quiet') tokens.busy = tokens.quiet;
      }
    }
    if (departures.length === 0) return [];
    const fullAt = ({ burst, intervalMs }: Bucket, left: number) =>
      time + Math.ceil((burst - left) * intervalMs);
    await run`update installation set school_full_at = ${fullAt(limits.schoolMails, tokens.school)},
      mails_full_at = ${fullAt(limits.mails, tokens.busy)}`;
    return loadMails(transaction, departures);
  }

  return {
    /** Leases mails that are due and have a token; those of one departure are one mail. */
    claimMails: (limit: number, leaseSeconds: number) =>
      write({ mails: true }, (transaction) => claimMails(transaction, limit, leaseSeconds)),
    /** Marks a mail as sent, even when its lease has ended. A link replaces those to the same address that were given up. */
    completeMail: (id: string) =>
      write({}, async ({ run, time }) => {
        await run`update outbox set state = 'sent', sent_at = ${time} where departure = ${id}`;
        await run`delete from outbox where state = 'dead' and kind = 'applicant' and (request, recipient) in (
          select request, recipient from outbox where departure = ${id} and kind = 'applicant')`;
      }),
    /** Ignores a failure of an earlier attempt. */
    failMail: ({ id, attempt, error, retryInSeconds }: FailedMail) =>
      write({}, async ({ run, time }) => {
        await run`update outbox set state = ${retryInSeconds === null ? 'dead' : 'queued'}, last_error = ${error},
            next_attempt_at = ${time + (retryInSeconds ?? 0) * 1000}
          where departure = ${id} and state = 'leased' and attempts = ${attempt}`;
      }),
    /** Makes mails due that an earlier process had leased. Call it while no other process sends mails. */
    releaseLeases: () =>
      write({}, async ({ run, time }) => {
        await run`update outbox set state = 'queued', next_attempt_at = ${time} where state = 'leased'`;
      }),
    /**
     * Queues a mail to the school that is not about a single request; false when a mail with this id exists, or when
     * `perHour` mails of the kind were queued in the last hour.
     */
    queueSchoolMail: ({ id, kind, perHour }: { id: string; kind: 'listLink' | 'morning'; perHour: number }) =>
      write({ mails: true }, async ({ get, run, time }) => {
        const found = await get`select count(*) as sent, (select 1 from outbox where id = ${id}) as known
          from outbox where request is null and kind = ${kind} and ${inLast(hourMs, time)}`;
        if (found?.known || Number(found?.sent) >= perHour) return false;
        await run`insert into outbox (id, kind, queue, departure, created_at, next_attempt_at)
          values (${id}, ${kind}, ${queues.free}, ${id}, ${time}, ${time})`;
        return true;
      }),
    /** The mails that are not sent yet, earliest next attempt first, or those that failed; `maxListedMails` at most. */
    listOutbox: (isFailing = false) =>
      read(async ({ all }) => {
        const these = isFailing
          ? sql`and attempts > 0 and last_error is not null`
          : sql`order by next_attempt_at`;
        const rows =
          await all`select departure as id, outbox.kind, reference, state, attempts, next_attempt_at, last_error
          from outbox left join requests on request = sequence
          where state <> 'sent' ${these} limit ${maxListedMails}`;
        return rows.map(({ next_attempt_at, last_error, ...entry }) => {
          const times = { nextAttemptAt: toIso(next_attempt_at), lastError: last_error };
          return { ...entry, ...times } as OutboxEntry;
        });
      }),
    /**
     * Makes every queued or dead mail due now, as far as the pace of its mailbox allows, but those that wait for a CV; returns
     * how many. Those that were tried stay marked so: they may have arrived, and `claimMails` keeps their content.
     */
    retryMails: () =>
      write(
        {},
        ({ run, time }) => run`update outbox set state = 'queued', next_attempt_at = ${time},
            attempts = case when attempts > 0 then 1 else 0 end
          where state in ('queued', 'dead') and not (${waitsForCv(time)})`,
      ),
  };
}

/**
 * The leased mails of departures, with the requests of each: `mailLimits.listedToSchool` at most, oldest first. Others of a
 * departure have an address that was changed since.
 */
async function loadMails(transaction: Transaction, departures: readonly SqlValue[]): Promise<ClaimedMail[]> {
  const { all, get } = transaction;
  const rows = await all`select * from (
      select *, row_number() over (partition by departure order by created_at, request, id) as place,
        count(*) over (partition by departure) as in_all
      from outbox where departure in (${list(departures)}) and state = 'leased') as numbered
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
      const count = Number(row.in_all);
      if (!stored) continue; // Not reached: the outbox has a foreign key.
      const isReminder = stored.events.some(({ id, event }) => id === row.id && event === 'reminded');
      if (isReminder) mails.push({ ...mail, kind: 'reminder', listed });
      else if (count === 1) mails.push({ ...mail, kind, stored });
      else if (kind === 'school') mails.push({ ...mail, kind: 'digest', listed, count });
      else mails.push({ ...mail, kind: 'dossiers', listed });
    }
  }
  return mails;
}
