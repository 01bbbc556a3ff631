import { opendir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestStore } from '#core/store/store.ts';
import { mailIdOf, outboxFolder } from './mailSenders.ts';
import { removeOrphans } from './paperFolder.ts';

interface StoreWithFolder extends RequestStore {
  folder: string;
  checkpoint(): Promise<void>;
}

/** A store whose erasures also remove the files of the erased requests. */
export function withFileErasure<Store extends StoreWithFolder>(store: Store): Store {
  return {
    ...store,
    deleteRequest: async (reference) => {
      const isDeleted = await store.deleteRequest(reference);
      await removeTraces(store);
      return isDeleted;
    },
    purge: async (months, isConfirmed) => {
      const result = await store.purge(months, isConfirmed);
      await removeTraces(store);
      return result;
    },
  };
}

/** Removes `.eml` files of erased requests, files of papers, and the answers in the write-ahead log. */
async function removeTraces(store: StoreWithFolder): Promise<void> {
  await removeOrphans(store.folder, store);
  const folder = outboxFolder(store.folder);
  const files = new Map<string, string>();
  // The folder is missing until the first mail is written.
  for await (const { name } of (await opendir(folder).catch(() => undefined)) ?? []) {
    const id = mailIdOf(name);
    if (id) files.set(name, id);
  }
  const known = await store.findMails([...new Set(files.values())]);
  for (const [name, id] of files) if (!known.has(id)) await rm(join(folder, name), { force: true });
  await store.checkpoint();
}
