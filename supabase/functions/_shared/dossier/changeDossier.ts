import { Refused } from '../http/jsonHandler.ts';
import { mailboxOf } from '../http/handler.ts';
import type { Refusal } from '../http/refusals.ts';
import { StoreUnavailable } from '../store/admissionStore.ts';
import type { DossierChange, DossierStore, PaperFiles, StoredDossier } from './dossierStore.ts';

/** How often a change is tried again because another one was saved in between. */
const maxDecisions = 10;

/** The changed parts of a dossier; a refusal; or null when there is nothing to change. */
export type Decision = Partial<Omit<DossierChange, 'reference' | 'revision'>> | Refusal | null;

export interface ChangeOptions {
  store: DossierStore;
  files: PaperFiles;
  /** Starts mail delivery. Must not throw. */
  onMails: () => void;
}

/**
 * Returns a function that finds a dossier, decides on its change and saves it; it resolves with the dossier as it is then,
 * without the events and mails of the change. Rejects with `Refused`.
 */
export function createChange({ store, files, onMails }: ChangeOptions) {
  return async (
    find: () => Promise<StoredDossier>,
    decide: (dossier: StoredDossier) => Decision,
  ): Promise<StoredDossier> => {
    for (let tries = 0; tries < maxDecisions; tries += 1) {
      const dossier = await find();
      const decision = decide(dossier);
      if (typeof decision === 'string') throw new Refused(decision);
      if (decision === null) return dossier;
      const changed: DossierChange = {
        ...dossier,
        mailbox: mailboxOf(dossier.request.email),
        mails: [],
        events: [],
        ...decision,
      };
      if (!(await store.saveDossier(changed))) continue;
      if (changed.mails.length > 0) onMails();
      const hasFile = (id: string) =>
        changed.papers.some((file) => file.id === id && file.state !== 'replaced');
      for (const { id, state } of dossier.papers) {
        // If this fails, the file is removed later: no row names it.
        if (state !== 'replaced' && !hasFile(id)) await files.remove(id).catch(() => undefined);
      }
      return { ...dossier, ...changed, mails: dossier.mails, events: dossier.events };
    }
    throw new StoreUnavailable('dossierBusy');
  };
}
