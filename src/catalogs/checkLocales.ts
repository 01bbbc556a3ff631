import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage } from '../../supabase/functions/_shared/languages.ts';
import { type UnchangedWords, checkReference, checkTranslation } from './checkCatalog.ts';
import type { Problem } from './parseCatalog.ts';
import { readLocales } from './readLocales.ts';

/** Everything that is wrong with the catalogs of a folder. */
export function checkLocales(folder: string): Problem[] {
  const { catalogs, problems } = readLocales(folder);
  const reference = catalogs[defaultLanguage];
  if (!reference) return problems;
  const unchanged = readUnchangedWords(folder);
  return [
    ...problems,
    ...Object.entries(catalogs).flatMap(([language, catalog]) =>
      language === defaultLanguage
        ? checkReference(`${language}.json`, catalog)
        : checkTranslation(`${language}.json`, catalog, reference, language, unchanged),
    ),
  ];
}

/** The words of `unchanged.txt`; lines that begin with # explain. */
export function readUnchangedWords(folder: string): UnchangedWords {
  const file = join(folder, 'unchanged.txt');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return new Set(
    lines
      .filter((line) => !line.startsWith('#'))
      .flatMap((line) => line.trim().split(/\s+/))
      .filter((word) => word !== '')
      .map((word) => word.toLocaleLowerCase(defaultLanguage)),
  );
}
