import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf } from '#core/model/links.ts';
import { minKeyBytes } from '#core/settings.ts';
import type { RequestStore } from '#core/store/store.ts';
import { Failure, reasonOf } from './serverTexts.ts';

export const dossierKeyPath = (dataFolder: string) => join(dataFolder, 'dossier.key');

/**
 * Reads the HMAC key of the mailed links, kept outside the database so that a copy of that alone opens no dossier. Throws
 * a `Failure` when it is missing or too short, as after a failed restore: anybody could forge links.
 */
export function readDossierKey(dataFolder: string): Buffer {
  const path = dossierKeyPath(dataFolder);
  try {
    const key = readFileSync(path);
    if (key.byteLength >= minKeyBytes) return key;
  } catch (error) {
    const reason = reasonOf(error);
    if (reason !== 'ENOENT') throw new Failure('dataUnavailable', { path, reason });
  }
  throw new Failure('key', { path, min: minKeyBytes });
}

/** Writes a key in base64, as the functions on Supabase have it in `DOSSIER_KEY`. */
export function createDossierKey(
  dataFolder: string,
  key = randomBytes(minKeyBytes).toString('base64'),
): string {
  const path = dossierKeyPath(dataFolder);
  // Renamed when it is whole: a crash must not leave a shorter key.
  writeFileSync(`${path}.tmp`, key, { mode: 0o600, flush: true });
  renameSync(`${path}.tmp`, path);
  return path;
}

/**
 * Reads the key, and makes it before the first request. Throws a `Failure` when it is not the key of the store's rows, as
 * after a restore without it: mailed links would open nothing.
 */
export async function openDossierKey(dataFolder: string, store: RequestStore): Promise<Buffer> {
  const path = dossierKeyPath(dataFolder);
  const { keyFingerprint } = await store.readInstallation();
  const isFirst = !keyFingerprint && (await store.listRequests({ limit: 1 })).length === 0;
  if (isFirst && !existsSync(path)) createDossierKey(dataFolder);
  const key = readDossierKey(dataFolder);
  if (!(await store.noteKey(fingerprintOf(key)))) throw new Failure('keyOther', { path });
  return key;
}
