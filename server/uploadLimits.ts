import { statfs } from 'node:fs/promises';
import { dossierLimits } from '#core/model/limits.ts';
import type { UploadRefusal } from '#core/http/replies.ts';

/** Concurrent uploads in all. Each holds some 100 kB of memory. */
const maxUploads = 200;

/**
 * The share of the free places (`maxUploads` less the uploads of other networks) for one network, at least one place. The
 * first network gets 20 places, the second 18. Twenty networks that use all they can leave 28.
 */
const networkShare = 1 / 10;

/** Free disk space that uploads leave for requests, which are smaller and matter more. */
const reservedBytes = 50_000_000;

/**
 * Returns a function that says why an upload of `network` is refused; undefined if it is accepted. `networks` has the
 * network of every upload, this one included. The quota of all files holds where they are announced (`fileQuota.ts`).
 */
export function createUploadLimits(dataFolder: string) {
  return async (networks: readonly string[], network: string): Promise<UploadRefusal | undefined> => {
    const own = networks.filter((other) => other === network).length;
    const share = (maxUploads - (networks.length - own)) * networkShare;
    if (networks.length > maxUploads || (own > 1 && own > share)) return 'uploads';
    const { bavail, bsize } = await statfs(dataFolder);
    const neededBytes = networks.length * dossierLimits.fileMaxBytes + reservedBytes;
    return bavail * bsize < neededBytes ? 'diskFull' : undefined;
  };
}
