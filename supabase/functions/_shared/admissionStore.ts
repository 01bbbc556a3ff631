import type { AnswerName } from './admissionQuestions.ts';
import type { AdmissionRequest } from './admissionRequest.ts';

/** The reader of a mail: the person who asked, or the school. */
export type MailKind = 'applicant' | 'school';

/** `leased`: a sender is at it, until its lease runs out; `dead`: given up, waits for a person. */
export type MailState = 'queued' | 'leased' | 'sent' | 'dead';

/** A request as the handler hands it over, its rules already checked. */
export interface Submission {
  idempotencyKey: string;
  /** SHA-256 of the request, in hexadecimal: tells a repeat from another request under the same key. */
  contentHash: string;
  /** A candidate; the store answers `referenceTaken` when another request bears it. */
  reference: string;
  request: AdmissionRequest;
  /** Language of the mails. */
  locale: string;
  /** Kept as a salted hash only, and for a day at most. */
  clientAddress: string;
}

export type SubmitResult =
  | { outcome: 'stored' | 'replayed'; reference: string }
  | { outcome: 'conflict' }
  | { outcome: 'referenceTaken' }
  | { outcome: 'rateLimited'; retryAfterSeconds: number };

/** The answers to what was asked when a request was sent: an earlier version asked less, or offered other options. */
export type StoredAnswers = Pick<AdmissionRequest, 'firstName' | 'lastName' | 'email'> &
  Partial<Record<AnswerName, string>>;

export interface StoredRequest {
  /** Grows with every request: the cursor of `listRequests`. */
  sequence: number;
  reference: string;
  locale: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  request: StoredAnswers;
}

/** A mail of the outbox with all that is needed to write it. */
export interface ClaimedMail {
  /** Stable over every try: Message-ID and idempotency key of the mail. */
  id: string;
  kind: MailKind;
  /** The number of this try, from 1; a failure reported under an older number is ignored. */
  attempt: number;
  stored: StoredRequest;
}

export interface FailedMail {
  id: string;
  attempt: number;
  /** A class of error (`timeout`, `refused`); never an address or a server's own words. */
  errorClass: string;
  /** Seconds until the next try; null gives the mail up. */
  retryInSeconds: number | null;
}

export interface OutboxEntry {
  id: string;
  kind: MailKind;
  reference: string;
  state: MailState;
  attempts: number;
  nextAttemptAt: string;
  lastError: string | null;
}

export interface Limits {
  /** New requests from one client address. */
  requestsPerHour: number;
  /** Mails to one applicant's address; those beyond wait. */
  mailsPerHour: number;
}

/**
 * Where admission requests and their mails live. Every method rejects with `StoreUnavailable` when the store cannot
 * answer; what was asked is then either wholly done or not at all, and may be asked again.
 */
export interface AdmissionStore {
  /** Stores the request and its two mails in one durable transaction. A known key changes and counts nothing. */
  submit(submission: Submission): Promise<SubmitResult>;
  /** Leases the mails that are due, oldest first, to this caller for the given time. */
  claimMails(limit: number, leaseSeconds: number): Promise<ClaimedMail[]>;
  /** A mail that was handed to the mail server stays sent, whatever became of the lease. */
  completeMail(id: string): Promise<void>;
  failMail(failure: FailedMail): Promise<void>;
  /** Newest first; `before` is the sequence of the last request already seen. */
  listRequests(page: { limit: number; before?: number }): Promise<StoredRequest[]>;
  findRequest(reference: string): Promise<StoredRequest | null>;
  /** Removes a request with its mails; false when there is none. */
  deleteRequest(reference: string): Promise<boolean>;
  /** The mails that were not sent yet, oldest first, 1,000 at most. */
  listOutbox(): Promise<OutboxEntry[]>;
  /** Makes every queued or dead mail due now; returns how many. */
  retryMails(): Promise<number>;
  /** Removes the requests older than so many months with their mails (none for 0), and forgets old address hashes. */
  purge(months: number): Promise<number>;
}

/** The store cannot answer for now. The message names a class of error and holds no personal data. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}
