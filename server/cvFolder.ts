import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreUnavailable } from '#core/store/admissionStore.ts';
import { type CvStore, checkPdf } from '#core/store/cvStore.ts';
import { errorClass } from '#core/log.ts';
import { syncFolder } from './dataFolder.ts';
import type { UploadLimits } from './uploadLimits.ts';

/** The folder of the CVs: inside the data folder, so the site never serves it. */
export function cvFolder(dataFolder: string): string {
  return join(dataFolder, 'cvs');
}

/**
 * The CVs of a data folder. A file name is the content hash and eight random hex digits; `link` signs download URLs.
 */
export function createCvFolder(
  dataFolder: string,
  { link, uploads }: { link: CvStore['link']; uploads: UploadLimits },
): CvStore {
  const folder = cvFolder(dataFolder);

  async function storeFile(bytes: AsyncIterable<Uint8Array>) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, `${randomUUID()}.tmp`);
    try {
      const { chunks, hash } = checkPdf(bytes);
      // Flush, because the application that names the file is stored next. Not a write stream: when `checkPdf` refuses
      // the first bytes, a stream could create its file after the `rm` below.
      await writeFile(path, chunks, { flag: 'wx', mode: 0o600, flush: true });
      const contentHash = hash();
      const name = `${contentHash}-${randomBytes(4).toString('hex')}.pdf`;
      await rename(path, join(folder, name));
      await syncFolder(folder);
      return { name, hash: contentHash };
    } catch (error) {
      await rm(path, { force: true });
      if (errorClass(error) === 'ENOSPC') throw new StoreUnavailable('diskFull');
      throw error;
    }
  }

  return {
    receive: async (bytes, clientAddress) => {
      const upload = await uploads.start(clientAddress);
      return storeFile(upload.keepPace(bytes)).finally(upload.end);
    },
    link,
    read: (name) => readFile(join(folder, name)),
    remove: (name) => removeCv(dataFolder, name),
  };
}

/** Removes a CV if it exists. */
export async function removeCv(dataFolder: string, name: string): Promise<void> {
  await rm(join(cvFolder(dataFolder), name), { force: true });
}

/** The names of the CVs in a data folder, including unfinished uploads. */
export function cvNames(dataFolder: string): string[] {
  try {
    const entries = readdirSync(cvFolder(dataFolder), { withFileTypes: true });
    // Ignore folders, such as a backup copied into this one.
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  } catch {
    // The folder is missing until the first upload.
    return [];
  }
}

/** Removes CVs that no application refers to, which a crash may leave. Call it before the first upload. */
export function removeOrphanCvs(dataFolder: string, hasApplication: (name: string) => boolean): void {
  for (const name of cvNames(dataFolder)) {
    if (!hasApplication(name)) rmSync(join(cvFolder(dataFolder), name), { force: true });
  }
}

/** Copies the CVs of a backup to a new folder (`backUpFiles`). */
export function backUpCvs({ dataFolder, ...paths }: BackupPaths): Promise<boolean> {
  const query = `select answers ->> '$.cv' as name from requests where name is not null`;
  return backUpFiles(query, { ...paths, from: cvFolder(dataFolder) });
}

export interface BackupPaths {
  /** The backup's copy of the data file. */
  copy: string;
  dataFolder: string;
  /** The folder to create, unless there is nothing to copy. */
  folder: string;
}

/**
 * Copies the files that the `query` on a backup's data file names (column `name`) to a new folder. Returns false when there
 * are none.
 */
export async function backUpFiles(
  query: string,
  { copy, from, folder }: Pick<BackupPaths, 'copy' | 'folder'> & { from: string },
): Promise<boolean> {
  const database = new DatabaseSync(copy, { readOnly: true });
  const rows = database.prepare(query).all();
  database.close();
  if (rows.length === 0) return false;
  await mkdir(folder);
  for (const { name } of rows) {
    // A missing file was removed with its request after the copy was made.
    await copyFile(join(from, String(name)), join(folder, String(name))).catch(ignoreMissing);
  }
  return true;
}

/** An error handler for a file that may be missing: rethrows every error except ENOENT. */
export function ignoreMissing(error: unknown): undefined {
  if (errorClass(error) !== 'ENOENT') throw error;
  return undefined;
}

/**
 * Signed download URLs of files at an address. `link` creates a URL. `respond` serves the file as a download, or 404 when the
 * signature is invalid or has expired. Anyone who has the URL can download the file until then.
 */
export function createFileLinks(
  address: string,
  secret: () => Uint8Array,
  read: CvStore['read'],
): { link: CvStore['link']; respond: (request: Request) => Promise<Response> } {
  const computeSignature = (...parts: string[]) =>
    createHmac('sha256', secret()).update(parts.join('\n')).digest();

  return {
    link: async (name, filename, seconds) => {
      const until = String(Math.floor(Date.now() / 1000) + seconds);
      const signature = computeSignature(name, filename, until).toString('base64url');
      const query = new URLSearchParams({ name, filename, until, signature });
      return `${address}?${query}`;
    },
    respond: async (request) => {
      const { searchParams } = new URL(request.url);
      const [name = '', filename = '', until = '', signature = ''] = [
        'name',
        'filename',
        'until',
        'signature',
      ].map((key) => searchParams.get(key) ?? '');
      const expected = computeSignature(name, filename, until);
      const given = Buffer.from(signature, 'base64url');
      const isValid = given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
      if (!isValid || Number(until) * 1000 < Date.now()) return new Response(null, { status: 404 });
      const bytes = await read(name).catch(() => null);
      if (!bytes) return new Response(null, { status: 404 });
      return new Response(Buffer.from(bytes), {
        headers: {
          'Content-Type': 'application/pdf',
          'Content-Disposition': `attachment; filename="${filename}"`,
          // If a browser shows the file anyway, it does so without the rights of the site's origin.
          'Content-Security-Policy': "default-src 'none'; sandbox",
          'X-Content-Type-Options': 'nosniff',
          'Cache-Control': 'no-store',
          'Referrer-Policy': 'no-referrer',
        },
      });
    },
  };
}
