/** `npm run i18n:status`: prints for each language its published pages and the texts that its next page lacks. */
import { join } from 'node:path';
import { defaultLanguage } from '#core/texts/languages.ts';
import { type Catalog, flatten } from '../catalogs/catalog.ts';
import { readValidLocales } from '../catalogs/readLocales.ts';
import { frameSlices, readTranslation } from '../catalogs/translations.ts';
import { pages, teacherApplicationSlices } from './pages.ts';

/** A part of the site that a language publishes as a whole. */
interface Part {
  name: string;
  slices: readonly string[];
}

const parts: readonly Part[] = [
  ...pages.filter(({ aliasOf }) => !aliasOf).map(({ path, slices }) => ({ name: path, slices })),
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
  const countMissing = (slices: readonly string[]) =>
    missing.filter((path) => slices.some((slice) => path.startsWith(`${slice}.`))).length;
  /** Returns the number of missing texts by slice: `layout 12, forms 3`. */
  const describeMissingTexts = (slices: readonly string[]) =>
    slices
      .filter((slice) => countMissing([slice]) > 0)
      .map((slice) => `${slice} ${countMissing([slice])}`)
      .join(', ');
  const headline = `${language}: ${total - missing.length} of ${total} texts`;
  const missingInFrame = describeMissingTexts(frameSlices);
  if (missingInFrame)
    return [`${headline}, not published`, `  first, the frame of every page lacks: ${missingInFrame}`];
  const { published = [], inFrench = [] } = Object.groupBy(parts, ({ slices }) =>
    countMissing(slices) === 0 ? 'published' : 'inFrench',
  );
  const [next] = inFrench.toSorted((one, other) => countMissing(one.slices) - countMissing(other.slices));
  const namesOf = (some: readonly Part[]) => some.map(({ name }) => name).join(', ');
  return [
    headline,
    `  published: ${namesOf(published) || 'no page'}`,
    `  in French: ${namesOf(inFrench) || 'nothing'}`,
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
