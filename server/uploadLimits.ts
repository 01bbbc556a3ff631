import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { dossierLimits } from '#core/dossier/papers.ts';
import type { UploadRefusal } from '#core/http/replies.ts';

/** Concurrent uploads in all. Each holds some 100 kB of memory. */
const maxUploads = 200;

/**
 * The share of the free places (`maxUploads` less the uploads of other networks) that one network may use, but at least
 * one place. The first network gets 20 places, the second 18. Twenty networks that use all they can leave 28 places.
 */
const networkShare = 1 / 10;

/** Free disk space that uploads leave for requests, which are smaller and matter more. */
const reservedBytes = 50_000_000;

/** How long the measured size of the files is reused. The files may exceed the quota by what arrives in this time. */
const sizeValidMs = 5_000;

/**
 * Returns a function that says why an upload of `network` is refused; undefined if it is accepted. `networks` has the
 * network of every upload, this one included; a slow one keeps its place until `requestTimeoutMs` (`http.ts`). The files
 * in `filesFolder` may take `quotaBytes`.
 */
export function createUploadLimits(filesFolder: string, dataFolder: string, quotaBytes: number) {
  let stored = { bytes: Promise.resolve(0), measuredAt: -Infinity };
  return async (networks: readonly string[], network: string): Promise<UploadRefusal | undefined> => {
    const own = networks.filter((other) => other === network).length;
    const share = (maxUploads - (networks.length - own)) * networkShare;
    if (networks.length > maxUploads || (own > 1 && own > share)) return 'uploads';
    if (performance.now() > stored.measuredAt + sizeValidMs)
      stored = { bytes: sizeOf(filesFolder), measuredAt: performance.now() };
    // Don't count what other uploads may still send: slow uploads would block everybody long before the quota is reached.
    if ((await stored.bytes) + dossierLimits.fileMaxBytes > quotaBytes) return 'uploadQuota';
    const { bavail, bsize } = await statfs(dataFolder);
    const neededBytes = networks.length * dossierLimits.fileMaxBytes + reservedBytes;
    return bavail * bsize < neededBytes ? 'diskFull' : undefined;
  };
}

/** The size of all files below a folder, in bytes. A missing folder counts as empty. */
async function sizeOf(folder: string): Promise<number> {
  let bytes = 0;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries.filter((one) => one.isFile()))
    bytes += (await stat(join(entry.parentPath, entry.name)).catch(() => undefined))?.size ?? 0;
  return bytes;
}
