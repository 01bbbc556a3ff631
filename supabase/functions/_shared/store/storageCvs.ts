import { ReadableStream } from 'node:stream/web';
import type { SupabaseClient } from '@supabase/supabase-js';
import { StoreUnavailable } from './admissionStore.ts';
import { type CvStore, checkPdf } from './cvStore.ts';

type FileBody = ReadableStream<Uint8Array> & globalThis.ReadableStream<Uint8Array>; // one class, declared by Node and by the DOM

/** The private bucket that the migration `…_tables.sql` creates. */
const cvBucket = 'cvs';

/**
 * The CVs in Supabase Storage, accessed as the service role. File names are random, because the content hash is known only
 * after the upload.
 */
export function createStorageCvs(client: SupabaseClient): CvStore {
  const bucket = () => client.storage.from(cvBucket);
  const remove = async (name: string) => {
    const { error } = await bucket().remove([name]);
    if (error) throw new StoreUnavailable('storage');
  };

  return {
    receive: async (bytes) => {
      const name = `${crypto.randomUUID()}.pdf`;
      const { chunks, hash } = checkPdf(bytes);
      // Keep the error of `checkPdf`: the upload only reports that its body failed.
      let checkError: unknown;
      const body = ReadableStream.from(
        (async function* watch() {
          try {
            yield* chunks;
          } catch (error) {
            checkError = error;
            throw error;
          }
        })(),
      );
      const { error } = await bucket().upload(name, body as unknown as FileBody, {
        contentType: 'application/pdf',
        duplex: 'half',
      });
      if (!checkError && !error) return { name, hash: hash() };
      // If this fails, `deliver-outbox` removes the orphan later.
      await remove(name).catch(() => undefined);
      throw checkError ?? new StoreUnavailable('storage');
    },
    read: async (name) => {
      const { data, error } = await bucket().download(name);
      if (error) throw new StoreUnavailable('storage');
      return new Uint8Array(await data.arrayBuffer());
    },
    link: async (name, filename, seconds) => {
      const { data, error } = await bucket().createSignedUrl(name, seconds, { download: filename });
      if (error) throw new StoreUnavailable('storage');
      return data.signedUrl;
    },
    remove,
  };
}
