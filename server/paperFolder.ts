import { existsSync, readdirSync } from 'node:fs';
import { copyFile, mkdir, opendir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { errorClass } from '#core/log.ts';
import { batchLength } from '#core/store/readRequests.ts';
import type { RequestStore } from '#core/store/store.ts';

/** Inside the data folder, so the site never serves it. The names of the files are their ids. */
export function paperFolder(dataFolder: string): string {
  return join(dataFolder, 'papers');
}

/** The ids of the received papers in a data folder. */
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
 * Removes files without a request, which a crash or a deletion left, and uploads that were given up. A file is announced in
 * its request before it is created.
 */
export async function removeOrphans(
  dataFolder: string,
  store: Pick<RequestStore, 'findFiles'>,
): Promise<void> {
  for (const folder of [paperFolder(dataFolder), uploadFolder(dataFolder)]) {
    for await (const names of readNames(folder)) {
      const known = await store.findFiles(names);
      for (const name of names) if (!known.has(name)) await rm(join(folder, name), { force: true });
    }
  }
}

/** Reads in batches, between which other work runs. */
async function* readNames(folder: string): AsyncGenerator<string[]> {
  let names: string[] = [];
  for await (const entry of (await opendir(folder).catch(ignoreMissing)) ?? []) {
    if (entry.isFile()) names.push(entry.name);
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
