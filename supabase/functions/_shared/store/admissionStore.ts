import type { AnswerName, RequestAnswers } from '../questions/questions.ts';
import type { RequestKind } from '../questions/requestKinds.ts';

/** The applicant's confirmation, the school's mail about one request, or the school's mail about many. */
export type MailKind = 'applicant' | 'school' | 'digest';

/** `leased`: a sender has it until its lease ends. `dead`: given up until a person retries it. */
type MailState = 'queued' | 'leased' | 'sent' | 'dead';

/** A checked request, as the handler submits it to the store. */
export interface Submission {
  kind: RequestKind;
  idempotencyKey: string;
  /** SHA-256 of the answers, in hexadecimal: tells a repeat from another request under the same key. */
  contentHash: string;
  /** A candidate: the store answers `referenceTaken` when another request has it. */
  reference: string;
  request: RequestAnswers;
  /** The language of the applicant's mails. */
  locale: string;
  /** Stored only as a salted hash, for a day. */
  clientAddress: string;
  /** The wider network of the address; hashed and forgotten like it. */
  clientNetwork: string;
  /** The applicant's e-mail address, in one form for all its spellings. */
  mailbox: string;
}

/**
 * Whether the applicant gets a confirmation. It is never sent when the mailbox has reached its limit, or when so many
 * requests arrive that their mails would harm the reputation of the sending domain.
 */
export type Confirmation = 'queued' | 'mailboxFull' | 'ceilingReached';

/**
 * The result of a submission. `stored`: the request is stored and its mails are queued. `replayed`: it was stored before,
 * under this key. The others store nothing: `conflict` (the key belongs to another request), `referenceTaken` (try
 * another reference), `rateLimited` (too many from one address, from one network or in all).
 */
export type SubmitResult =
  | { outcome: 'stored' | 'replayed'; reference: string; confirmation: Confirmation }
  | { outcome: 'conflict' }
  | { outcome: 'referenceTaken' }
  | { outcome: 'rateLimited'; retryAfterSeconds: number };

/** Stored answers. All but the e-mail address may be missing: an earlier version of the form had other questions. */
export type StoredAnswers = { email: string } & Partial<Record<AnswerName | 'degree', string>>;

/** A stored request. */
export interface StoredRequest {
  /** Grows with every request: the page cursor of `listRequests`. */
  sequence: number;
  kind: RequestKind;
  reference: string;
  locale: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** When the school answered (ISO 8601, UTC); null while the request is open. */
  answeredAt: string | null;
  /** The reference of the first request of this kind from the same mailbox; null when this is the first. */
  earlierReference: string | null;
  confirmation: Confirmation;
  request: StoredAnswers;
}

/** A leased mail of the outbox, with the requests it is about. */
export type ClaimedMail = {
  /** The Message-ID and idempotency key, the same for every attempt. */
  id: string;
  /** The number of this attempt, from 1. A failure reported for an older attempt is ignored. */
  attempt: number;
  /** When the mail was queued (ISO 8601, UTC). */
  createdAt: string;
} & (
  | { kind: 'applicant' | 'school'; stored: StoredRequest }
  /** The first requests of the digest, `digestLength` at most, and the number of all. */
  | { kind: 'digest'; listed: StoredRequest[]; count: number }
);

/** A failed attempt, as its sender reports it. */
interface FailedMail {
  id: string;
  attempt: number;
  /** A code such as `timeout`. Never an address or the text of a mail server. */
  errorClass: string;
  /** Seconds until the next attempt; null gives the mail up. */
  retryInSeconds: number | null;
}

/** A mail that is not sent yet, for the staff. */
export interface OutboxEntry {
  id: string;
  kind: MailKind;
  /** Null for a digest. */
  reference: string | null;
  state: MailState;
  attempts: number;
  nextAttemptAt: string;
  lastError: string | null;
}

/** How long a digest collects requests before it is sent. */
export const digestMinutes = 30;

/** The requests that a digest lists; it gives the number of the others. */
export const digestLength = 100;

/** A problem that a person should look at: see `AdmissionStore.health`. */
export type HealthProblem = 'mailsLate' | 'mailsDead' | 'mailCeiling';

/**
 * The requests of all kinds and the outbox of their mails. Every method is one transaction. It rejects with
 * `StoreUnavailable` when the store cannot answer, and can then be called again.
 */
export interface AdmissionStore {
  /** Stores the request and its mails durably. With a known key, changes nothing and does not count for the limits. */
  submit(submission: Submission): Promise<SubmitResult>;
  /** Leases the due mails to the caller, oldest first. */
  claimMails(limit: number, leaseSeconds: number): Promise<ClaimedMail[]>;
  /** Marks a mail as sent, even when its lease has ended. */
  completeMail(id: string): Promise<void>;
  failMail(failure: FailedMail): Promise<void>;
  /** Newest first; `before` is the `sequence` of the last request already seen. */
  listRequests(page: { limit: number; before?: number }): Promise<StoredRequest[]>;
  findRequest(reference: string): Promise<StoredRequest | null>;
  /** Deletes a request with its mails; false when there is no such request. */
  deleteRequest(reference: string): Promise<boolean>;
  /** Marks a request as answered now, or as open again; false when there is no such request. */
  markAnswered(reference: string, isAnswered: boolean): Promise<boolean>;
  /** The mails that are not sent yet, earliest next attempt first, 1,000 at most. */
  listOutbox(): Promise<OutboxEntry[]>;
  /** Makes every queued or dead mail due now; returns how many. */
  retryMails(): Promise<number>;
  /**
   * Deletes requests older than `months` with their mails (none for 0) and address hashes older than a day. May do a part
   * only, so that others do not wait: call it again until `isDone`.
   */
  purge(months: number): Promise<{ removed: number; isDone: boolean }>;
  /**
   * Rejects when the store cannot write. `mailsLate`: a mail has been waiting for over an hour. `mailsDead`: a mail of an
   * open request was given up. `mailCeiling`: in the last hour a confirmation was withheld with `ceilingReached`.
   */
  health(): Promise<HealthProblem[]>;
}

/** The store cannot answer now. The message is an error code without personal data. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}
