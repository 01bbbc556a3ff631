import { ReadableStream } from 'node:stream/web';
import type { SupabaseClient } from '@supabase/supabase-js';
import { StoreUnavailable } from './admissionStore.ts';
import { checkPdf } from '../http/checkPdf.ts';
import type { CvStore } from './cvStore.ts';

type FileBody = ReadableStream<Uint8Array> & globalThis.ReadableStream<Uint8Array>; // one class, declared twice

/** The CVs in a private bucket of Supabase Storage, made by the migration `…_tables.sql`. */
const cvBucket = 'cvs';

/** The CVs of a Supabase project, with the service role's key; each is named by chance: its hash comes after its bytes. */
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
      // What was wrong with the bytes; the upload itself only says that its body failed.
      let problem: unknown;
      const body = ReadableStream.from(
        (async function* watch() {
          try {
            yield* chunks;
          } catch (error) {
            problem = error;
            throw error;
          }
        })(),
      );
      const { error } = await bucket().upload(name, body as unknown as FileBody, {
        contentType: 'application/pdf',
        duplex: 'half',
      });
      if (!problem && !error) return { name, hash: hash() };
      // What is left of it is swept up later.
      await remove(name).catch(() => undefined);
      throw problem ?? new StoreUnavailable('storage');
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
