import { randomUUID } from 'node:crypto';
import { mailboxOf } from '../model/mailbox.ts';
import { type MailKind, type StoredRequest, mailReaders } from '../model/request.ts';
import type { Limits } from '../model/limits.ts';
import { dayMs, hourMs } from '../time/schoolTime.ts';
import { type Driver, type Row, type SqlValue, type Transaction, list, sql } from './driver.ts';
import { loadRequests, textOrNull, toIso } from './requestRows.ts';
import {
  type ClaimedMail,
  type RequestChange,
  type OutboxEntry,
  type RequestStore,
  digestLength,
} from './store.ts';

/** Longer than any back-off or lease. A mail due later than this was scheduled before the clock was set back. */
const maxMailDelayMs = 2 * hourMs;

const maxErrorLength = 100;

export interface NewMail {
  id?: string;
  request: SqlValue;
  kind: MailKind;
  recipient?: string;
  /** The recipient’s, for a mail to an applicant. */
  mailbox?: SqlValue;
  /** In ms; now by default. */
  dueAt?: number;
}

export async function insertMails({ run, time }: Transaction, mails: readonly NewMail[]): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map(
    ({ id = randomUUID(), request, kind, recipient = null, mailbox = null, dueAt = time }) =>
      sql`(${id}, ${request}, ${kind}, ${recipient}, ${mailbox}, ${time}, ${dueAt})`,
  );
  await run`insert into outbox (id, request, kind, recipient, mailbox, created_at, next_attempt_at) values ${list(rows)}`;
}

/** Excludes rows dated in the future, which were written before the clock was set back. */
export const inLast = (ms: number, time: number) => sql`created_at > ${time - ms} and created_at <= ${time}`;

/** The mails of the last day to a mailbox that an applicant caused. */
const toMailboxToday = (mailbox: SqlValue, time: number) =>
  sql`from outbox where mailbox = ${mailbox} and kind <> 'asked' and ${inLast(dayMs, time)}`;

/** Selects 1 when applicants caused so many mails in the last hour. */
export const queuedMails = (count: number, time: number) => sql`(select 1 from outbox
  where mailbox is not null and kind <> 'asked' and ${inLast(hourMs, time)} limit 1 offset ${count - 1})`;

/** Mails an hour to applicants of the networks that sent more than a few requests; the others have the rest too. */
export const busyCeiling = (limits: Limits) => Math.ceil(limits.confirmationCeiling / 2);

export const isMailboxFull = ({ this_hour, today }: Row, limits: Limits): boolean =>
  Number(this_hour) >= limits.confirmationsPerHour || Number(today) >= limits.confirmationsPerDay;

/**
 * Queues mails that a change of a request causes. Leaves out what an applicant's own act would mail beyond the limits of the
 * recipient's mailbox, of the network that sent the request, or of all. Expects the lock of the mailbox.
 */
export async function queueMailsOfChange(
  transaction: Transaction,
  { sequence, email }: { sequence: number; email: string },
  mails: NonNullable<RequestChange['mails']>,
  limits: Limits,
): Promise<void> {
  const { get, time } = transaction;
  for (const mail of mails) {
    const mailbox = mailReaders[mail.kind] === 'applicant' ? mailboxOf(mail.recipient ?? email) : null;
    if (mailbox !== null && mail.kind !== 'asked') {
      const sent = await get`select count(*) as today,
          count(*) filter (where created_at > ${time - hourMs}) as this_hour,
          ${queuedMails(busyCeiling(limits), time)} as ceiling,
          (select count(*) from requests join outbox as acts on acts.request = requests.sequence
            where requests.network_hash = (select network_hash from requests where sequence = ${sequence})
              and acts.mailbox is not null and acts.kind <> 'asked' and acts.created_at > requests.created_at
              and acts.created_at > ${time - hourMs}) as of_network
        ${toMailboxToday(mailbox, time)}`;
      const isOverLimit =
        !sent ||
        isMailboxFull(sent, limits) ||
        sent.ceiling !== null ||
        Number(sent.of_network) >= limits.requestsPerNetwork;
      if (isOverLimit) continue;
    }
    await insertMails(transaction, [{ ...mail, request: sequence, mailbox }]);
  }
}

