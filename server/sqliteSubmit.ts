import { createHash, randomUUID } from 'node:crypto';
import {
  type Confirmation,
  StoreUnavailable,
  type Submission,
  type SubmitResult,
  digestMinutes,
} from '#core/store/admissionStore.ts';
import type { Limits } from '#core/settings.ts';
import type { Sql } from './sqliteConnection.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * Returns a function that stores one request with its mails, or returns the reason for refusing it. The caller opens the
 * transaction. Every statement uses an index, so the cost does not grow with the table. `now` is in milliseconds.
 */
export function createSubmit(
  sql: Sql,
  limits: Limits,
  now: () => number,
): (submission: Submission) => SubmitResult {
  const salt = sql.get`select salt from secret`?.salt;
  if (!(salt instanceof Uint8Array)) throw new StoreUnavailable('noSalt');
  const hash = (text: string) => createHash('sha256').update(salt).update(text).digest('hex');

  /** When a client that reached a limit may send again, in ms; 0 when no limit is reached. */
  function limitedUntil(addressHash: string, networkHash: string, time: number): number {
    const { requestsPerAddress, requestsPerNetwork, requestsInAll } = limits;
    const nthLatest = [
      sql.get`select created_at from requests
        where client_hash = ${addressHash} and created_at > ${time - hourMs} and created_at <= ${time}
        order by created_at desc limit 1 offset ${requestsPerAddress - 1}`?.created_at,
      sql.get`select created_at from requests
        where network_hash = ${networkHash} and created_at > ${time - hourMs} and created_at <= ${time}
        order by created_at desc limit 1 offset ${requestsPerNetwork - 1}`?.created_at,
      createdAtOfNthLatest(requestsInAll),
    ];
    const ends = nthLatest.map((createdAt) => Number(createdAt ?? -Infinity) + hourMs);
    // Ignore a later end: that request was stored before the clock was set back.
    return Math.max(0, ...ends.filter((end) => end > time && end <= time + hourMs));
  }

  /**
   * When the nth latest request arrived, in ms; -Infinity when there are fewer. Counts by sequence number, because
   * `offset n` would read n rows. So deleted requests count too.
   */
  function createdAtOfNthLatest(n: number): number {
    const row = sql.get`select created_at from requests
      where sequence <= (select max(sequence) from requests) - ${n - 1} order by sequence desc limit 1`;
    return Number(row?.created_at ?? -Infinity);
  }

  /** Whether `count` requests arrived in the hour before `time`. */
  function hasHourlyCount(count: number, time: number): boolean {
    const createdAt = createdAtOfNthLatest(count);
    return createdAt > time - hourMs && createdAt <= time;
  }

  function confirmationFor(mailbox: string, time: number): Confirmation {
    const hasReached = (limit: number, since: number) =>
      sql.get`select 1 from requests
        where mailbox = ${mailbox} and confirmation = 'queued' and created_at > ${since} and created_at <= ${time}
        order by created_at desc limit 1 offset ${limit - 1}` !== undefined;
    const { confirmationsPerHour, confirmationsPerDay, confirmationCeiling } = limits;
    if (hasReached(confirmationsPerHour, time - hourMs) || hasReached(confirmationsPerDay, time - dayMs))
      return 'mailboxFull';
    return hasHourlyCount(confirmationCeiling, time) ? 'ceilingReached' : 'queued';
  }

  function insertMail(request: number | bigint | null, kind: string, time: number, dueAt = time): string {
    const id = randomUUID();
    sql.run`insert into outbox (id, request, kind, created_at, next_attempt_at)
      values (${id}, ${request}, ${kind}, ${time}, ${dueAt})`;
    return id;
  }

  /** The id of the digest that collects requests now; opens one when there is none. */
  function findOrOpenDigest(time: number): string {
    const open = sql.get`select id from outbox
      where kind = 'digest' and created_at > ${time - digestMinutes * minuteMs} and state = 'queued'
        and attempts = 0 and next_attempt_at > ${time}
      order by created_at desc limit 1`;
    return open ? String(open.id) : insertMail(null, 'digest', time, time + digestMinutes * minuteMs);
  }

  return ({ kind, idempotencyKey, contentHash, reference, request, locale, mailbox, ...client }) => {
    const time = now();
    const known = sql.get`select reference, content_hash, confirmation from requests
      where idempotency_key = ${idempotencyKey}`;
    if (known) {
      if (known.content_hash !== contentHash) return { outcome: 'conflict' };
      const confirmation = known.confirmation as Confirmation; // Safe cast: the table's check constraint.
      return { outcome: 'replayed', reference: String(known.reference), confirmation };
    }
    const addressHash = hash(client.clientAddress);
    const networkHash = hash(client.clientNetwork);
    const retryAt = limitedUntil(addressHash, networkHash, time);
    if (retryAt > 0) return { outcome: 'rateLimited', retryAfterSeconds: Math.ceil((retryAt - time) / 1000) };
    if (sql.get`select 1 from requests where reference = ${reference}`) return { outcome: 'referenceTaken' };

    const confirmation = confirmationFor(mailbox, time);
    const digest = hasHourlyCount(limits.schoolMails, time) ? findOrOpenDigest(time) : null;
    const { lastInsertRowid: sequence } = sql.run`
      insert into requests (kind, reference, idempotency_key, content_hash, locale, created_at,
        client_hash, network_hash, mailbox, confirmation, digest, answers)
      values (${kind}, ${reference}, ${idempotencyKey}, ${contentHash}, ${locale}, ${time},
        ${addressHash}, ${networkHash}, ${mailbox}, ${confirmation}, ${digest}, ${JSON.stringify(request)})`;
    if (confirmation === 'queued') insertMail(sequence, 'applicant', time);
    if (digest === null) insertMail(sequence, 'school', time);
    return { outcome: 'stored', reference, confirmation };
  };
}
