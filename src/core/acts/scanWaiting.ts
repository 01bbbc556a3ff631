import { fileStates } from '../model/status.ts';
import { readRequests } from '../store/store.ts';
import { type ChangeOptions, createDossierChanger, newEvent } from './changeDossier.ts';
import { decideInfected } from './dossierRules.ts';

/** Scans the files that came while the scanner was down. Rejects if the store does. */
export async function scanWaiting(options: ChangeOptions): Promise<void> {
  const { store, files } = options;
  const change = createDossierChanger(options);
  for await (const stored of readRequests(store)) {
    for (const { id, isUnscanned } of fileStates(stored)) {
      if (!isUnscanned) continue;
      const verdict = await files.scan?.(id);
      if (!verdict) return;
      const find = async () => (await store.findRequest(stored.reference)) ?? stored;
      await change(find, (found) =>
        verdict === 'clean' ? { events: [newEvent('scanned', { file: id })] } : decideInfected(found, id),
      );
    }
  }
}
