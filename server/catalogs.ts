import { join } from 'node:path';
import { completeCatalogs, readLocales } from '../src/catalogs/readLocales.ts';
import type { Catalogs } from '../supabase/functions/_shared/texts.ts';
import { Failure, reasonOf } from './failure.ts';

/** Every catalog of a folder by language, without gaps; a `Failure` names the file that cannot be read. */
export function readCatalogs(folder: string): Catalogs {
  const { catalogs, problems } = read(folder);
  const [problem] = problems;
  if (problem) throw new Failure('catalog', { path: join(folder, problem.file), reason: problem.message });
  return Object.fromEntries(
    Object.entries(completeCatalogs(catalogs)).map(([language, { catalog }]) => [language, catalog]),
  );
}

function read(folder: string) {
  try {
    return readLocales(folder);
  } catch (error) {
    throw new Failure('catalog', { path: folder, reason: reasonOf(error) });
  }
}
