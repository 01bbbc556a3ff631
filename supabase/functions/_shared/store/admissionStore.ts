import type { AdmissionRequest } from '../questions/admissionRequest.ts';
import type { AnyAnswerName } from '../mail/answerTexts.ts';
import type { ContactMessage } from '../questions/contactMessage.ts';
import type { RequestKind } from '../questions/requestKinds.ts';
import type { TeacherApplication } from '../questions/teacherApplication.ts';

/** What a form sends, its rules checked; of a teacher with the name of the stored CV. */
export type RequestAnswers = AdmissionRequest | ContactMessage | (TeacherApplication & { cv?: string });

/** The applicant's confirmation, the school's mail about one request, or about those that came in a crowd. */
export type MailKind = 'applicant' | 'school' | 'digest';

/** `leased`: a sender is at it, until its lease runs out; `dead`: given up, waits for a person. */
export type MailState = 'queued' | 'leased' | 'sent' | 'dead';

/** A request as the handler hands it over, its rules already checked. */
export interface Submission {
  kind: RequestKind;
  idempotencyKey: string;
  /** SHA-256 of the request, in hexadecimal: tells a repeat from another request under the same key. */
  contentHash: string;
  /** A candidate; the store answers `referenceTaken` when another request bears it. */
  reference: string;
  request: RequestAnswers;
  /** Language of the mails. */
  locale: string;
  /** Kept as a salted hash only, and for a day at most. */
  clientAddress: string;
  /** The wider network that the address is in; hashed and forgotten like it. */
  clientNetwork: string;
  /** The applicant's mailbox, the same for each of its spellings. */
  mailbox: string;
}

/**
 * Whether the applicant gets a confirmation. It is withheld, for good, when their mailbox got its share, or when so many
 * requests arrive that their mails would harm the name of the sending domain.
 */
export type Confirmation = 'queued' | 'mailboxFull' | 'ceilingReached';

/**
 * What became of a submission. `stored`: it is kept and its mails are queued; `replayed`: it had been, under this
 * key. The others keep nothing: `conflict` is another request under a known key, `referenceTaken` asks for another
 * candidate, `rateLimited` comes when too many arrived from one address, from one network or in all.
 */
export type SubmitResult =
  | { outcome: 'stored' | 'replayed'; reference: string; confirmation: Confirmation }
  | { outcome: 'conflict' }
  | { outcome: 'referenceTaken' }
  | { outcome: 'rateLimited'; retryAfterSeconds: number };

/** The answers to what was asked when a request was sent: an earlier version asked less, or offered other options. */
export type StoredAnswers = { email: string } & Partial<Record<AnyAnswerName | 'degree' | 'cv', string>>;

/** A request as it is kept, until it is deleted or purged. */
export interface StoredRequest {
  /** Grows with every request: the cursor of `listRequests`. */
  sequence: number;
  kind: RequestKind;
  reference: string;
  locale: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** When the school answered; null as long as it is open. */
  answeredAt: string | null;
  /** The reference of the first request of this kind from the same mailbox, when this is not it. */
  earlierReference: string | null;
  confirmation: Confirmation;
  request: StoredAnswers;
}

/** A mail of the outbox with all that is needed to write it. */
export type ClaimedMail = {
  /** Stable over every try: Message-ID and idempotency key of the mail. */
  id: string;
  /** The number of this try, from 1; a failure reported under an older number is ignored. */
  attempt: number;
  /** ISO 8601, UTC: when the mail was first due to be written. */
  createdAt: string;
} & (
  | { kind: 'applicant' | 'school'; stored: StoredRequest }
  /** The requests that it is about, `digestLength` at most, and how many there are in all. */
  | { kind: 'digest'; listed: StoredRequest[]; count: number }
);

/** A try that failed, as its sender reports it. */
export interface FailedMail {
  id: string;
  attempt: number;
  /** A class of error (`timeout`, `refused`); never an address or a server's own words. */
  errorClass: string;
  /** Seconds until the next try; null gives the mail up. */
  retryInSeconds: number | null;
}

/** A mail that is still to be sent, or was given up, as a person looks at it. */
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

/** Minutes over which a digest gathers requests. */
export const digestMinutes = 30;

/** Requests that a digest lists; it says how many more there are. */
export const digestLength = 100;

/** What a person should look at: see `AdmissionStore.health`. */
export type HealthProblem = 'mailsLate' | 'mailsDead' | 'mailCeiling';

/**
 * Where requests of all kinds and their mails live. Every method rejects with `StoreUnavailable` when the store cannot
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
  /** Notes when the school answered a request, or that it has not after all; false when there is none. */
  markAnswered(reference: string, isAnswered: boolean): Promise<boolean>;
  /** The mails that were not sent yet, oldest first, 1,000 at most. */
  listOutbox(): Promise<OutboxEntry[]>;
  /** Makes every queued or dead mail due now; returns how many. */
  retryMails(): Promise<number>;
  /**
   * Removes the requests older than so many months with their mails (none for 0), and forgets old address hashes: as
   * much of both as others can wait for, to be called again until it is done.
   */
  purge(months: number): Promise<{ removed: number; isDone: boolean }>;
  /**
   * Writes, to see that it can, and says what a person should look at: a mail that waits for over an hour, mails given
   * up whose request is still open, and whether confirmations were withheld for the ceiling in the last hour.
   */
  health(): Promise<HealthProblem[]>;
}

/** The store cannot answer for now. The message names a class of error and holds no personal data. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}
