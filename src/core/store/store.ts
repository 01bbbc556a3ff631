import type { RequestAnswers } from '../questions/questions.ts';
import type { RequestKind } from '../questions/requestKinds.ts';
import type { ChangingColumn } from './requestRows.ts';
import type { LinkMail, MailKind, MailState, StoredEvent, StoredRequest } from '../model/request.ts';

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
 * The result of a submission. `stored`: the request is stored and its mails are queued. `replayed`: it was stored before
 * under this key. The other outcomes do not store it: `conflict` (the key belongs to another request), `rateLimited`.
 */
export type SubmitResult =
  | {
      outcome: 'stored' | 'replayed';
      reference: string;
      /** ISO 8601, UTC. */
      createdAt: string;
      mail: LinkMail;
    }
  | { outcome: 'conflict' }
  | RateLimited;

export interface RateLimited {
  outcome: 'rateLimited';
  limit: 'address' | 'network' | 'all';
  retryAfterSeconds: number;
}

export interface RequestChange extends Partial<Pick<StoredRequest, ChangingColumn | 'papers'>> {
  /** `recipient` when it is not the address of the request, `id` when the mail is about an event. */
  mails?: { kind: MailKind; recipient?: string; id?: string; departure?: string }[];
  /** The network of the client that causes the mails, and that announces the files by which `papers` grow. */
  network?: string;
  /** The school's mail, which waited for this change, is due. */
  endsWait?: boolean;
  events?: Omit<StoredEvent, 'at'>[];
}

export type ClaimedMail = {
  /** The Message-ID and idempotency key, the same for every attempt: the departure of its rows. */
  id: string;
  /** From 1. A failure reported for an older attempt is ignored. */
  attempt: number;
  /** When the first of its mails was written; ISO 8601, UTC. */
  createdAt: string;
  /** The address of an applicant; null for the school. */
  recipient: string | null;
} & (
  | {
      kind: Exclude<MailKind, 'listLink' | 'morning'>;
      stored: StoredRequest;
      /** More than one for `asked` alone, whose ids are those of the events. */
      ids: string[];
    }
  /**
   * Mails that left together, `dossiers` to an applicant and `digest` to the school. `listed`: their first requests
   * (`mailLimits`). `count`: the number of all.
   */
  | { kind: 'dossiers' | 'digest'; listed: StoredRequest[]; count: number }
  /** One mail of all dossiers of a mailbox that lack papers. */
  | { kind: 'reminder'; listed: StoredRequest[] }
  | { kind: 'listLink' }
  /** `previous`: the id of the last morning mail before this one, whose news begin there; null for the first. */
  | { kind: 'morning'; previous: string | null }
);

interface FailedMail {
  id: string;
  attempt: number;
  /** The code and the server, and `refused` before them after a refusal for good. Never personal data. */
  error: string;
  /** Null if the mail is given up. */
  retryInSeconds: number | null;
}

export interface OutboxEntry {
  id: string;
  kind: MailKind;
  /** Null for a mail that is not about a request. */
  reference: string | null;
  state: MailState;
  attempts: number;
  nextAttemptAt: string;
  lastError: string | null;
}

/** `reference` is null for the list of all requests. */
interface TicketSubject {
  reference: string | null;
  file: string;
}

export interface PurgeResult {
  removed: number;
  held: number;
}

/** Needs a person: see `RequestStore.health`. */
export type HealthProblem =
  | 'requestLimit'
  | 'purgeHeld'
  | 'mailsLate'
  | 'mailsDead'
  | 'schoolRefuses'
  | 'mailCeiling'
  | 'uploadQuota'
  | 'keyReplaced';

/**
 * The requests of all kinds and the outbox of their mails. Every method is one transaction. Rejects with
 * `StoreUnavailable` when the database is not available; the caller may then retry.
 */
