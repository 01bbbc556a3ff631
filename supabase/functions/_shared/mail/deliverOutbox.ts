import type { AdmissionStore, ClaimedMail } from '../store/admissionStore.ts';
import { type Log, errorClass } from '../log.ts';
import type { Mail } from './mails.ts';

/** Hands one mail to a mail server, or rejects. Must itself give up before its lease ends. */
export type SendMail = (mail: Mail) => Promise<void>;

/** A mail server's final refusal, such as an unknown mailbox: trying for days would only harm the school's name. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

export interface DeliveryOptions {
  store: AdmissionStore;
  compose: (mail: ClaimedMail) => Promise<Mail>;
  send: SendMail;
  log: Log;
  /** Mails that are held in memory at once; 10 unless told. */
  mailsAtOnce?: number;
  /** Awaited before each few mails: time to let other work pass. */
  beforeBatch?: () => Promise<void>;
  /** No mail is started any more once this says so. */
  shouldStop?: () => boolean;
}

/** Seconds that a sender has for its mails before another may take them over. */
export const leaseSeconds = 120;

const longestDelay = 60 * 60;
const giveUpAfter = 3 * 24 * 60 * 60;
const fewestTries = 5;

/**
 * Sends every mail that is due and says how many left. Rejects only when the store cannot be reached; then leases run
 * out and the mails are due again.
 */
export async function deliverOutbox(options: DeliveryOptions): Promise<{ sent: number; failed: number }> {
  const total = { sent: 0, failed: 0 };
  for (;;) {
    await options.beforeBatch?.();
    if (options.shouldStop?.()) break;
    const mails = await options.store.claimMails(options.mailsAtOnce ?? 10, leaseSeconds);
    if (mails.length === 0) break;
    // Together, so that one slow try cannot use up the lease of the others; each begun in a turn of the event loop of
    // its own, so that visitors are answered between two.
    let turn = Promise.resolve();
    const tries = mails.map((mail) => {
      turn = turn.then(nextTurn);
      return turn.then(() => deliver(mail, options));
    });
    const results = await Promise.allSettled(tries);
    for (const result of results) {
      // Only now: whoever waits for the mails in hand must not go while some are being sent.
      if (result.status === 'rejected') throw result.reason;
      total[result.value ? 'sent' : 'failed'] += 1;
    }
  }
  return total;
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

async function deliver(mail: ClaimedMail, { store, compose, send, log }: DeliveryOptions): Promise<boolean> {
  const { id, kind, attempt } = mail;
  try {
    await send(await compose(mail));
  } catch (error) {
    const retryInSeconds = retryDelay(mail, error instanceof MailRefused, Math.random);
    log(retryInSeconds === null ? 'mail.dead' : 'mail.failed', {
      id,
      kind,
      attempt,
      error: errorClass(error),
    });
    await store.failMail({ id, attempt, errorClass: errorClass(error), retryInSeconds });
    return false;
  }
  await store.completeMail(id);
  log('mail.sent', { id, kind, attempt });
  return true;
}

/**
 * Seconds until the next try: half a minute doubled with each, up to an hour, plus or minus a half so that the mails of
 * one outage do not all come back together. Null when it is time to give up: refused for good, or after three days; but
 * not before a few tries, because a server that was off for a week finds nothing but old mails.
 */
export function retryDelay(mail: ClaimedMail, refused: boolean, random: () => number): number | null {
  const age = (Date.now() - Date.parse(mail.createdAt)) / 1000;
  if (mail.attempt >= fewestTries && (refused || age > giveUpAfter)) return null;
  return Math.round(Math.min(30 * 2 ** (mail.attempt - 1), longestDelay) * (0.5 + random()));
}