export function createOutbox({ read, write, forUpdate }: Driver, limits: Limits) {
  async function queueDelayedConfirmations(transaction: Transaction, count: number): Promise<void> {
    const { all, get, run, time } = transaction;
    const delayed = await all`select sequence, network_rank, mailbox from requests
      where confirmation = 'ceilingReached' and network_rank is not null
      order by network_rank, sequence limit ${count} ${forUpdate}`;
    for (const { sequence = null, network_rank: rank, mailbox = null } of delayed) {
      const isBusy = Number(rank) >= limits.requestsPerNetworkInFlood;
      const ceiling = isBusy ? busyCeiling(limits) : limits.confirmationCeiling;
      if (await get`select 1 from ${queuedMails(ceiling, time)} as reached`) return;
      // A corrected address may have got others since.
      const sent = await get`select count(*) as count ${toMailboxToday(mailbox, time)}`;
      const isFull = Number(sent?.count) >= limits.confirmationsPerMailbox;
      await run`update requests set confirmation = ${isFull ? 'mailboxFull' : 'queued'} where sequence = ${sequence}`;
      if (!isFull) await insertMails(transaction, [{ request: sequence, kind: 'applicant', mailbox }]);
    }
  }

  async function claimMails(transaction: Transaction, limit: number, leaseSeconds: number) {
    const { all, run, time } = transaction;
    await queueDelayedConfirmations(transaction, limit);
    const due = await all`select * from outbox
      where state in ('queued', 'leased') and (next_attempt_at <= ${time} or next_attempt_at > ${time + maxMailDelayMs})
      order by next_attempt_at limit ${limit} ${forUpdate}`;
    if (due.length === 0) return [];
    const ids = list(due.map(({ id = null }) => id));
    await run`update outbox
      set state = 'leased', attempts = attempts + 1, next_attempt_at = ${time + leaseSeconds * 1000} where id in (${ids})`;
    const sequences = list(due.map(({ request = null }) => request));
    const requests = await loadRequests(transaction, sql`where sequence in (${sequences})`);
    const bySequence = new Map(requests.map((request) => [request.sequence, request]));
    const claimed: ClaimedMail[] = [];
    for (const row of due) claimed.push(await toClaimedMail(transaction, row, bySequence));
    return claimed;
  }

  return {
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
    queueSchoolMail: ({ id, kind, perHour }) =>
      write({ digest: true }, async (transaction) => {
        const { get, time } = transaction;
        const found = await get`select count(*) as sent, (select 1 from outbox where id = ${id}) as known
          from outbox where request is null and kind = ${kind} and ${inLast(hourMs, time)}`;
        if (found?.known || Number(found?.sent) >= perHour) return false;
        await insertMails(transaction, [{ id, request: null, kind }]);
        return true;
      }),
    listOutbox: () =>
      read(async ({ all }) => {
        const rows =
          await all`select outbox.id, outbox.kind, reference, state, attempts, next_attempt_at, last_error
          from outbox left join requests on request = sequence
          where state <> 'sent' order by next_attempt_at limit 1000`;
        return rows.map(({ next_attempt_at, last_error, ...entry }) => {
          const times = { nextAttemptAt: toIso(next_attempt_at), lastError: last_error };
          return { ...entry, ...times } as OutboxEntry;
        });
      }),
    retryMails: () =>
      write(
        {},
        ({ run, time }) =>
          run`update outbox set state = 'queued', next_attempt_at = ${time} where state in ('queued', 'dead')`,
      ),
  } satisfies Partial<RequestStore>;
}

async function toClaimedMail(
  transaction: Transaction,
  row: Row,
  requests: ReadonlyMap<number, StoredRequest>,
): Promise<ClaimedMail> {
  const { get } = transaction;
  const mail = {
    id: String(row.id),
    attempt: Number(row.attempts) + 1,
    createdAt: toIso(row.created_at),
    recipient: textOrNull(row.recipient),
  };
  const kind = row.kind as MailKind;
  if (kind === 'listLink') return { ...mail, kind };
  if (kind === 'morning') {
    const last = await get`select max(id) as id from outbox where kind = 'morning' and id < ${mail.id}`;
    return { ...mail, kind, previous: textOrNull(last?.id) };
  }
  if (kind === 'digest') {
    const listed = await loadRequests(
      transaction,
      sql`where digest = ${mail.id} order by sequence limit ${digestLength}`,
    );
    const inAll = await get`select count(*) as count from requests where digest = ${mail.id}`;
    return { ...mail, kind, listed, count: Number(inAll?.count) };
  }
  const stored = requests.get(Number(row.request));
  if (!stored) throw new Error('a mail without its request'); // Not reached: the outbox has a foreign key.
  return { ...mail, kind, stored };
}
