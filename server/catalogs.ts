import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogs } from '../supabase/functions/_shared/texts.ts';
import { Failure, reasonOf } from './failure.ts';

/** Every catalog of a folder by language; a `Failure` names the file that cannot be read. */
export function readCatalogs(folder: string): Catalogs {
  const files = readFolder(folder).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => {
      const path = join(folder, file);
      try {
        return [file.slice(0, -'.json'.length), JSON.parse(readFileSync(path, 'utf8'))];
      } catch (error) {
        throw new Failure('catalog', { path, reason: reasonOf(error) });
      }
    }),
  );
}

function readFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    throw new Failure('catalog', { path: folder, reason: reasonOf(error) });
  }
}

/** The part of the catalogs that the function on the edge reads: small, because it is deployed with the function. */
export function functionCatalogs(folder: string): Catalogs {
  return Object.fromEntries(
    Object.entries(readCatalogs(folder)).map(
      ([language, { mail = {}, common = {}, admissionRequest = {} }]) => {
        const { fields, options } = admissionRequest as Record<string, object>; // a slice is a JSON object
        const { schoolName } = common as Record<string, object>;
        return [language, { mail, common: { schoolName }, admissionRequest: { fields, options } }] as const;
      },
    ),
  ) as Catalogs; // JSON.stringify leaves out what a partial catalog lacks
}
