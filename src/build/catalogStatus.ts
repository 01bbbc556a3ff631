/** `npm run i18n:status`: prints for each language its published pages and the texts that its next page lacks. */
import { join } from 'node:path';
import { defaultLanguage } from '#core/texts/languages.ts';
import { type Catalog, flatten } from '../catalogs/catalog.ts';
import { readValidLocales } from '../catalogs/readLocales.ts';
import { frameSlices, readTranslation } from '../catalogs/translations.ts';
import { pages, teacherApplicationSlices } from './pages.ts';

/**
 * The parts besides pages that a language publishes separately: the teacher application in the footer, and the mails.
 */
const otherParts = [
  { name: 'the teacher application', slices: teacherApplicationSlices },
  { name: 'the mails', slices: ['mail'] },
];

/** Returns the lines about every language except French. Throws an `Error` when a file is not a valid catalog. */
export function describeCatalogs(folder: string): string[] {
  const { [defaultLanguage]: reference = {}, ...others } = readValidLocales(folder);
  return Object.entries(others).flatMap(([language, own]) => describeLanguage(language, own, reference));
}

function describeLanguage(language: string, own: Catalog, reference: Catalog): string[] {
  const { catalog, missing } = readTranslation(own, reference, language);
  const total = flatten(catalog).size;
  const slicesOfMissing = missing.map((path) => path.split('.')[0] ?? path);
  const missingIn = (slices: readonly string[]) => slicesOfMissing.filter((slice) => slices.includes(slice));
  /** Returns the number of missing texts by slice: `layout 12, forms 3`. */
  const describeMissingTexts = (slices: readonly string[]) =>
    slices
      .map((slice) => ({ slice, count: missingIn([slice]).length }))
      .filter(({ count }) => count > 0)
      .map(({ slice, count }) => `${slice} ${count}`)
      .join(', ');
  const headline = `${language}: ${total - missing.length} of ${total} texts`;
  const missingInFrame = describeMissingTexts(frameSlices);
  if (missingInFrame)
    return [`${headline}, not published`, `  first, the frame of every page lacks: ${missingInFrame}`];
  const parts = [
    ...pages.filter(({ aliasOf }) => !aliasOf).map(({ path, slices }) => ({ name: path, slices })),
    ...otherParts,
  ];
  const isPublished = ({ slices }: { slices: readonly string[] }) => missingIn(slices).length === 0;
  const [next] = parts
    .filter((part) => !isPublished(part))
    .toSorted((one, other) => missingIn(one.slices).length - missingIn(other.slices).length);
  return [
    headline,
    `  published: ${
      parts
        .filter(isPublished)
        .map(({ name }) => name)
        .join(', ') || 'no page'
    }`,
    `  in French: ${
      parts
        .filter((part) => !isPublished(part))
        .map(({ name }) => name)
        .join(', ') || 'nothing'
    }`,
    ...(next ? [`  next, ${next.name} lacks: ${describeMissingTexts(next.slices)}`] : []),
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
