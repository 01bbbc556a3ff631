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

/**
 * The average pace of an upload once `graceMs` have passed, a quarter of what GPRS reaches. Without it, one byte every ten
 * seconds holds a place for ten minutes.
 */
const minBytesPerSecond = 1_000;
const graceMs = 20_000;

/** Free disk space that uploads leave for requests, which are smaller and matter more. */
const reservedBytes = 50_000_000;

/** How long the measured size of the files is reused. Not longer, because `npm run requests` removes files too. */
const sizeValidMs = 60_000;

export interface UploadLimits {
  /**
   * Admits an upload before its first byte is read. Rejects with `StoreUnavailable`; its message is an `UploadRefusal`.
   * Call the returned function to free the place, however the upload ends.
   */
  takePlace(clientAddress: string): Promise<() => void>;
  /** Passes the bytes on. Rejects with `StoreUnavailable('uploadTooSlow')` when they come too slowly. */
  keepPace(bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>;
  /** Why an upload from a new network would be refused now; undefined if it would be accepted. */
  refusal(): Promise<UploadRefusal | undefined>;
}

/**
 * Decides whether an upload may start and continue, independently of how its bytes arrive: places in all and for each
 * network, a minimum pace, a quota for all files in `filesFolder` and the free space of `dataFolder`, in bytes.
 * `maxBytes` is the size of the largest upload.
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
  let receivedSince = 0;

  /** Why one of this number of simultaneous uploads would be refused; undefined if it is accepted. */
  async function refusalOf(uploads: number): Promise<UploadRefusal | undefined> {
    if (uploads > maxUploads) return 'uploads';
    if (performance.now() > stored.measuredAt + sizeValidMs) {
      stored = { bytes: sizeOf(filesFolder), measuredAt: performance.now() };
      receivedSince = 0;
    }
    // Not counting what the others may still send: slow uploads would block everybody long before the quota is reached.
    if ((await stored.bytes) + receivedSince + maxBytes > quotaBytes) return 'uploadQuota';
    const { bavail, bsize } = await statfs(dataFolder);
    return bavail * bsize < uploads * maxBytes + reservedBytes ? 'diskFull' : undefined;
  }

  async function* keepPace(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const startedAt = performance.now();
    const tooSlow = Promise.withResolvers<never>();
    let received = 0;
    const timer = setInterval(() => {
      const seconds = (performance.now() - startedAt - graceMs) / 1000;
      if (received < seconds * minBytesPerSecond) tooSlow.reject(new StoreUnavailable('uploadTooSlow'));
    }, 1_000);
    try {
      const chunks = bytes[Symbol.asyncIterator]();
      for (;;) {
        const { done, value } = await Promise.race([chunks.next(), tooSlow.promise]);
        if (done) return;
        received += value.byteLength;
        receivedSince += value.byteLength;
        yield value;
      }
    } finally {
      clearInterval(timer);
    }
  }

  return {
    refusal: () => refusalOf(networks.length + 1),
    keepPace,
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
