import type { DossierStore, StoredDossier } from '../dossier/dossierStore.ts';
import type { AnswerName } from '../questions/questions.ts';
import type { StoredRequest } from '../store/admissionStore.ts';

/** The answers that a line about a request needs. */
export const briefAnswers = [
  'email',
  'name',
  'firstName',
  'lastName',
  'certifyingProgram',
  'requiredLevel',
  'domain',
  'degree',
  'subject',
  'specialization',
] as const satisfies readonly AnswerName[];

/** The part of a request that a line about it needs. `request` has at least the `briefAnswers`. */
export type Brief = Pick<
  StoredRequest,
  'sequence' | 'kind' | 'reference' | 'createdAt' | 'answeredAt' | 'withdrawnAt' | 'request'
>;

/** What a download ticket is for; `reference` is null for the list. */
export interface TicketSubject {
  reference: string | null;
  file: string;
}

/** What the office needs of the store. Rejects like `AdmissionStore`. */
export interface OfficeStore extends DossierStore {
  /** A page of all requests, newest first; `before` is the `sequence` of the last one of the previous page. */
  listBriefs(page: { limit: number; before?: number }): Promise<Brief[]>;
  /** Requests that arrived, got a paper or were corrected since then (ISO 8601), oldest first, 500 at most. */
  listChanged(since: string): Promise<StoredDossier[]>;
  /** Keeps a ticket, and deletes those that have expired. */
  addTicket(ticket: string, subject: TicketSubject, seconds: number): Promise<void>;
  /** Deletes a ticket; null when there is none or it has expired. */
  takeTicket(ticket: string): Promise<TicketSubject | null>;
  /**
   * Queues a mail to the school about no single request; false when there is one with this id, or when `perHour` of the
   * kind were queued in the last hour.
   */
  queueSchoolMail(mail: { id: string; kind: 'listLink' | 'morning'; perHour: number }): Promise<boolean>;
}
