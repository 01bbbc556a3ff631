import { createHash, randomUUID } from 'node:crypto';
import {
  type Client,
  type RateLimited,
  StoreUnavailable,
  type Submission,
  type SubmitResult,
  digestMinutes,
} from '#core/store/store.ts';
import type { Confirmation, MailKind } from '#core/request/request.ts';
import type { Limits } from '#core/settings.ts';
import type { Sql } from './sqliteConnection.ts';
import { dayMs, hourMs, minuteMs } from '#core/time/schoolTime.ts';

/**
 * `submit`, `checkLimits` and `queueDelayedConfirmations`, as `AdmissionStore` describes them. The caller opens the
 * transactions. Every statement uses an index, so the cost does not grow with the table. `now` is in milliseconds.
 */
export function createSubmit(sql: Sql, limits: Limits, now: () => number) {
  const salt = sql.get`select salt from secret`?.salt;
  if (!(salt instanceof Uint8Array)) throw new StoreUnavailable('noSalt');
  const { insertMail, openDigest } = createOutbox(sql);
  const hash = (text: string) => createHash('sha256').update(salt).update(text).digest('hex');

  /** Of the limits that are reached, the one that ends last; null if none is reached. */
  function findLimit(addressHash: string, networkHash: string, time: number): RateLimited | null {
    const perNetwork = hasHourlyCount(limits.floodFrom, time)
      ? limits.requestsPerNetworkInFlood
      : limits.requestsPerNetwork;
    const nthLatest = {
      address: sql.get`select created_at from requests
        where client_hash = ${addressHash} and created_at > ${time - hourMs} and created_at <= ${time}
        order by created_at desc limit 1 offset ${limits.requestsPerAddress - 1}`?.created_at,
      network:
        hasHourlyCount(limits.busyFrom, time) &&
        sql.get`select created_at from requests
          where network_hash = ${networkHash} and created_at > ${time - hourMs} and created_at <= ${time}
          order by created_at desc limit 1 offset ${perNetwork - 1}`?.created_at,
      all: hasHourlyCount(limits.requestsInAll, time) && createdAtOfNthLatest(limits.requestsInAll),
    };
    let reached: RateLimited | null = null;
    for (const limit of ['address', 'network', 'all'] as const) {
      const retryAfterSeconds = Math.ceil((Number(nthLatest[limit] || -Infinity) + hourMs - time) / 1000);
      if (retryAfterSeconds > (reached?.retryAfterSeconds ?? 0))
        reached = { outcome: 'rateLimited', limit, retryAfterSeconds };
    }
    return reached;
  }

  /**
   * When the nth latest request arrived, in ms; -Infinity when there are fewer. Counts by sequence number, because
   * `offset n` would read n rows. Deleted requests count too; in place of one, returns the time of the next older one.
   */
  function createdAtOfNthLatest(n: number): number {
    const row = sql.get`select created_at from requests
      where sequence <= (select max(sequence) from requests) - ${n - 1} order by sequence desc limit 1`;
    return Number(row?.created_at ?? -Infinity);
  }

  /**
   * Whether the latest `count` requests arrived in the hour before `time`. False while the oldest of them is dated
   * later, because the clock was set back.
   */
  function hasHourlyCount(count: number, time: number): boolean {
    const createdAt = createdAtOfNthLatest(count);
    return createdAt > time - hourMs && createdAt <= time;
  }

  function confirmationFor(mailbox: string, networkHash: string, rank: number, time: number): Confirmation {
    const sent = sql.get`select count(*) as toMailbox,
        count(*) filter (where network_hash = ${networkHash}) as today,
        count(*) filter (where network_hash = ${networkHash} and created_at > ${time - hourMs}) as thisHour
      from requests
      where mailbox = ${mailbox} and confirmation <> 'mailboxFull'
        and created_at > ${time - dayMs} and created_at <= ${time}`;
    const isMailboxFull =
      Number(sent?.thisHour) >= limits.confirmationsPerHour ||
      Number(sent?.today) >= limits.confirmationsPerDay ||
      Number(sent?.toMailbox) >= limits.confirmationsPerMailbox;
    if (isMailboxFull) return 'mailboxFull';
    return isCeilingReached(rank, time) ? 'ceilingReached' : 'queued';
  }

  function isCeilingReached(rank: number, time: number): boolean {
    const share = rank < limits.requestsPerNetworkInFlood ? 1 : 0.5;
    return !!sql.get`select 1 from outbox
      where kind = 'applicant' and created_at > ${time - hourMs} and created_at <= ${time}
      limit 1 offset ${Math.ceil(limits.confirmationCeiling * share) - 1}`;
  }

  function queueDelayedConfirmations(count: number): void {
    const time = now();
    const delayed = sql.all`select sequence, network_rank from requests
      where confirmation = 'ceilingReached' and network_rank is not null order by network_rank, sequence limit ${count}`;
    for (const { sequence, network_rank: rank } of delayed) {
      if (isCeilingReached(Number(rank), time)) return;
      sql.run`update requests set confirmation = 'queued' where sequence = ${Number(sequence)}`;
      insertMail({ request: Number(sequence), kind: 'applicant' }, time);
    }
  }

  function findKnown(idempotencyKey: string) {
    return sql.get`select reference, content_hash, confirmation from requests
      where idempotency_key = ${idempotencyKey}`;
  }

  function submit({ kind, idempotencyKey, contentHash, reference, ...submission }: Submission): SubmitResult {
    const time = now();
    const known = findKnown(idempotencyKey);
    if (known) {
      if (known.content_hash !== contentHash) return { outcome: 'conflict' };
      const confirmation = known.confirmation as Confirmation; // Safe cast: the table has a check constraint.
      return { outcome: 'replayed', reference: String(known.reference), confirmation };
    }
    const { request, locale, mailbox } = submission;
    const addressHash = hash(submission.clientAddress);
    const networkHash = hash(submission.clientNetwork);
    const limited = findLimit(addressHash, networkHash, time);
    if (limited) return limited;

    const ranked = sql.get`select count(*) as rank from requests
      where network_hash = ${networkHash} and created_at > ${time - hourMs} and created_at <= ${time}`;
    const rank = Number(ranked?.rank);
    const confirmation = confirmationFor(mailbox, networkHash, rank, time);
    const digest = hasHourlyCount(limits.schoolMails, time) ? openDigest(time) : null;
    const { lastInsertRowid: sequence } = sql.run`
      insert into requests (kind, reference, idempotency_key, content_hash, locale, created_at,
        client_hash, network_hash, network_rank, mailbox, confirmation, digest, answers)
      values (${kind}, ${reference}, ${idempotencyKey}, ${contentHash}, ${locale}, ${time},
        ${addressHash}, ${networkHash}, ${rank}, ${mailbox}, ${confirmation}, ${digest}, ${JSON.stringify(request)})`;
    const { file } = submission;
    if (file)
      sql.run`insert into papers (id, request, paper, state, bytes, sha256, created_at, received_at)
        values (${file.id}, ${sequence}, 'cv', 'received', ${file.bytes}, ${file.sha256 ?? null}, ${time}, ${time})`;
    if (confirmation === 'queued') insertMail({ request: sequence, kind: 'applicant' }, time);
    if (digest === null) insertMail({ request: sequence, kind: 'school' }, time);
    return { outcome: 'stored', reference, confirmation };
  }

  const checkLimits = ({ idempotencyKey, clientAddress, clientNetwork }: Client) =>
    findKnown(idempotencyKey) ? null : findLimit(hash(clientAddress), hash(clientNetwork), now());

  return { submit, checkLimits, queueDelayedConfirmations };
}

/** Statements that queue mails. The caller opens the transaction; times are in milliseconds. */
export function createOutbox(sql: Sql) {
  function insertMail(
    mail: { request: number | bigint | null; kind: MailKind; recipient?: string; id?: string },
    time: number,
    dueAt = time,
  ): string {
    const { id = randomUUID() } = mail;
    sql.run`insert into outbox (id, request, kind, recipient, created_at, next_attempt_at)
      values (${id}, ${mail.request}, ${mail.kind}, ${mail.recipient ?? null}, ${time}, ${dueAt})`;
    return id;
  }

  /** The id of the digest that collects requests now; opens one when there is none. */
  function openDigest(time: number): string {
    const duration = digestMinutes * minuteMs;
    const open = sql.get`select id from outbox
      where request is null and kind = 'digest' and created_at > ${time - duration} and state = 'queued'
        and attempts = 0 and next_attempt_at > ${time}
      order by created_at desc limit 1`;
    return open ? String(open.id) : insertMail({ request: null, kind: 'digest' }, time, time + duration);
  }

  return { insertMail, openDigest };
}
