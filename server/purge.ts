import { opendir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { outboxFolder } from './mailSenders.ts';
import { removeOrphans } from './paperFolder.ts';
import type { SqliteStore } from './sqliteStore.ts';

/**
 * Removes the remaining data of deleted requests: `.eml` files, files of papers and CVs, and the answers in the write-ahead
 * log.
 */
export async function removeTraces(store: SqliteStore, dataFolder: string): Promise<void> {
  removeOrphans(dataFolder, store.paperBytes);
  const folder = outboxFolder(dataFolder);
  // The folder is missing until the first mail is written.
  const files = (await opendir(folder).catch(() => undefined)) ?? [];
  for await (const { name } of files) {
    const [, id] = /^([\da-f-]{36})\.eml(?:\.tmp)?$/.exec(name) ?? [];
    if (id && !store.hasMail(id)) await rm(join(folder, name), { force: true });
  }
  store.checkpoint();
}
