import { opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cvFolder, cvNames } from './cvFolder.ts';
import { outboxFolder } from './emlSender.ts';
import type { SqliteStore } from './sqliteStore.ts';
import type { ThreadedStore } from './threadedStore.ts';

type PurgedStore = SqliteStore | ThreadedStore;

/** Milliseconds between two steps of a purge, for everybody else. */
const pause = 20;

/** Milliseconds after which a CV whose application is not stored will have none. */
const longestUpload = 60 * 60 * 1000;

/**
 * Removes the requests older than so many months, step by step, with every trace of them, and says how many. Ends early,
 * between two steps, where `shouldStop` says so.
 */
export async function purgeRequests(
  { store, dataFolder, months }: { store: PurgedStore; dataFolder: string; months: number },
  shouldStop = () => false,
): Promise<number> {
  let removed = 0;
  for (;;) {
    const step = await store.purge(months);
    removed += step.removed;
    if (step.isDone || shouldStop()) break;
    await sleep(pause);
  }
  if (!shouldStop()) await removeTraces(store, dataFolder, shouldStop);
  return removed;
}

/**
 * Removes what is left of deleted requests: the `.eml` files of their mails, their CVs, what a crash left half-written,
 * and the answers in the write-ahead log.
 */
export async function removeTraces(
  store: PurgedStore,
  dataFolder: string,
  shouldStop = () => false,
): Promise<void> {
  // Older ones only: that of an application that is being stored is named by none yet.
  for (const name of cvNames(dataFolder)) {
    if (shouldStop()) return;
    const path = join(cvFolder(dataFolder), name);
    const { mtimeMs = Date.now() } = (await stat(path).catch(() => undefined)) ?? {};
    if (Date.now() - mtimeMs > longestUpload && !(await store.hasCv(name))) await rm(path, { force: true });
  }
  const folder = outboxFolder(dataFolder);
  // No folder: no mail was written yet.
  const files = (await opendir(folder).catch(() => undefined)) ?? [];
  for await (const { name } of files) {
    if (shouldStop()) return;
    const [, id] = /^([\da-f-]{36})\.eml(?:\.tmp)?$/.exec(name) ?? [];
    if (id && !(await store.hasMail(id))) await rm(join(folder, name), { force: true });
  }
  await store.checkpoint();
}
