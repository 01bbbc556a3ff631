import { createHash, randomUUID } from 'node:crypto';
import { type Limits, dossierLimits } from '../model/limits.ts';
import { mailboxOf } from '../model/mailbox.ts';
import type { Confirmation } from '../model/request.ts';
import { dayMs, hourMs, minuteMs } from '../time/schoolTime.ts';
import { type Driver, type Row, type SqlValue, type Statement, type Transaction, sql } from './driver.ts';
import { type NewMail, busyCeiling, inLast, insertMails, isMailboxFull, queuedMails } from './outbox.ts';
import {
  type RateLimited,
  StoreUnavailable,
  type Submission,
  type SubmitResult,
  digestMinutes,
} from './store.ts';

/**
 * When the nth latest request arrived; null when there are fewer. Counts by sequence number, because `offset n` would read n
 * rows. Deleted requests count too; in place of one, the time of the next older one.
 */
const nthLatest = (n: number) => sql`(select created_at from requests
  where sequence <= (select max(sequence) from requests) - ${n - 1} order by sequence desc limit 1)`;

/** Every statement uses an index, so that the cost does not grow with the table. */
export function createSubmit(driver: Driver, limits: Limits) {
  let salt: string | undefined;
  /** Whether the last submission needed the lock `digest`. */
  let isDigestOpen = false;

  async function hash({ get }: Transaction, text: string): Promise<string> {
    salt ??= String((await get`select salt from installation`)?.salt);
    return createHash('sha256').update(`${salt}${text}`).digest('hex');
  }

  const hashesOf = async (transaction: Transaction, { clientAddress, clientNetwork }: Submission) => ({
    address: await hash(transaction, clientAddress),
    network: await hash(transaction, clientNetwork),
  });

  /**
   * Reads what the limits need and the request that is stored under the key, in one statement. `more` adds columns, `from`
   * their tables.
   */
  async function readFacts(
    { get, time }: Transaction,
    key: string,
    hashes: { address: string; network: string },
    more: Statement = sql``,
    from: Statement = sql``,
  ): Promise<Row> {
    const nthOf = (column: Statement, n: number) => sql`(select created_at from requests
      where ${column} and ${inLast(hourMs, time)} order by created_at desc limit 1 offset ${n - 1})`;
    const ofNetwork = sql`network_hash = ${hashes.network}`;
    const facts =
      await get`select known.reference, known.created_at as stored_at, known.content_hash, known.confirmation,
        ${nthOf(sql`client_hash = ${hashes.address}`, limits.requestsPerAddress)} as address,
        ${nthOf(ofNetwork, limits.requestsPerNetwork)} as network,
        ${nthOf(ofNetwork, limits.requestsPerNetworkInFlood)} as network_in_flood,
        ${nthLatest(limits.busyFrom)} as busy, ${nthLatest(limits.floodFrom)} as flood,
        ${nthLatest(limits.requestsInAll)} as in_all ${more}
      from (select 1 as one) as one left join requests as known on known.idempotency_key = ${key} ${from}`;
    return facts ?? {}; // Always found.
  }

  /** Of the limits that are reached, the one that ends last; null if none is reached. */
  function findLimit(facts: Row, time: number): RateLimited | null {
    const network = isRecent(facts.flood, time)
      ? facts.network_in_flood
      : isRecent(facts.busy, time) && facts.network;
    const nth = { address: facts.address, network, all: isRecent(facts.in_all, time) && facts.in_all };
    let reached: RateLimited | null = null;
    for (const limit of ['address', 'network', 'all'] as const) {
      const retryAfterSeconds = Math.ceil((Number(nth[limit] || -Infinity) + hourMs - time) / 1000);
      if (retryAfterSeconds > (reached?.retryAfterSeconds ?? 0))
        reached = { outcome: 'rateLimited', limit, retryAfterSeconds };
    }
    return reached;
  }

  function confirmationFor(facts: Row): Confirmation {
    if (isMailboxFull(facts, limits) || Number(facts.to_mailbox) >= limits.confirmationsPerMailbox)
      return 'mailboxFull';
    return facts.ceiling === null ? 'queued' : 'ceilingReached';
  }

  /** Undefined when the lock `digest` is needed and not taken. */
  async function store(
    transaction: Transaction,
    submission: Submission,
    hasDigestLock: boolean,
  ): Promise<SubmitResult | undefined> {
    const { kind, idempotencyKey, contentHash, reference, answers } = submission;
    const { get, time } = transaction;
    const mailbox = mailboxOf(answers.email);
    const hashes = await hashesOf(transaction, submission);
    const today = inLast(dayMs, time);
    const thisHour = inLast(hourMs, time);
    // Also what else the applicants' own acts mailed, and the confirmations of requests whose address was changed since.
    const toMailbox = sql`select network_hash, created_at from requests
        where mailbox = ${mailbox} and confirmation <> 'mailboxFull' and ${today}
      union all select requests.network_hash, outbox.created_at
        from outbox join requests on sequence = outbox.request
        where outbox.mailbox = ${mailbox} and outbox.kind <> 'asked'
          and (outbox.kind <> 'applicant' or requests.mailbox <> ${mailbox})`;
    const ofNetwork = sql`network_hash = ${hashes.network}`;
    const facts = await readFacts(
      transaction,
      idempotencyKey,
      hashes,
      sql`, rank, counted.*,
        case when rank < ${limits.requestsPerNetworkInFlood} then ${queuedMails(limits.confirmationCeiling, time)}
          else ${queuedMails(busyCeiling(limits), time)} end as ceiling,
        ${nthLatest(limits.schoolMails)} as school_mails,
        (select id from outbox where request is null and kind = 'digest'
          and created_at > ${time - digestMinutes * minuteMs} and state = 'queued' and attempts = 0
          and next_attempt_at > ${time} order by created_at desc limit 1) as digest`,
      sql`cross join (select count(*) as rank from requests where ${ofNetwork} and ${thisHour}) as ranked
        cross join (select count(*) as to_mailbox, count(*) filter (where ${ofNetwork}) as today,
          count(*) filter (where ${ofNetwork} and ${thisHour}) as this_hour
        from (${toMailbox}) as mailed where ${today}) as counted`,
    );
    if (facts.reference) {
      if (facts.content_hash !== contentHash) return { outcome: 'conflict' };
      const confirmation = facts.confirmation as Confirmation;
      const createdAt = new Date(Number(facts.stored_at)).toISOString();
      return { outcome: 'replayed', reference: String(facts.reference), createdAt, confirmation };
    }
    const limited = findLimit(facts, time);
    if (limited) return limited;
    isDigestOpen = isRecent(facts.school_mails, time);
    if (isDigestOpen && !hasDigestLock) return undefined;

    const confirmation = confirmationFor(facts);
    const newDigest = isDigestOpen && !facts.digest ? randomUUID() : undefined;
    const digest = isDigestOpen ? (newDigest ?? facts.digest ?? null) : null;
    const { sequence = null } =
      (await get`insert into requests (kind, reference, idempotency_key, content_hash, locale, created_at,
          client_hash, network_hash, network_rank, mailbox, confirmation, digest, answers)
        values (${kind}, ${reference}, ${idempotencyKey}, ${contentHash}, ${submission.locale}, ${time},
          ${hashes.address}, ${hashes.network}, ${Number(facts.rank)}, ${mailbox}, ${confirmation}, ${digest},
          ${JSON.stringify(answers)})
        returning sequence`) ?? {};
    const mails: NewMail[] = [];
    if (confirmation === 'queued') mails.push({ request: sequence, kind: 'applicant', mailbox });
    const dueAt = kind === 'teacher' ? time + dossierLimits.cvWaitMinutes * minuteMs : time;
    if (!isDigestOpen) mails.push({ request: sequence, kind: 'school', dueAt });
    if (newDigest)
      mails.push({ id: newDigest, request: null, kind: 'digest', dueAt: time + digestMinutes * minuteMs });
    await insertMails(transaction, mails);
    return { outcome: 'stored', reference, createdAt: new Date(time).toISOString(), confirmation };
  }

  async function submit(submission: Submission): Promise<SubmitResult> {
    const locks = {
      key: submission.idempotencyKey,
      network: submission.clientNetwork,
      mailbox: mailboxOf(submission.answers.email),
    };
    for (const digest of isDigestOpen ? [true] : [false, true]) {
      const result = await driver.write({ ...locks, digest }, (transaction) =>
        store(transaction, submission, digest),
      );
      if (result) return result;
    }
    throw new StoreUnavailable('digest'); // Not reached: with the lock there is a result.
  }

  return {
    submit,
    /** Whether everybody's requests are refused. */
    isFull: async ({ get, time }: Transaction) =>
      isRecent((await get`select ${nthLatest(limits.requestsInAll)} as in_all`)?.in_all, time),
    hashNetwork: hash,
  };
}

function isRecent(moment: SqlValue | undefined, time: number): boolean {
  return typeof moment === 'number' && moment > time - hourMs && moment <= time;
}
