import type { MailKind, MailState, StoredRequest } from '../store/admissionStore.ts';
import type { UploadTicket } from './protocol.ts';

/** An admission request with its mails, oldest first. */
export interface StoredDossier extends StoredRequest {
  mails: { kind: MailKind; state: MailState; queuedAt: string }[];
}

/** The change that `saveDossier` writes: the new values, and the `revision` that was read. */
export interface DossierChange extends Pick<
  StoredDossier,
  'reference' | 'revision' | 'generation' | 'corrections' | 'withdrawnAt' | 'request' | 'papers'
> {
  mailbox: string;
  /** Mails to queue; `recipient` when it is not the address of the request. */
  mails: { kind: MailKind; recipient?: string }[];
  /** Whether the request joins the school's digest about papers, or leaves it. */
  news: 'unchanged' | 'toDigest' | 'told';
}

/** The dossiers of admission requests. Rejects like `AdmissionStore`. */
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
  /** Signed download URLs by id, which expire after `seconds`; the browser saves each file as its `filename`. */
  links(files: readonly { id: string; filename: string }[], seconds: number): Promise<Map<string, string>>;
  read(id: string): Promise<Uint8Array>;
  /** Removes a file, finished or not, if it exists. */
  remove(id: string): Promise<void>;
}
