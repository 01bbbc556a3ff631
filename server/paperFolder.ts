import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { type FileHandle, open, readFile, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ReadableStream } from 'node:stream/web';
import { FileStore } from '@tus/file-store';
import { Server as TusServer, Upload } from '@tus/server';
import type { PaperFiles } from '#core/dossier/dossierStore.ts';
import { dossierLimits } from '#core/dossier/papers.ts';
import { isSameSecret } from '#core/dossier/secrets.ts';
import { type Log, errorClass } from '#core/log.ts';
import { StoreUnavailable } from '#core/store/admissionStore.ts';
import type { CvStore } from '#core/store/cvStore.ts';
import { type BackupPaths, backUpFiles, ignoreMissing } from './cvFolder.ts';
import { syncFolder } from './dataFolder.ts';
import type { SqliteStore } from './sqliteStore.ts';
import type { UploadLimits } from './uploadLimits.ts';

/** Small chunks, because a proxy that buffers bodies loses the current chunk with the connection: 26 s at 10 kB/s. */
const chunkBytes = 256 * 1024;

/** The number of bytes that are read at the start and at the end of a file. */
const endBytes = 1024;

/**
 * The folder of the received papers, whose names are their ids. Inside the data folder, so the site never serves them.
 */
export function paperFolder(dataFolder: string): string {
  return join(dataFolder, 'papers');
}

/** The folder of the unfinished uploads. */
export function uploadFolder(dataFolder: string): string {
  return join(paperFolder(dataFolder), 'uploads');
}

/**
 * Reads the HMAC key from which the secret of every dossier is computed, and creates it if it is missing. The key has its own file, so that a copy of
 * the database alone does not give access to a dossier.
 */
export function readDossierKey(dataFolder: string): Buffer {
  const path = join(dataFolder, 'dossier.key');
  if (!existsSync(path)) {
    // Renamed when it is whole: a crash must not leave a shorter key.
    writeFileSync(`${path}.tmp`, randomBytes(32), { mode: 0o600, flush: true });
    renameSync(`${path}.tmp`, path);
  }
  return readFileSync(path);
}

interface PaperFolderOptions {
  /** The URL path of the tus server. */
  path: string;
  /** Returns the key that signs the tickets. */
  key: () => Uint8Array;
  allowedOrigins: readonly string[];
  /** `paperBytes` is the announced size of a file that is still expected. */
  store: Pick<SqliteStore, 'paperBytes'>;
  /** Signs a download URL; undefined when the address of the site is unknown. */
  link: CvStore['link'] | undefined;
  uploads: UploadLimits;
  log: Log;
}

interface PaperFolder extends PaperFiles {
  read(id: string): Promise<Uint8Array>;
  /** Handles a request to the tus server. */
  receive(request: Request, clientAddress: string): Promise<Response>;
}

