import { opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cvFolder, cvNames } from './cvFolder.ts';
import { outboxFolder } from './mailSenders.ts';
import { removeOrphanPapers } from './paperFolder.ts';
import type { SqliteStore } from './sqliteStore.ts';

/** Pause between two steps of a purge, so that the server can respond to visitors. */
const pauseMs = 20;

/** Age from which a CV without a stored application counts as an orphan. */
const orphanAgeMs = 60 * 60 * 1000;

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
 * Removes the remaining data of deleted requests: `.eml` files, CVs, papers, temporary files left by a crash, and the answers in
 * the write-ahead log.
 */
export async function removeTraces(
  store: SqliteStore,
  dataFolder: string,
  shouldStop = () => false,
): Promise<void> {
  for (const name of cvNames(dataFolder)) {
    if (shouldStop()) return;
    const path = join(cvFolder(dataFolder), name);
    const { mtimeMs = Date.now() } = (await stat(path).catch(() => undefined)) ?? {};
    // Skip recent files: the application that names them may not be committed yet.
    if (Date.now() - mtimeMs > orphanAgeMs && !store.hasCv(name)) await rm(path, { force: true });
  }
  await removeOrphanPapers(dataFolder, store.paperBytes, shouldStop);
  const folder = outboxFolder(dataFolder);
  // The folder is missing until the first mail is written.
  const files = (await opendir(folder).catch(() => undefined)) ?? [];
  for await (const { name } of files) {
    if (shouldStop()) return;
    const [, id] = /^([\da-f-]{36})\.eml(?:\.tmp)?$/.exec(name) ?? [];
    if (id && !store.hasMail(id)) await rm(join(folder, name), { force: true });
  }
  await store.checkpoint();
}
