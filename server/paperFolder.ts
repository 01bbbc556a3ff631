import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { copyFile, mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { errorClass } from '#core/log.ts';
import type { StoredPaper } from '#core/model/papers.ts';
import { receivedPapers } from '#core/model/status.ts';
import { type RequestStore, readRequests } from '#core/store/store.ts';

/** Inside the data folder, so the site never serves it. The names of the files are their ids. */
export const paperFolder = (dataFolder: string) => join(dataFolder, 'papers');

export const receivedFiles = (dataFolder: string) => namesIn(paperFolder(dataFolder));

function namesIn(folder: string): string[] {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

export const uploadFolder = (dataFolder: string) => join(paperFolder(dataFolder), 'uploads');

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
  for (const folder of [paperFolder(dataFolder), uploadFolder(dataFolder)])
    await removeUnknown(folder, store.findFiles);
}

/** Removes the files of a folder that have an id in their name which the store does not know. */
export async function removeUnknown(
  folder: string,
  findKnown: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
  idOf = (name: string): string | undefined => name,
): Promise<void> {
  const files = namesIn(folder).map((name) => ({ name, id: idOf(name) }));
  const known = await findKnown(files.flatMap(({ id }) => id ?? []));
  for (const { name, id } of files) if (id && !known.has(id)) await rm(join(folder, name), { force: true });
}

export async function backUpFiles(dataFolder: string, folder: string): Promise<void> {
  await mkdir(folder);
  for (const name of receivedFiles(dataFolder)) {
    // A missing file was removed with its request meanwhile.
    await copyFile(join(paperFolder(dataFolder), name), join(folder, name)).catch(ignoreMissing);
  }
}

/** Compares the files in a folder with their rows; `readsContents` also compares the hashes that browsers announced. */
export async function checkFiles(store: RequestStore, folder: string, readsContents = false) {
  const damaged: { reference: string; file: string }[] = [];
  let [requests, files] = [0, 0];
  for await (const { reference, papers } of readRequests(store)) {
    requests += 1;
    for (const paper of receivedPapers(papers)) {
      const file = join(folder, paper.id);
      files += 1;
      // The file may have been replaced or deleted meanwhile.
      if ((await isDamaged(file, paper, readsContents)) && (await store.findFiles([paper.id])).size > 0)
        damaged.push({ reference, file });
    }
  }
  return { requests, files, damaged };
}

async function isDamaged(path: string, { bytes, sha256 }: StoredPaper, readsContents: boolean) {
  const file = await stat(path).catch(ignoreMissing);
  if (file?.size !== bytes) return true;
  return readsContents && sha256 !== null && (await hashFile(path)) !== sha256;
}

export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

export function ignoreMissing(error: unknown): undefined {
  if (errorClass(error) !== 'ENOENT') throw error;
  return undefined;
}
