/** `npm run i18n:status`: prints for each language how many texts each part of the site lacks. */
import { join } from 'node:path';
import { defaultLanguage } from '#core/texts/languages.ts';
import { type Catalog, flatten } from '../catalogs/catalog.ts';
import { readValidLocales } from '../catalogs/readLocales.ts';
import { frameSlices, readTranslation } from '../catalogs/translations.ts';
import { pages, slicesByRoute } from './pages.ts';

/** The parts of the site that a language publishes as a whole. */
const siteParts: readonly { name: string; slices: readonly string[] }[] = [
  { name: 'the frame of every page', slices: frameSlices },
  ...pages.filter(({ aliasOf }) => !aliasOf).map(({ path, slices }) => ({ name: path, slices })),
  { name: 'the teacher application', slices: slicesByRoute.teacherApplication ?? [] },
  { name: 'the mails', slices: ['mail'] },
];

/** Returns the lines to print about every language except French. Throws an `Error` when a file is not a valid catalog. */
export function describeCatalogs(folder: string): string[] {
  const { [defaultLanguage]: reference = {}, ...others } = readValidLocales(folder);
  return Object.entries(others).flatMap(([language, own]) => describeLanguage(language, own, reference));
}

function describeLanguage(language: string, own: Catalog, reference: Catalog): string[] {
  const { catalog, missing } = readTranslation(own, reference, language);
  const total = flatten(catalog).size;
  const missingBySlice = Object.groupBy(missing, (path) => path.split('.')[0] ?? '');
  return [
    `${language}: ${total - missing.length} of ${total} texts`,
    ...siteParts.map(({ name, slices }) => {
      const lacking = slices.filter((slice) => missingBySlice[slice]);
      const counts = lacking.map((slice) => `${slice} ${missingBySlice[slice]?.length}`);
      return `  ${name}: ${lacking.length > 0 ? `lacks ${counts.join(', ')}` : 'complete'}`;
    }),
  ];
}

if (import.meta.main) {
  try {
    const lines = describeCatalogs(join(import.meta.dirname, '../../locales'));
    console.log(lines.join('\n') || 'There is no language but French: npm run i18n:new -- en starts one.');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
