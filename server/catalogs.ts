import { join } from 'node:path';
import { type Problem, readLocales } from '../src/catalogs/readLocales.ts';
import { publishedCatalogs } from '../src/catalogs/translations.ts';
import { defaultLanguage } from '#core/texts/languages.ts';
import type { Catalogs } from '#core/texts/mailTexts.ts';
import { Failure, reasonOf } from './failure.ts';

/** The published catalogs of a folder, by language. Throws a `Failure` that names the file that cannot be read. */
export function readCatalogs(folder: string): Catalogs {
  const { catalogs, problems } = read(folder);
  if (problems[0]) throw failure(folder, problems[0]);
  return publishedCatalogs(catalogs);
}

/** The French catalog alone, whatever is wrong with others: a `Failure` about one of them is told in its words. */
export function readFrench(folder: string): Catalogs[string] {
  const { catalogs, problems } = read(folder);
  const french = catalogs[defaultLanguage];
  const [problem] = problems;
  if (!french && problem) throw failure(folder, problem);
  return french ?? {};
}

function failure(folder: string, { file, message }: Problem): Failure {
  return new Failure('catalog', { path: join(folder, file), reason: message });
}

function read(folder: string) {
  try {
    return readLocales(folder);
  } catch (error) {
    throw new Failure('catalog', { path: folder, reason: reasonOf(error) });
  }
}
