import { opendir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { outboxFolder } from './mailSenders.ts';
import { removeOrphans } from './paperFolder.ts';
import type { ServerStore } from './openStore.ts';

/**
 * Removes the remaining data of deleted requests: `.eml` files, files of papers and CVs, and the answers in the write-ahead
 * log.
 */
export async function removeTraces(store: ServerStore, dataFolder: string): Promise<void> {
  await removeOrphans(dataFolder, store);
  const folder = outboxFolder(dataFolder);
  const ids = new Set<string>();
  // The folder is missing until the first mail is written.
  for await (const { name } of (await opendir(folder).catch(() => undefined)) ?? []) {
    const [, id] = /^([\da-f-]{36})\.eml(?:\.tmp)?$/.exec(name) ?? [];
    if (id) ids.add(id);
  }
  const known = await store.findMails([...ids]);
  for (const id of ids) {
    if (known.has(id)) continue;
    for (const ending of ['eml', 'eml.tmp']) await rm(join(folder, `${id}.${ending}`), { force: true });
  }
  await store.checkpoint();
}
