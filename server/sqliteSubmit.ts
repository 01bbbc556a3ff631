import { createHash, randomUUID } from 'node:crypto';
import {
  type Confirmation,
  StoreUnavailable,
  type Submission,
  type SubmitResult,
  digestMinutes,
} from '#core/store/admissionStore.ts';
import type { StoreParts } from './sqliteStatements.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Stores one request with its mails, or says why not; inside a transaction. Costs the same however many are stored. */
export function createSubmit({ sql, limits, now }: StoreParts): (submission: Submission) => SubmitResult {
  const salt = sql.salt.get()?.salt;
  if (!(salt instanceof Uint8Array)) throw new StoreUnavailable('noSalt');
  const hash = (text: string) => createHash('sha256').update(salt).update(text).digest('hex');

  /** When the hour is over whose requests are as many as a limit allows; 0 when they are fewer. */
  function fullUntil(addressHash: string, networkHash: string, time: number): number {
    const { requestsPerAddress, requestsPerNetwork, requestsInAll } = limits;
    const oldest = [
      sql.nthLatestOfAddress.get(addressHash, time - hour, time, requestsPerAddress - 1),
      sql.nthLatestOfNetwork.get(networkHash, time - hour, time, requestsPerNetwork - 1),
      sql.nthLatest.get(requestsInAll - 1),
    ];
    const ends = oldest.map((row) => (row ? Number(row.created_at) + hour : 0));
    // What lies beyond was stored before the machine's clock was set back.
    return Math.max(0, ...ends.filter((end) => end > time && end <= time + hour));
  }

  function hasArrived(count: number, time: number): boolean {
    const at = Number(sql.nthLatest.get(count - 1)?.created_at ?? 0);
    return at > time - hour && at <= time;
  }

  function confirmationFor(mailbox: string, time: number): Confirmation {
    const { confirmationsPerHour, confirmationsPerDay, confirmationCeiling } = limits;
    const isFull =
      sql.nthLatestConfirmation.get(mailbox, time - hour, time, confirmationsPerHour - 1) ??
      sql.nthLatestConfirmation.get(mailbox, time - day, time, confirmationsPerDay - 1);
    if (isFull) return 'mailboxFull';
    return hasArrived(confirmationCeiling, time) ? 'ceilingReached' : 'queued';
  }

  /** The digest that gathers requests now. */
  function openDigest(time: number): string {
    const open = sql.openDigest.get(time - digestMinutes * minute, time);
    if (open) return String(open.id);
    const id = randomUUID();
    sql.insertMail.run(id, null, 'digest', time, time + digestMinutes * minute);
    return id;
  }

  return ({ kind, idempotencyKey, contentHash, reference, request, locale, mailbox, ...client }) => {
    const time = now();
    const known = sql.byKey.get(idempotencyKey);
    if (known) {
      if (known.content_hash !== contentHash) return { outcome: 'conflict' };
      const confirmation = known.confirmation as Confirmation; // held by the table's own check
      return { outcome: 'replayed', reference: String(known.reference), confirmation };
    }
    const addressHash = hash(client.clientAddress);
    const networkHash = hash(client.clientNetwork);
    const end = fullUntil(addressHash, networkHash, time);
    if (end > 0) return { outcome: 'rateLimited', retryAfterSeconds: Math.ceil((end - time) / 1000) };
    if (sql.byReference.get(reference)) return { outcome: 'referenceTaken' };

    const confirmation = confirmationFor(mailbox, time);
    const digest = hasArrived(limits.schoolMails, time) ? openDigest(time) : null;
    const { lastInsertRowid: sequence } = sql.insertRequest.run(
      kind,
      reference,
      idempotencyKey,
      contentHash,
      locale,
      time,
      addressHash,
      networkHash,
      mailbox,
      confirmation,
      digest,
      JSON.stringify(request),
    );
    if (confirmation === 'queued') sql.insertMail.run(randomUUID(), sequence, 'applicant', time, time);
    if (digest === null) sql.insertMail.run(randomUUID(), sequence, 'school', time, time);
    return { outcome: 'stored', reference, confirmation };
  };
}
