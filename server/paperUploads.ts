import { createHmac } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { type FileHandle, open, rename, stat, statfs } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ReadableStream } from 'node:stream/web';
import { setTimeout as sleep } from 'node:timers/promises';
import { FileStore } from '@tus/file-store';
import { Server as TusServer, Upload } from '@tus/server';
import type { PaperFiles } from '#core/files/paperFiles.ts';
import { dossierLimits } from '#core/limits.ts';
import { pdfEndBytes } from '#core/files/pdf.ts';
import { isSameSecret } from '#core/model/links.ts';
import { networkOf } from '#core/http/clientAddress.ts';
import type { UploadRefusal } from '#core/http/replies.ts';
import { type Log, errorClass } from '#core/log.ts';
import type { RequestStore } from '#core/store/store.ts';
import { StoreUnavailable } from '#core/store/driver.ts';
import { syncFolder } from './dataFolder.ts';
import { hashFile, ignoreMissing, paperFolder, removeFile, uploadFolder } from './paperFolder.ts';

type FileBody = globalThis.ReadableStream<Uint8Array>;

/**
 * The size of a PATCH: 13 s at 10 kB/s. Small, because a cut connection may cost one chunk: a proxy that buffers bodies loses
 * the chunk being sent, and Chromium repeats it (`countKnownBytes`). With 150 ms each, the round trips of 9 MB take 10 s.
 */
const chunkBytes = 128 * 1024;

/** The methods of the tus server. Only PATCH carries bytes, so that its limits hold for every byte. */
const uploadMethods = ['POST', 'HEAD', 'PATCH', 'OPTIONS'];

/** How long a repeated chunk waits for the server to notice that the connection of its first attempt was cut. */
const repeatGraceMs = 1_000;

/** Concurrent uploads in all. Each holds some 100 kB of memory. */
const maxUploads = 200;

/**
 * The share of the free places (`maxUploads` less the uploads of other networks) for one network, at least one place. The
 * first network, such as a class of sixty, gets 66 places, the second 44. Five networks that use all they can leave 27.
 */
const networkShare = 1 / 3;

/** Free disk space that uploads leave for requests, which are smaller and matter more. */
const reservedBytes = 50_000_000;

/**
 * Why an upload of `network` is refused; undefined if it is accepted. `networks` has the network of every upload, this one
 * included. The quota of all files holds where they are announced (`fileQuota.ts`).
 */
export async function findRefusal(
  dataFolder: string,
  networks: readonly string[],
  network: string,
): Promise<UploadRefusal | undefined> {
  const own = networks.filter((other) => other === network).length;
  const share = (maxUploads - (networks.length - own)) * networkShare;
  if (networks.length > maxUploads || (own > 1 && own > share)) return 'uploads';
  const { bavail, bsize } = await statfs(dataFolder);
  const neededBytes = networks.length * dossierLimits.fileMaxBytes + reservedBytes;
  return bavail * bsize < neededBytes ? 'diskFull' : undefined;
}

interface PaperUploadsOptions {
  path: string;
  allowedOrigins: readonly string[];
  store: Pick<RequestStore, 'expectedBytes'>;
  key: Buffer;
  log: Log;
}

