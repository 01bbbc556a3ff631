import type { EventDetail, MailKind, MailState, StoredRequest } from '../store/admissionStore.ts';
import type { UploadTicket } from './protocol.ts';

/** Something that happened to a request and that its row, its papers and its mails do not tell. */
export interface StoredEvent {
  /** Unique, so that a repeated act stores its event once. */
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  event: 'corrected' | 'answered' | 'reopened' | 'asked' | 'noted';
  detail: EventDetail;
}

/** A request with its mails and events, oldest first. */
export interface StoredDossier extends StoredRequest {
  mails: { kind: MailKind; state: MailState; queuedAt: string; sentAt: string | null }[];
  events: StoredEvent[];
}

/** The change that `saveDossier` writes: the new values, and the `revision` that was read. */
export interface DossierChange extends Pick<
  StoredDossier,
  | 'reference'
  | 'revision'
  | 'generation'
  | 'corrections'
  | 'answeredAt'
  | 'withdrawnAt'
  | 'request'
  | 'papers'
> {
  mailbox: string;
  /** Mails to queue; `recipient` when it is not the address of the request, `id` when it is about an event. */
  mails: { kind: MailKind; recipient?: string; id?: string }[];
  /** Events to add. */
  events: Omit<StoredEvent, 'at'>[];
}

/** The dossiers of requests. Rejects like `AdmissionStore`. */
export interface DossierStore {
  findDossier(reference: string): Promise<StoredDossier | null>;
  /** Saves a change in one transaction; false when the dossier has changed since it was read. */
  saveDossier(change: DossierChange): Promise<boolean>;
  /** How many confirmations a mailbox got. */
  countConfirmations(mailbox: string): Promise<{ lastHour: number; lastDay: number }>;
}

/** The files of papers and CVs. Methods reject with `StoreUnavailable`. */
export interface PaperFiles {
  /**
   * Returns how the browser uploads an announced file. `cv` announces one that the store does not know yet; it is expected
   * for an hour.
   */
  ticket(id: string, cv?: { bytes: number; clientAddress: string }): Promise<Omit<UploadTicket, 'file'>>;
  /**
   * Makes a file of this size durable once all its bytes are there, and returns its first and last kilobytes as text, one
   * character a byte. Null when bytes are missing. May be repeated.
   */
  finish(id: string, bytes: number): Promise<{ head: string; tail: string } | null>;
  /** The bytes of a received file; null when it does not exist. */
  read(id: string): Promise<ReadableStream<Uint8Array> | null>;
  /** Removes a file, finished or not, if it exists. */
  remove(id: string): Promise<void>;
}