export interface RequestStore {
  /**
   * Stores the request and its mails durably; the school's mail about a teacher is due after `cvWaitMinutes`. A known key changes nothing and does not count towards the limits.
   */
  submit(submission: Submission): Promise<SubmitResult>;
  /** Leases mails that are due and have a token (`outbox.ts`); those of one departure are one mail. */
  claimMails(limit: number, leaseSeconds: number): Promise<ClaimedMail[]>;
  /** Marks a mail as sent, even when its lease has ended. */
  completeMail(id: string): Promise<void>;
  /** Ignores a failure of an earlier attempt. */
  failMail(failure: FailedMail): Promise<void>;
  /** Makes mails due that an earlier process had leased. Call it while no other process sends mails. */
  releaseLeases(): Promise<void>;
  /**
   * A page of the requests, newest first; `before` is the `sequence` of the last request of the previous page. Neither
   * this nor `findRequest` returns a request after its `eraseAt`.
   */
  listRequests(page: { limit: number; before?: number }): Promise<StoredRequest[]>;
  findRequest(reference: string): Promise<StoredRequest | null>;
  /**
   * Saves a change of the request with this `sequence`, and writes its mails; false when it has changed since it was read. A
   * link to a mailbox that nobody proved waits for its turn, and is left out when that is more than a day away.
   * Rejects with `uploadQuota` when there is no room for files that a network announces (`fileQuota.ts`).
   */
  saveRequest(stored: StoredRequest, change: RequestChange): Promise<boolean>;
  /**
   * Notes that the applicant is reminded of these requests, which have one mailbox, and writes one mail about them. False when
   * the mailbox had a reminder since a time (ms), or ever unless somebody used a mailed link to it. Rejects with
   * `dossierBusy`, and saves nothing, when one has changed since it was read.
   */
  remind(requests: readonly StoredRequest[], since: number): Promise<boolean>;
  addTicket(ticket: string, subject: TicketSubject, seconds: number): Promise<void>;
  /** Deletes a ticket and returns what it is for; null when it does not exist or has expired. */
  takeTicket(ticket: string): Promise<TicketSubject | null>;
  /**
   * Queues a mail to the school that is not about a single request; false when a mail with this id exists, or when
   * `perHour` mails of the kind were queued in the last hour.
   */
  queueSchoolMail(mail: { id: string; kind: 'listLink' | 'morning'; perHour: number }): Promise<boolean>;
  /** Erases a request (`erase.ts`); false when there is no such request. */
  deleteRequest(reference: string): Promise<boolean>;
  /** The mails that are not sent yet, earliest next attempt first, or those that failed; 1,000 at most. */
  listOutbox(isFailing?: boolean): Promise<OutboxEntry[]>;
  /** Makes every queued or dead mail due now, as far as the pace of its mailbox allows; returns how many. */
  retryMails(): Promise<number>;
  /**
   * Erases requests older than `months` (0 keeps all requests), withdrawn requests once their withdrawal is final, and those
   * that the office erases at their `eraseAt` (`erase.ts`). Deletes unfinished papers and address hashes older than a day,
   * expired download tickets, and mails of the kinds `morning` and `listLink` after a week, except the last `morning`.
   *
   * Does not delete old requests if the clock may be wrong: if it would delete more than twenty requests and more than a
   * tenth of all, or the newest one, or an open one about which the school got no mail. Health then reports `purgeHeld`
   * until a person confirms the purge (`isConfirmed`), or until a later purge needs no confirmation.
   */
  purge(months: number, isConfirmed?: boolean): Promise<PurgeResult>;
  /**
   * Rejects when the store cannot write. `requestLimit`: everybody's requests are refused. `purgeHeld`: see `purge`.
   * `mailsLate`: a mail that could leave has been waiting for over an hour. `mailsDead`: a mail about an open request was
   * given up. `schoolRefuses`: the school's mailbox refused a mail. `mailCeiling`: mails to applicants wait for their turn in
   * `MAILS_PER_HOUR`. `uploadQuota`: files of new networks are refused. `keyReplaced`: the key of the
   * links was replaced less than three days ago.
   */
  health(): Promise<HealthProblem[]>;
  /** Which of these ids are mails. Leaves out sent mails about several requests of which one may have been erased. */
  findMails(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Which of these ids are files that a request has or expects. */
  findFiles(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** In bytes; undefined when no request expects the file. */
  expectedBytes(id: string): Promise<number | undefined>;
  /** `keyFingerprint`: of the key that signs links. */
  readInstallation(): Promise<{ keyFingerprint: string | null }>;
  /** Notes the fingerprint of the first key, or of one that replaces it; false when the noted one is another. */
  noteKey(fingerprint: string, isReplacement?: boolean): Promise<boolean>;
  /** Whether the last cleaning began more than `seconds` ago; if so, this call counts as the start of one. */
  startCleaning(seconds: number): Promise<boolean>;
  close(): Promise<void>;
}

/** The message is an error code without personal data. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}