/** The papers of a data folder, and the tus server that receives them from clients with a ticket. */
export function createPaperUploads(
  dataFolder: string,
  { path, allowedOrigins, store, log, key }: PaperUploadsOptions,
) {
  const [folder, uploads] = [paperFolder(dataFolder), uploadFolder(dataFolder)];
  const networks: string[] = [];
  /** Why an upload from a network without other uploads would be refused now; undefined if it would be accepted. */
  const refusal = () => findRefusal(dataFolder, [...networks, ''], '');

  const ticketOf = (id: string) => createHmac('sha256', key).update(`upload\n${id}`).digest('base64url');

  /**
   * The number of bytes of a chunk that arrived before its connection was cut. Chromium repeats a request by itself when a
   * reused connection is reset (`HttpNetworkTransaction::ShouldResendRequest`), and tus would refuse the whole chunk.
   */
  async function countKnownBytes({ url, headers }: Request): Promise<number> {
    const file = await stat(join(uploads, basename(new URL(url).pathname))).catch(ignoreMissing);
    const known = (file?.size ?? 0) - Number(headers.get('upload-offset'));
    return known > 0 && known < Number(headers.get('content-length')) ? known : 0;
  }

  const chunks = new Map<string, Promise<Response>>();

  /** Waits up to `repeatGraceMs` for the previous chunk, to count its bytes. */
  async function append(request: Request, server: TusServer): Promise<Response> {
    const before = Promise.allSettled([chunks.get(request.url)]);
    await Promise.race([before, sleep(repeatGraceMs, undefined, { ref: false })]);
    const { method, url } = request;
    const headers = new Headers(request.headers);
    const known = await countKnownBytes(request);
    if (known > 0) {
      headers.set('upload-offset', String(Number(headers.get('upload-offset')) + known));
      headers.delete('content-length');
    }
    const body = request.body && ReadableStream.from(readUntilCut(request.body, known));
    const init = { method, headers, body, duplex: 'half' } as RequestInit; // Safe cast: TypeScript's DOM types lack `duplex`.
    const reply = await server.handleWeb(new Request(url, init));
    // tus closes the connection after a refusal. The unread chunk would reset it, so that Chromium would miss the
    // response and repeat the chunk on each of its connections.
    reply.headers.delete('Connection');
    return reply;
  }

  const createTus = () => {
    // Create the folder at the first upload, because a full disk must not prevent the start. Before `FileStore`, whose
    // own attempt to create it would crash the process.
    mkdirSync(uploads, { recursive: true, mode: 0o700 });
    const datastore = new FileStore({
      directory: uploads,
      // The sizes are in the database; a second list could disagree with it.
      configstore: {
        get: async (id) => {
          const size = await store.expectedBytes(id);
          return size === undefined ? undefined : new Upload({ id, size, offset: 0 });
        },
        set: async () => {},
        delete: async () => {},
      },
    });
    // Not creation-with-upload, among others: `receive` lets bytes in by PATCH alone.
    datastore.extensions = ['creation'];
    return new TusServer({
      path,
      relativeLocation: true,
      allowedHeaders: ['x-signature'],
      ...(allowedOrigins.length > 0 && { allowedOrigins: [...allowedOrigins] }),
      maxSize: dossierLimits.fileMaxBytes,
      datastore,
      namingFunction: (_, metadata) => metadata?.file ?? '',
      onIncomingRequest: async (request, id) => {
        const isTicket = isSameSecret(request.headers.get('x-signature') ?? '', ticketOf(id));
        if (!isTicket || (await store.expectedBytes(id)) === undefined)
          throw tusError(403, 'No ticket for this file');
      },
      onUploadCreate: async (_, { id, size }) => {
        if (size !== (await store.expectedBytes(id))) throw tusError(400, 'Another size was announced');
        return {};
      },
      onResponseError: (_, error) => {
        if (!('status_code' in error) || error.status_code >= 500)
          log('upload.failed', { error: errorClass(error) });
        return undefined;
      },
    });
  };
  let tus: TusServer | undefined;

  return {
    ticket: async (id) => {
      const reason = await refusal();
      if (reason) throw new StoreUnavailable(reason);
      return {
        file: id,
        endpoint: path,
        headers: { 'x-signature': ticketOf(id) },
        metadata: { file: id },
        chunkBytes,
      };
    },
    finish: async ({ id, bytes }) => {
      const [from, to] = [join(uploads, id), join(folder, id)];
      if (!existsSync(to)) {
        const upload = await open(from, 'r+').catch(ignoreMissing);
        if (!upload) return null;
        const isWhole = (await upload.stat()).size === bytes;
        await upload.chmod(0o600);
        await upload.sync();
        await upload.close();
        if (!isWhole) return null;
        // Rename the file, so that a late request of the upload cannot reach it.
        await rename(from, to);
        await syncFolder(folder);
      }
      const file = await open(to);
      const head = await readAt(file, 0);
      const tail = await readAt(file, Math.max(0, bytes - pdfEndBytes));
      await file.close();
      return { head, tail };
    },
    hash: (id) => hashFile(join(folder, id)),
    read: async (id) => {
      const file = await open(join(folder, id)).catch(ignoreMissing);
      return file ? (ReadableStream.from(file.createReadStream()) as FileBody) : null;
    },
    remove: (id) => removeFile(dataFolder, id),
    receive: async (request: Request, clientAddress: string): Promise<Response> => {
      // Clients must not read or delete files by tus.
      if (!uploadMethods.includes(request.method)) return new Response(null, { status: 405 });
      tus ??= createTus();
      if (request.method !== 'PATCH') {
        // With a content type, tus would write the body of a POST.
        request.headers.delete('content-type');
        const reply = await tus.handleWeb(request);
        if (request.method === 'OPTIONS')
          reply.headers.set('Access-Control-Allow-Methods', uploadMethods.join(', '));
        return reply;
      }
      const network = networkOf(clientAddress);
      // Before the limits are checked, so that uploads that start together count each other.
      networks.push(network);
      try {
        const reason = await findRefusal(dataFolder, networks, network);
        if (reason) {
          log('upload.refused', { reason });
          // The bytes received so far stay, and the client can resume later.
          return new Response(null, { status: 503, headers: { 'Retry-After': '5' } });
        }
        const appended = append(request, tus);
        chunks.set(request.url, appended);
        return await appended.finally(() => {
          if (chunks.get(request.url) === appended) chunks.delete(request.url);
        });
      } finally {
        networks.splice(networks.indexOf(network), 1);
      }
    },
    refusal,
  } satisfies PaperFiles & Record<string, unknown>;
}

/**
 * The bytes of a body after the first `known` ones, up to where the connection is cut. An error would make tus drop bytes
 * that it has not written yet.
 */
async function* readUntilCut(body: FileBody, known: number): AsyncGenerator<Uint8Array> {
  let skipped = known;
  try {
    for await (const part of body) {
      yield part.subarray(skipped);
      skipped = Math.max(0, skipped - part.byteLength);
    }
  } catch {
    // The client asks how many bytes arrived, and resumes after them.
  }
}

const tusError = (status_code: number, body: string) => Object.assign(new Error(body), { status_code, body });

async function readAt(file: FileHandle, position: number): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(pdfEndBytes), 0, pdfEndBytes, position);
  return buffer.toString('latin1', 0, bytesRead);
}
