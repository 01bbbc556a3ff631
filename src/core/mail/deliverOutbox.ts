import type { RequestStore } from '../store/store.ts';
import type { ClaimedMail } from '../store/outbox.ts';
import { retry } from '../store/driver.ts';
import { type Log, errorClass } from '../log.ts';
import type { Mail } from './mails.ts';

/** Rejects when the mail was not sent. Must time out before the lease ends (`leaseSeconds`) where several processes send. */
export type SendMail = (mail: Mail) => Promise<void>;

/** A refusal for good, such as of an unknown mailbox. `code` names the status and the server. */
export class MailRefused extends Error {
  override name = 'MailRefused';
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

export interface DeliveryOptions {
  store: RequestStore;
  /** Resolves with null when the mail has nothing to say; it then counts as sent. */
  compose: (mail: ClaimedMail) => Promise<Mail | null>;
  queueMorning?: () => Promise<void>;
  send: SendMail;
  log: Log;
  /** Mails sent in parallel and held in memory; 10 by default. */
  batchSize?: number;
  shouldStop?: () => boolean;
}

const leaseSeconds = 120;

const maxDelaySeconds = 4 * 60 * 60;

/** With the delays between them, they take three days at least. */
const maxAttempts = 30;

/** Rejects only when the store is unavailable; the claimed mails are then due again when their leases end. */
export async function deliverOutbox(options: DeliveryOptions): Promise<void> {
  await options.queueMorning?.();
  for (;;) {
    if (options.shouldStop?.()) return;
    const mails = await options.store.claimMails(options.batchSize ?? 10, leaseSeconds);
    if (mails.length === 0) return;
    // In parallel, so that one slow mail does not use up the lease of the others. Each starts in its own turn of the
    // event loop, so that the server can respond to visitors in between.
    let turn = Promise.resolve();
    const attempts = mails.map((mail) => {
      turn = turn.then(() => new Promise((resolve) => setTimeout(resolve)));
      return turn.then(() => deliver(mail, options));
    });
    const results = await Promise.allSettled(attempts);
    for (const result of results) {
      // Throw only after all have settled: a server that shuts down waits here for the mails being sent.
      if (result.status === 'rejected') throw result.reason;
    }
  }
}

async function deliver(mail: ClaimedMail, { store, compose, send, log }: DeliveryOptions): Promise<void> {
  const { id, kind, attempt } = mail;
  let composed: Mail | null;
  try {
    composed = await compose(mail);
    if (composed) await send(composed);
  } catch (error) {
    // More tries at an applicant's mailbox would harm the sending domain's reputation. The school can mend its own.
    const isRefused = error instanceof MailRefused;
    const retryInSeconds = isRefused && mail.recipient !== null ? null : retrySeconds(attempt, Math.random);
    const reason = `${isRefused ? 'refused:' : ''}${errorClass(error)}`;
    const next: Record<string, number> = retryInSeconds === null ? {} : { nextInSeconds: retryInSeconds };
    log(retryInSeconds === null ? 'mail.dead' : 'mail.failed', { id, kind, attempt, error: reason, ...next });
    await store.failMail({ id, attempt, error: reason, retryInSeconds });
    return;
  }
  // An unmarked mail would be sent twice.
  await retry(() => store.completeMail(id));
  if (composed) log('mail.sent', { id, kind, attempt });
}

/**
 * Exponential back-off in seconds: 30, doubled with each attempt up to four hours; a jitter of plus or minus half spreads the
 * retries after an outage. Null after the last attempt. Counts attempts and not days, because all mails are old when a server
 * starts after a week off.
 */
export function retrySeconds(attempt: number, random: () => number): number | null {
  if (attempt >= maxAttempts) return null;
  return Math.round(Math.min(30 * 2 ** (attempt - 1), maxDelaySeconds) * (0.5 + random()));
}
