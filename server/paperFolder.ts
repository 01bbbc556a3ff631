import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { copyFile, mkdir, opendir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { errorClass } from '#core/log.ts';
import { batchLength } from '#core/store/readRequests.ts';
import type { RequestStore } from '#core/store/store.ts';
import { hourMs } from '#core/time/schoolTime.ts';

export const cvReservationMs = hourMs;

/** Inside the data folder, so the site never serves it. The names of the files are their ids. */
export function paperFolder(dataFolder: string): string {
  return join(dataFolder, 'papers');
}

/** The ids of the received papers and CVs in a data folder. */
export function receivedFiles(dataFolder: string): string[] {
  const folder = paperFolder(dataFolder);
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

export function uploadFolder(dataFolder: string): string {
  return join(paperFolder(dataFolder), 'uploads');
}

export async function removeFile(dataFolder: string, id: string): Promise<void> {
  for (const folder of [paperFolder(dataFolder), uploadFolder(dataFolder)])
    await rm(join(folder, id), { force: true });
}

/**
 * Removes files without a request, which a crash or a deletion left, and uploads that were given up. Keeps files changed
 * after `changedBefore` (ms), because the application of a CV is stored after its file.
 */
export async function removeOrphans(
  dataFolder: string,
  store: Pick<RequestStore, 'findFiles'>,
  changedBefore = Date.now() - cvReservationMs,
): Promise<void> {
  for (const folder of [paperFolder(dataFolder), uploadFolder(dataFolder)]) {
    for await (const names of readNames(folder)) {
      // The row of a finished file may not be committed yet. The file then still counts as expected.
      const known = await store.findFiles(names);
      for (const name of names.filter((one) => !known.has(one))) {
        const path = join(folder, name);
        // At once, so that no CV is finished between its date and its removal.
        const file = statSync(path, { throwIfNoEntry: false });
        if (file?.isFile() && file.mtimeMs <= changedBefore) rmSync(path, { force: true });
      }
    }
  }
}

/** Reads in batches, between which other work runs. */
async function* readNames(folder: string): AsyncGenerator<string[]> {
  let names: string[] = [];
  for await (const { name } of (await opendir(folder).catch(ignoreMissing)) ?? []) {
    names.push(name);
    if (names.length < batchLength) continue;
    yield names;
    names = [];
  }
  if (names.length > 0) yield names;
}

/** Copies the received files to a new `folder`. Returns false when there are none. */
export async function backUpFiles(dataFolder: string, folder: string): Promise<boolean> {
  const names = receivedFiles(dataFolder);
  if (names.length === 0) return false;
  await mkdir(folder);
  for (const name of names) {
    // A missing file was removed with its request meanwhile.
    await copyFile(join(paperFolder(dataFolder), name), join(folder, name)).catch(ignoreMissing);
  }
  return true;
}

export function ignoreMissing(error: unknown): undefined {
  if (errorClass(error) !== 'ENOENT') throw error;
  return undefined;
}
