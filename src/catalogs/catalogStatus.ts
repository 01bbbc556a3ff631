import { defaultLanguage } from '#core/texts/languages.ts';
import { completeCatalog } from './completeCatalog.ts';
import { readLocales } from './readLocales.ts';
import { type Catalog, flatten } from './texts.ts';

/** How far a language's catalog is. */
export interface CatalogStatus {
  language: string;
  translated: number;
  total: number;
  /** The slices with gaps and how many texts each lacks, the most read first. */
  gaps: Record<string, number>;
}

/** What most visitors read, in the order in which they come to it; the other slices follow in the catalog's own. */
const mostRead = [
  'layout',
  'common',
  'home',
  'programs',
  'programNames',
  'program',
  'admissions',
  'admissionRequest',
  'forms',
  'validation',
  'contact',
  'contactForm',
  'openingHours',
];

/** How complete each catalog of a folder is, French first. Throws when a file is no catalog. */
export function catalogStatuses(folder: string): CatalogStatus[] {
  const { catalogs, problems } = readLocales(folder);
  const [problem] = problems;
  if (problem) throw new Error(`locales/${problem.file} ${problem.key}: ${problem.message}`);
  const reference = catalogs[defaultLanguage] ?? {};
  return Object.entries(catalogs).map(([language, own]) => statusOf(language, own, reference));
}

/** How complete a catalog is. */
export function statusOf(language: string, own: Catalog, reference: Catalog): CatalogStatus {
  const { catalog, missing } =
    language === defaultLanguage ? { catalog: own, missing: [] } : completeCatalog(own, reference, language);
  const total = flatten(catalog).size;
  const slices = missing.map((path) => path.split('.')[0] ?? path);
  const inOrder = [...mostRead, ...Object.keys(reference)].filter((slice) => slices.includes(slice));
  return {
    language,
    translated: total - missing.length,
    total,
    gaps: Object.fromEntries(
      inOrder.map((slice) => [slice, slices.filter((other) => other === slice).length]),
    ),
  };
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
