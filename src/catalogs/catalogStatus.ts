import { defaultLanguage } from '../../supabase/functions/_shared/languages.ts';
import { completeCatalog } from './completeCatalog.ts';
import { readLocales } from './readLocales.ts';
import { flatten } from './texts.ts';

/** How far a language's catalog is. */
export interface CatalogStatus {
  language: string;
  translated: number;
  total: number;
  /** The slices with gaps and how many texts each lacks. */
  gaps: Record<string, number>;
}

/** How complete each catalog of a folder is, French first. Throws when a file is no catalog. */
export function catalogStatuses(folder: string): CatalogStatus[] {
  const { catalogs, problems } = readLocales(folder);
  const [problem] = problems;
  if (problem) throw new Error(`locales/${problem.file} ${problem.key}: ${problem.message}`);
  const reference = catalogs[defaultLanguage] ?? {};
  return Object.entries(catalogs).map(([language, own]) => {
    const { catalog, missing } =
      language === defaultLanguage
        ? { catalog: own, missing: [] }
        : completeCatalog(own, reference, language);
    const total = flatten(catalog).size;
    const gaps: Record<string, number> = {};
    for (const path of missing) {
      const slice = path.split('.')[0] ?? path;
      gaps[slice] = (gaps[slice] ?? 0) + 1;
    }
    return { language, translated: total - missing.length, total, gaps };
  });
}

/** One line a language, and one for each slice that lacks texts. */
export function describeStatus({ language, translated, total, gaps }: CatalogStatus): string {
  // Not rounded up: 100 % is said of a whole catalog only.
  const percent = Math.floor((translated / total) * 100);
  return [
    `${language}: ${percent} % (${translated} of ${total} texts)`,
    ...Object.entries(gaps).map(([slice, count]) => `  ${slice}: ${count} to translate`),
  ].join('\n');
}
