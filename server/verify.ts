import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { StoredPaper } from '#core/model/papers.ts';
import { receivedPapers } from '#core/model/status.ts';
import { readRequests } from '#core/store/readRequests.ts';
import type { RequestStore } from '#core/store/store.ts';
import { ignoreMissing } from './paperFolder.ts';

type Damage = 'missing' | 'otherSize' | 'otherContent';

/** Compares the files in a folder with their rows; `readsContents` also compares the hashes that browsers announced. */
export async function checkFiles(
  store: Pick<RequestStore, 'listRequests' | 'findFiles'>,
  folder: string,
  readsContents = false,
) {
  const damaged: { reference: string; file: string; damage: Damage }[] = [];
  let [requests, files] = [0, 0];
  for await (const { reference, papers } of readRequests(store)) {
    requests += 1;
    for (const paper of receivedPapers(papers)) {
      const file = join(folder, paper.id);
      const damage = await findDamage(file, paper, readsContents);
      files += 1;
      // The file may have been replaced or deleted meanwhile.
      if (damage && (await store.findFiles([paper.id])).size > 0) damaged.push({ reference, file, damage });
    }
  }
  return { requests, files, damaged };
}

async function findDamage(
  path: string,
  { bytes, sha256 }: StoredPaper,
  readsContents: boolean,
): Promise<Damage | undefined> {
  const file = await stat(path).catch(ignoreMissing);
  if (!file) return 'missing';
  if (file.size !== bytes) return 'otherSize';
  if (!readsContents || !sha256) return undefined;
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex') === sha256 ? undefined : 'otherContent';
}
