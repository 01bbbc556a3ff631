import { createHash } from 'node:crypto';
import { type Limits, dossierLimits } from '../limits.ts';
import { mailboxOf } from '../model/mailbox.ts';
import type { LinkMail } from '../model/request.ts';
import { linkMailOf } from '../model/status.ts';
import type { RequestAnswers } from '../questions/questions.ts';
import type { RequestKind } from '../questions/requestKinds.ts';
import { hourMs, minuteMs } from '../time/schoolTime.ts';
import { type Driver, type Row, type SqlValue, type Statement, type Transaction, sql } from './driver.ts';
import { causedMails, inLast, writeMails } from './outbox.ts';
import { loadRequests, toIso } from './requestRows.ts';

export interface Submission {
  kind: RequestKind;
  idempotencyKey: string;
  /** SHA-256 of the answers, in hexadecimal: distinguishes a retry from another request under the same key. */
  contentHash: string;
  reference: string;
  answers: RequestAnswers;
  locale: string;
  /** Stored only as a salted hash, for a day; so is `clientNetwork`. */
  clientAddress: string;
  clientNetwork: string;
}

/**
 * `stored`: the request is stored and its mails are queued. `replayed`: it was stored before under this key. The other
 * outcomes do not store it; `conflict`: the key belongs to another request.
 */
export type SubmitResult =
  | { outcome: 'stored' | 'replayed'; reference: string; createdAt: string; mail: LinkMail }
  | { outcome: 'conflict' }
  | { outcome: 'rateLimited'; limit: 'address' | 'network' | 'all'; retryAfterSeconds: number };

/**
 * When the nth latest request arrived; null when there are fewer. Counts by sequence number, because `offset n` would read n
 * rows. Deleted requests count too; in place of one, the time of the next older one.
 */
const nthLatest = (n: number) => sql`(select created_at from requests
  where sequence <= (select max(sequence) from requests) - ${n - 1} order by sequence desc limit 1)`;

/** Every statement uses an index, so that the cost does not grow with the table. */
export function createSubmit(driver: Driver, limits: Limits) {
  let salt: string | undefined;

  async function hash({ get }: Transaction, text: string): Promise<string> {
    salt ??= String((await get`select salt from installation`)?.salt);
    return createHash('sha256').update(`${salt}${text}`).digest('hex');
  }

  /** Of the limits that are reached, the one that ends last; null if none is reached. */
  function findLimit(facts: Row, time: number) {
    const nth = {
      address: facts.address,
      network: isRecent(facts.busy, time) && facts.network,
      all: isRecent(facts.in_all, time) && facts.in_all,
    };
    let reached: Extract<SubmitResult, { outcome: 'rateLimited' }> | null = null;
    for (const limit of ['address', 'network', 'all'] as const) {
      const retryAfterSeconds = Math.ceil((Number(nth[limit] || -Infinity) + hourMs - time) / 1000);
      if (retryAfterSeconds > (reached?.retryAfterSeconds ?? 0))
        reached = { outcome: 'rateLimited', limit, retryAfterSeconds };
    }
    return reached;
  }

  async function store(transaction: Transaction, submission: Submission): Promise<SubmitResult> {
    const { kind, idempotencyKey, contentHash, reference, answers } = submission;
    const { get, time } = transaction;
    const { email } = answers;
    const address = await hash(transaction, submission.clientAddress);
    const network = await hash(transaction, submission.clientNetwork);
    const nthOf = (sender: Statement, n: number) => sql`(select created_at from requests
      where ${sender} and ${inLast(hourMs, time)} order by created_at desc limit 1 offset ${n - 1})`;
    const facts =
      (await get`select known.sequence, known.content_hash, ${causedMails(network, time)} as caused,
        ${nthOf(sql`client_hash = ${address}`, limits.requestsPerAddress)} as address,
        ${nthOf(sql`network_hash = ${network}`, limits.requestsPerNetwork)} as network,
        ${nthLatest(limits.busyFrom)} as busy, ${nthLatest(limits.requestsInAll)} as in_all
      from (select 1 as one) as one left join requests as known on known.idempotency_key = ${idempotencyKey}`) ??
      {};
    if (typeof facts.sequence === 'number') {
      const [known] = await loadRequests(transaction, sql`where sequence = ${facts.sequence}`);
      if (!known || facts.content_hash !== contentHash) return { outcome: 'conflict' };
      const { createdAt } = known;
      return { outcome: 'replayed', reference: known.reference, createdAt, mail: linkMailOf(known, time) };
    }
    const limited = findLimit(facts, time);
    if (limited) return limited;
    const { sequence = null } =
      (await get`insert into requests (kind, reference, idempotency_key, content_hash, locale, created_at,
          client_hash, network_hash, mailbox, answers)
        values (${kind}, ${reference}, ${idempotencyKey}, ${contentHash}, ${submission.locale}, ${time},
          ${address}, ${network}, ${mailboxOf(email)}, ${JSON.stringify(answers)})
        returning sequence`) ?? {};
    const dueAt = kind === 'teacher' ? time + dossierLimits.cvWaitMinutes * minuteMs : time;
    const mails = [{ kind: 'applicant' }, { kind: 'school', dueAt }] as const;
    const cause = { request: sequence, email, isProved: false, network, caused: Number(facts.caused) };
    const at = await writeMails(transaction, mails, cause, limits);
    const mail = {
      state: at === null ? 'none' : 'onItsWay',
      at: at !== null && at > time ? toIso(at) : null,
    } as const;
    return { outcome: 'stored', reference, createdAt: toIso(time), mail };
  }

  return {
    /**
     * Stores the request and its mails durably; the school's mail about a teacher is due after `cvWaitMinutes`. A known key
     * changes nothing and does not count towards the limits.
     */
    submit: (submission: Submission) =>
      driver.write(
        {
          key: submission.idempotencyKey,
          network: submission.clientNetwork,
          mailbox: mailboxOf(submission.answers.email),
        },
        (transaction) => store(transaction, submission),
      ),
    /** Whether everybody's requests are refused. */
    isFull: async ({ get, time }: Transaction) =>
      isRecent((await get`select ${nthLatest(limits.requestsInAll)} as in_all`)?.in_all, time),
    hash,
  };
}

function isRecent(moment: SqlValue | undefined, time: number): boolean {
  return typeof moment === 'number' && moment > time - hourMs && moment <= time;
}