/** The papers of a data folder, and the tus server that receives them from clients with a ticket. */
export function createPaperFolder(dataFolder: string, options: PaperFolderOptions): PaperFolder {
  const { path, key, allowedOrigins, store, link, uploads: limits, log } = options;
  const [folder, uploads] = [paperFolder(dataFolder), uploadFolder(dataFolder)];

  const ticketOf = (id: string) => createHmac('sha256', key()).update(`upload\n${id}`).digest('base64url');
  const announced = (id: string) => store.paperBytes(id, 'uploading');
  const createTus = () => {
    // Not when the server starts, because a full disk must not prevent that. Before `FileStore`, which would crash the
    // process.
    mkdirSync(uploads, { recursive: true, mode: 0o700 });
    return new TusServer({
      path,
      relativeLocation: true,
      allowedHeaders: ['x-signature'],
      ...(allowedOrigins.length > 0 && { allowedOrigins: [...allowedOrigins] }),
      maxSize: dossierLimits.fileMaxBytes,
      datastore: new FileStore({
        directory: uploads,
        // No list of sizes beside the database, because the two could disagree.
        configstore: {
          get: async (id) => {
            const size = announced(id);
            return size === undefined ? undefined : new Upload({ id, size, offset: 0 });
          },
          set: async () => {},
          delete: async () => {},
        },
      }),
      namingFunction: (_, metadata) => metadata?.file ?? '',
      onIncomingRequest: async (request, id) => {
        const isTicket = isSameSecret(request.headers.get('x-signature') ?? '', ticketOf(id));
        if (!isTicket || announced(id) === undefined) throw tusError(403, 'No ticket for this file');
      },
      onUploadCreate: async (_, { id, size }) => {
        if (size !== announced(id)) throw tusError(400, 'Another size was announced');
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
    links: async (files, seconds) =>
      new Map(
        link &&
          (await Promise.all(
            files.map(async ({ id, filename }) => [id, await link(id, filename, seconds)] as const),
          )),
      ),
    ticket: async (id) => {
      const refusal = await limits.refusal();
      if (refusal) throw new StoreUnavailable(refusal);
      return {
        endpoint: path,
        headers: { 'x-signature': ticketOf(id) },
        metadata: { file: id },
        chunkBytes,
      };
    },
    finish: async (id, bytes) => {
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
      const tail = await readAt(file, Math.max(0, bytes - endBytes));
      await file.close();
      return { head, tail };
    },
    read: (id) => readFile(join(folder, id)),
    remove: async (id) => {
      for (const place of [folder, uploads]) await rm(join(place, id), { force: true });
    },
    receive: async (request, clientAddress) => {
      // Clients must not read or delete files by tus.
      if (['GET', 'DELETE'].includes(request.method)) return new Response(null, { status: 405 });
      tus ??= createTus();
      if (request.method !== 'PATCH' || !request.body) return tus.handleWeb(request);
      const upload = await limits.start(clientAddress).catch((error: unknown) => {
        log('upload.refused', {
          reason: error instanceof StoreUnavailable ? error.message : errorClass(error),
        });
      });
      // The bytes received so far stay, and the client can resume later.
      if (!upload) return new Response(null, { status: 503, headers: { 'Retry-After': '5' } });
      const body = ReadableStream.from(upload.keepPace(request.body));
      const { method, headers, url } = request;
      return tus
        .handleWeb(new Request(url, { method, headers, body, duplex: 'half' } as RequestInit)) // Safe cast: TypeScript's DOM types lack `duplex`.
        .finally(upload.end);
    },
  };
}

const tusError = (status_code: number, body: string) => Object.assign(new Error(body), { status_code, body });

async function readAt(file: FileHandle, position: number): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(endBytes), 0, endBytes, position);
  return buffer.toString('latin1', 0, bytesRead);
}

/** The ids of the files in the folder, finished or not. */
export async function paperFiles(dataFolder: string): Promise<{ id: string; path: string }[]> {
  const lists = [paperFolder(dataFolder), uploadFolder(dataFolder)].map(async (folder) => {
    const entries = (await readdir(folder, { withFileTypes: true }).catch(ignoreMissing)) ?? [];
    return entries
      .filter((entry) => entry.isFile())
      .map(({ name }) => ({ id: name, path: join(folder, name) }));
  });
  return (await Promise.all(lists)).flat();
}

/** Removes files without a dossier, which a crash or a deletion left, and uploads that were given up. */
export async function removeOrphanPapers(
  dataFolder: string,
  paperBytes: SqliteStore['paperBytes'],
  shouldStop = () => false,
): Promise<void> {
  for (const { id, path } of await paperFiles(dataFolder)) {
    if (shouldStop()) return;
    // The row of a finished file may not be committed yet. The file then still counts as unfinished.
    if (paperBytes(id, 'received') === undefined && paperBytes(id, 'uploading') === undefined)
      await rm(path, { force: true });
  }
}

/** Copies the received papers of a backup to a new folder (`backUpFiles`). */
export function backUpPapers({ dataFolder, ...paths }: BackupPaths): Promise<boolean> {
  const query = `select id as name from papers where state = 'received'`;
  return backUpFiles(query, { ...paths, from: paperFolder(dataFolder) });
}
