import { type Refusal, Refused } from '../http/jsonHandler.ts';
import type { RequestChange, RequestStore } from '../store/store.ts';
import { StoreUnavailable, retry } from '../store/driver.ts';
import type { EventDetail, StoredRequest, StoredEvent } from '../model/request.ts';
import type { PaperFiles } from '../files/paperFiles.ts';

export function newEvent(event: StoredEvent['event'], detail: EventDetail = {}): Omit<StoredEvent, 'at'> {
  return { id: crypto.randomUUID(), event, detail };
}

/** A try fails when another change was saved after the dossier was read. */
const maxTries = 10;

/** Null when there is nothing to change. */
export type Decision = RequestChange | Refusal | null;

export interface ChangeOptions {
  store: RequestStore;
  files: PaperFiles;
  /** Starts mail delivery. Must not throw. */
  onMails: () => void;
}

/**
 * Finds a dossier, decides on its change and saves it, as caused by a client of `network`. Resolves with the dossier after the
 * change, or rejects with `Refused` or `StoreUnavailable`.
 */
export function createDossierChanger({ store, files, onMails }: ChangeOptions) {
  return async <Found extends StoredRequest>(
    find: () => Promise<Found>,
    decide: (dossier: Found) => Decision,
    network?: string,
  ): Promise<StoredRequest> => {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const dossier = await find();
      const decision = decide(dossier);
      if (typeof decision === 'string') throw new Refused(decision);
      if (decision === null) return dossier;
      if (!(await store.saveRequest(dossier, { ...decision, network }))) continue;
      const { mails = [], papers = dossier.papers } = decision;
      if (mails.length > 0 || decision.endsWait) onMails();
      const hasFile = (id: string) => papers.some((file) => file.id === id && file.state !== 'replaced');
      for (const { id, state } of dossier.papers) {
        // If this fails, `removeOrphans` removes the file later.
        if (state !== 'replaced' && !hasFile(id)) await files.remove(id).catch(() => undefined);
      }
      // Read again, because the store dates events and mails. Retried, because a corrected address voids the caller's link, and
      // only this answer has the new one.
      return (await retry(() => store.findRequest(dossier.reference))) ?? dossier;
    }
    throw new StoreUnavailable('dossierBusy');
  };
}
