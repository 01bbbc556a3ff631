import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreUnavailable } from '#core/store/admissionStore.ts';
import { type CvStore, checkPdf } from '#core/store/cvStore.ts';
import { errorClass } from '#core/log.ts';
import { syncFolder } from './dataFolder.ts';

/** CVs that are taken in at once: what they may fill of the disk before they are checked. */
const uploadsAtOnce = 50;

/** Those of one address: whoever sends them slowly takes nobody else's place. */
const uploadsOfOne = 10;

/** Bytes of the disk that CVs leave to the requests. */
const keptFree = 50_000_000;

/** Where the embedded server keeps CVs: beside its data file, outside what is served. */
export function cvFolder(dataFolder: string): string {
  return join(dataFolder, 'cvs');
}

/** The CVs of a data folder, each a file named by its hash and a few letters of its own; `link` signs their addresses. */
export function createCvFolder(dataFolder: string, link: CvStore['link']): CvStore {
  const folder = cvFolder(dataFolder);
  /** The addresses that CVs are coming from. */
  const senders: string[] = [];

  async function keep(bytes: AsyncIterable<Uint8Array>) {
    const { bavail, bsize } = await statfs(dataFolder);
    if (bavail * bsize < keptFree) throw new StoreUnavailable('diskFull');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, `${randomUUID()}.tmp`);
    try {
      const { chunks, hash } = checkPdf(bytes);
      // Flushed: on the disk before the application is stored that names it. Not by a stream: refused at its first bytes,
      // that may create its file after it has been removed.
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
      const own = senders.filter((other) => other === sender).length;
      if (senders.length >= uploadsAtOnce || own >= uploadsOfOne) throw new StoreUnavailable('uploads');
      senders.push(sender);
      return keep(bytes).finally(() => senders.splice(senders.indexOf(sender), 1));
    },
    link,
    read: (name) => readFile(join(folder, name)),
    remove: (name) => removeCv(dataFolder, name),
  };
}

/** Removes a CV; nothing happens where there is none. */
export async function removeCv(dataFolder: string, name: string): Promise<void> {
  await rm(join(cvFolder(dataFolder), name), { force: true });
}

/** The names of the CVs in a data folder, unfinished ones included. */
export function cvNames(dataFolder: string): string[] {
  try {
    const entries = readdirSync(cvFolder(dataFolder), { withFileTypes: true });
    // A folder is none of ours: a backup, say, that was copied into it instead of in its place.
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  } catch {
    // None was taken in yet.
    return [];
  }
}

/** Removes what a crash left: CVs that no application names. Only before the first is taken in. */
export function removeOrphanCvs(dataFolder: string, isNamed: (name: string) => boolean): void {
  for (const name of cvNames(dataFolder)) {
    if (!isNamed(name)) rmSync(join(cvFolder(dataFolder), name), { force: true });
  }
}

/** Copies the CVs that a copy of the data file names to a new folder; says whether it names any. */
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
    // One that is gone was removed with its application since the copy was made.
    await copyFile(join(cvFolder(dataFolder), String(cv)), join(folder, String(cv))).catch(unlessMissing);
  }
  return true;
}

function unlessMissing(error: unknown): void {
  if (errorClass(error) !== 'ENOENT') throw error;
}

/**
 * Links at an address to CVs, good until their time: `link` signs one, `answer` gives the file to whoever comes by one
 * that is still good, to be saved and never shown in the page. Whoever has the link has the CV until then.
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
      const right = sign(name, filename, until);
      const given = Buffer.from(signature, 'base64url');
      const isRight = given.byteLength === right.byteLength && timingSafeEqual(given, right);
      if (!isRight || Number(until) * 1000 < Date.now()) return new Response(null, { status: 404 });
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
