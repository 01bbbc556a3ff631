import type { SupabaseClient } from '@supabase/supabase-js';
import type { RequestStore } from '#core/store/store.ts';
import { StoreUnavailable } from '#core/store/driver.ts';
import type { PaperFiles } from '#core/files/paperFiles.ts';
import { pdfEndBytes, toBinaryText } from '#core/files/pdf.ts';

const paperBucket = 'papers';

/** By tus, Supabase Storage accepts no other size, except for the last chunk. */
const chunkBytes = 6 * 1024 * 1024;

/**
 * Papers in Supabase Storage, which is a tus server itself. The endpoint of signed uploads ends in `/sign`;
 * without that ending, Storage rejects their tokens with “Invalid Compact JWS”.
 */
export function createStoragePapers(client: SupabaseClient, projectUrl: string): PaperFiles {
  const bucket = () => client.storage.from(paperBucket);
  const signUrl = async (id: string) => {
    const { data, error } = await bucket().createSignedUrl(id, 60);
    if (!error) return data.signedUrl;
    // The object does not exist until all its bytes have arrived.
    if ('statusCode' in error && error.statusCode === '404') return null;
    throw new StoreUnavailable('storage');
  };
  const readRange = async (url: string, range: string) => {
    const response = await fetch(url, {
      headers: { Range: `bytes=${range}` },
      signal: AbortSignal.timeout(8_000),
    });
    if (!response.ok) throw new StoreUnavailable('storage');
    return { response, text: toBinaryText(new Uint8Array(await response.arrayBuffer())) };
  };

  return {
    ticket: async (id) => {
      const { data, error } = await bucket().createSignedUploadUrl(id, { upsert: true });
      if (error) throw new StoreUnavailable('storage');
      return {
        file: id,
        endpoint: `${projectUrl}/storage/v1/upload/resumable/sign`,
        headers: { 'x-signature': data.token },
        metadata: { bucketName: paperBucket, objectName: id, contentType: 'application/pdf' },
        chunkBytes,
      };
    },
    finish: async ({ id, bytes }) => {
      const url = await signUrl(id);
      if (!url) return null;
      const first = await readRange(url, `0-${pdfEndBytes - 1}`);
      const size = Number(first.response.headers.get('content-range')?.split('/')[1]);
      if (size !== bytes) return null;
      const last = await readRange(url, `-${pdfEndBytes}`);
      return { head: first.text, tail: last.text };
    },
    read: async (id) => {
      const url = await signUrl(id);
      if (!url) return null;
      const { ok, body } = await fetch(url);
      if (!ok) throw new StoreUnavailable('storage');
      return body;
    },
    remove: async (id) => {
      const { error } = await bucket().remove([id]);
      if (error) throw new StoreUnavailable('storage');
    },
  };
}

const pageLength = 1_000;

/** Removes files without a request. Rejects with `StoreUnavailable`. */
export async function removeOrphans(
  client: SupabaseClient,
  store: Pick<RequestStore, 'findFiles'>,
): Promise<void> {
  const bucket = client.storage.from(paperBucket);
  const orphans: string[] = [];
  for (let offset = 0; ; offset += pageLength) {
    const { data, error } = await bucket.list('', { limit: pageLength, offset });
    if (error) throw new StoreUnavailable('storage');
    const known = await store.findFiles(data.map(({ name }) => name));
    for (const { name } of data) if (!known.has(name)) orphans.push(name);
    if (data.length < pageLength) break;
  }
  for (let start = 0; start < orphans.length; start += pageLength) {
    const { error } = await bucket.remove(orphans.slice(start, start + pageLength));
    if (error) throw new StoreUnavailable('storage');
  }
}
