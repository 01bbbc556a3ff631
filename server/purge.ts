import { opendir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { outboxFolder } from './mailSenders.ts';
import { removeOrphans } from './paperFolder.ts';
import type { SqliteStore } from './sqliteStore.ts';

/** Pause between two steps of a purge, so that the server can respond to visitors. */
const pauseMs = 20;

/**
 * Deletes the requests older than `months` with all their data (`removeTraces`), unless a person must confirm it
 * (`AdmissionStore.purge`). Stops between two steps once `shouldStop` returns true.
 */
export async function purgeRequests(
  target: { store: SqliteStore; dataFolder: string; months: number; isConfirmed?: boolean },
  shouldStop = () => false,
): Promise<{ removed: number; held: number }> {
  const { store, dataFolder, months, isConfirmed } = target;
  let removed = 0;
  for (;;) {
    const step = await store.purge(months, isConfirmed);
    removed += step.removed;
    if (step.isDone || shouldStop()) {
      if (!shouldStop()) await removeTraces(store, dataFolder, shouldStop);
      return { removed, held: step.held };
    }
    await sleep(pauseMs);
  }
}

/**
 * Removes the remaining data of deleted requests: `.eml` files, files of papers and CVs, and the answers in the write-ahead
 * log.
 */
export async function removeTraces(
  store: SqliteStore,
  dataFolder: string,
  shouldStop = () => false,
): Promise<void> {
  removeOrphans(dataFolder, store.paperBytes);
  const folder = outboxFolder(dataFolder);
  // The folder is missing until the first mail is written.
  const files = (await opendir(folder).catch(() => undefined)) ?? [];
  for await (const { name } of files) {
    if (shouldStop()) return;
    const [, id] = /^([\da-f-]{36})\.eml(?:\.tmp)?$/.exec(name) ?? [];
    if (id && !store.hasMail(id)) await rm(join(folder, name), { force: true });
  }
  store.checkpoint();
}
