import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { networkOf } from '#core/http/clientAddress.ts';
import type { UploadRefusal } from '#core/http/replies.ts';
import { StoreUnavailable } from '#core/store/admissionStore.ts';

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

export interface UploadLimits {
  /**
   * Admits an upload before its first byte is read. Rejects with `StoreUnavailable`; its message is an `UploadRefusal`.
   * Call the returned function to free the place, however the upload ends.
   */
  takePlace(clientAddress: string): Promise<() => void>;
  /** Why an upload from a new network would be refused now; undefined if it would be accepted. */
  refusal(): Promise<UploadRefusal | undefined>;
}

/**
 * Decides whether an upload may start: places in all and for each network, a quota for all files in `filesFolder` and the
 * free space of `dataFolder`, in bytes. `maxBytes` is the size of the largest upload. A request that is too slow ends by
 * `requestTimeoutMs` of the server.
 */
export function createUploadLimits({
  dataFolder,
  filesFolder,
  quotaBytes,
  maxBytes,
}: {
  dataFolder: string;
  filesFolder: string;
  quotaBytes: number;
  maxBytes: number;
}): UploadLimits {
  /** The network of each upload in progress. */
  const networks: string[] = [];
  let stored = { bytes: Promise.resolve(0), measuredAt: -Infinity };

  /** Why one of this number of simultaneous uploads would be refused; undefined if it is accepted. */
  async function refusalOf(uploads: number): Promise<UploadRefusal | undefined> {
    if (uploads > maxUploads) return 'uploads';
    if (performance.now() > stored.measuredAt + sizeValidMs)
      stored = { bytes: sizeOf(filesFolder), measuredAt: performance.now() };
    // Not counting what the others may still send: slow uploads would block everybody long before the quota is reached.
    if ((await stored.bytes) + maxBytes > quotaBytes) return 'uploadQuota';
    const { bavail, bsize } = await statfs(dataFolder);
    return bavail * bsize < uploads * maxBytes + reservedBytes ? 'diskFull' : undefined;
  }

  return {
    refusal: () => refusalOf(networks.length + 1),
    takePlace: async (clientAddress) => {
      const network = networkOf(clientAddress);
      const own = networks.filter((other) => other === network).length;
      const share = (maxUploads - (networks.length - own)) * networkShare;
      if (own > 0 && own + 1 > share) throw new StoreUnavailable('uploads');
      networks.push(network);
      const release = () => void networks.splice(networks.indexOf(network), 1);
      const refusal = await refusalOf(networks.length).catch(() => 'diskFull');
      if (refusal) release();
      if (refusal) throw new StoreUnavailable(refusal);
      return release;
    },
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
