import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreUnavailable } from '#core/store/admissionStore.ts';
import { type CvStore, checkPdf } from '#core/store/cvStore.ts';
import { errorClass } from '#core/log.ts';
import { syncFolder } from './dataFolder.ts';

/** Concurrent uploads: 50 CVs of 5 MB may lie on the disk before they are checked. */
const maxUploads = 50;

/** Concurrent uploads per client address. */
const maxUploadsPerAddress = 10;

/** Disk space that CVs leave to the requests. */
const reservedBytes = 50_000_000;

/** The folder of the CVs, in the data folder and not in the served site. */
export function cvFolder(dataFolder: string): string {
  return join(dataFolder, 'cvs');
}

/** The CVs of a data folder. A file name is the content's hash and eight random digits; `link` signs download URLs. */
export function createCvFolder(dataFolder: string, link: CvStore['link']): CvStore {
  const folder = cvFolder(dataFolder);
  /** The client address of each upload in progress. */
  const senders: string[] = [];

  async function keep(bytes: AsyncIterable<Uint8Array>) {
    const { bavail, bsize } = await statfs(dataFolder);
    if (bavail * bsize < reservedBytes) throw new StoreUnavailable('diskFull');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, `${randomUUID()}.tmp`);
    try {
      const { chunks, hash } = checkPdf(bytes);
      // Flush before the application that names the file is stored. A write stream could create its file after `rm`,
      // when the first bytes are refused.
      await writeFile(path, chunks, { flag: 'wx', mode: 0o600, flush: true });
      const received = hash();
      const name = `${received}-${randomBytes(4).toString('hex')}.pdf`;
      await rename(path, join(folder, name));
      await syncFolder(folder);
      return { name, hash: received };
    } catch (error) {
      await rm(path, { force: true });
      if (errorClass(error) === 'ENOSPC') throw new StoreUnavailable('diskFull');
      throw error;
    }
  }

  return {
    receive: async (bytes, sender) => {
      const ownUploads = senders.filter((other) => other === sender).length;
      if (senders.length >= maxUploads || ownUploads >= maxUploadsPerAddress)
        throw new StoreUnavailable('uploads');
      senders.push(sender);
      return keep(bytes).finally(() => senders.splice(senders.indexOf(sender), 1));
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

/** Removes the CVs that no application names, which a crash left. Call it before the first upload. */
export function removeOrphanCvs(dataFolder: string, hasApplication: (name: string) => boolean): void {
  for (const name of cvNames(dataFolder)) {
    if (!hasApplication(name)) rmSync(join(cvFolder(dataFolder), name), { force: true });
  }
}

/** Copies the CVs that a copy of the data file names to a new folder. Returns false when it names none. */
export async function backUpCvs(paths: {
  copy: string;
  dataFolder: string;
  folder: string;
}): Promise<boolean> {
  const { copy, dataFolder, folder } = paths;
  const database = new DatabaseSync(copy, { readOnly: true });
  const rows = database.prepare(`select answers ->> '$.cv' as cv from requests where cv is not null`).all();
  database.close();
  if (rows.length === 0) return false;
  await mkdir(folder);
  for (const { cv } of rows) {
    // A missing CV was removed with its application after the copy was made.
    await copyFile(join(cvFolder(dataFolder), String(cv)), join(folder, String(cv))).catch(unlessMissing);
  }
  return true;
}

function unlessMissing(error: unknown): void {
  if (errorClass(error) !== 'ENOENT') throw error;
}

/**
 * Signed download URLs below an address: `link` makes one, `answer` serves the file of one that is valid and has not
 * expired, as a download. Anyone who has the URL can load the CV until it expires.
 */
export function createCvLinks(
  address: string,
  secret: Uint8Array,
  read: CvStore['read'],
): { link: CvStore['link']; answer: (request: Request) => Promise<Response> } {
  const sign = (...parts: string[]) => createHmac('sha256', secret).update(parts.join('\n')).digest();

  return {
    link: async (name, filename, seconds) => {
      const until = String(Math.floor(Date.now() / 1000) + seconds);
      const signature = sign(name, filename, until).toString('base64url');
      const query = new URLSearchParams({ name, filename, until, signature });
      return `${address}?${query}`;
    },
    answer: async (request) => {
      const { searchParams } = new URL(request.url);
      const [name = '', filename = '', until = '', signature = ''] = [
        'name',
        'filename',
        'until',
        'signature',
      ].map((key) => searchParams.get(key) ?? '');
      const expected = sign(name, filename, until);
      const given = Buffer.from(signature, 'base64url');
      const isValid = given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
      if (!isValid || Number(until) * 1000 < Date.now()) return new Response(null, { status: 404 });
      const bytes = await read(name).catch(() => null);
      if (!bytes) return new Response(null, { status: 404 });
      return new Response(Buffer.from(bytes), {
        headers: {
          'Content-Type': 'application/pdf',
          'Content-Disposition': `attachment; filename="${filename}"`,
          'Cache-Control': 'no-store',
          'Referrer-Policy': 'no-referrer',
        },
      });
    },
  };
}
