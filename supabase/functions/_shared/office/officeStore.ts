import type { DossierStore } from '../dossier/dossierStore.ts';

/** What a download ticket is for; `reference` is null for the list. */
export interface TicketSubject {
  reference: string | null;
  file: string;
}

/** What the office needs of the store. Rejects like `AdmissionStore`. */
export interface OfficeStore extends DossierStore {
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
