import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage } from '#core/texts/languages.ts';
import { type CatalogStatus, statusOf } from './catalogStatus.ts';
import { type UnchangedWords, checkReference, checkTranslation } from './checkCatalog.ts';
import { compareSources, readSources } from './frenchSources.ts';
import type { Problem } from './parseCatalog.ts';
import { readLocales } from './readLocales.ts';

/** What the check finds in the catalogs of a folder. */
export interface LocalesReport {
  /** What is wrong: files, keys and texts. */
  toMend: Problem[];
  /** What each translation lacks. */
  toTranslate: CatalogStatus[];
  /** The languages with translations that are not noted with the French of today, and how many each has. */
  toNote: { language: string; count: number }[];
}

/** Checks the catalogs of a folder, or one of them with the French one. */
export function checkLocales(folder: string, only?: string): LocalesReport {
  const { catalogs, problems } = readLocales(folder);
  const isAsked = (language: string) => [undefined, language].includes(only) || language === defaultLanguage;
  const toMend = problems.filter(({ file }) => isAsked(file.replace(/\.json$/, '')));
  const reference = catalogs[defaultLanguage];
  if (!reference) return { toMend, toTranslate: [], toNote: [] };
  const unchanged = readUnchangedWords(folder);
  const translations = Object.entries(catalogs)
    .filter(([language]) => language !== defaultLanguage && isAsked(language))
    .map(([language, catalog]) => ({
      language,
      catalog,
      sources: compareSources(catalog, reference, language, readSources(folder, language)),
    }));
  return {
    toMend: [
      ...toMend,
      ...checkReference(`${defaultLanguage}.json`, reference),
      ...translations.flatMap(({ language, catalog, sources }) => [
        ...checkTranslation(`${language}.json`, catalog, reference, language, unchanged),
        ...sources.changed.map(({ key, french }) => ({
          file: `${language}.json`,
          key,
          message:
            `The French text has changed since this was translated: “${french}”. ` +
            `Translate it anew; or if it still holds: npm run i18n:check -- ${language} --still-right ${key}`,
        })),
      ]),
    ],
    toTranslate: translations.map(({ language, catalog }) => statusOf(language, catalog, reference)),
    toNote: translations
      .map(({ language, sources }) => ({ language, count: sources.unnoted.length }))
      .filter(({ count }) => count > 0),
  };
}

/** The words of `unchanged.txt`; lines that begin with # explain. */
function readUnchangedWords(folder: string): UnchangedWords {
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
