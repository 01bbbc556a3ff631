/** `npm run i18n:status`: says of each language which pages are published, and what the next one lacks. */
import { join } from 'node:path';
import { defaultLanguage } from '#core/texts/languages.ts';
import { type Catalog, flatten } from '../catalogs/catalog.ts';
import { readSoundLocales } from '../catalogs/readLocales.ts';
import { frameSlices, readTranslation } from '../catalogs/translations.ts';
import { pages, teacherApplicationSlices } from './pages.ts';

/** What a language publishes part by part, beside its pages: the footer's form for teachers, and the mails. */
const otherParts = [
  { name: 'the teacher application', slices: teacherApplicationSlices },
  { name: 'the mails', slices: ['mail'] },
];

/** The lines about each language of a folder but French. Throws an `Error` when a file is no catalog. */
export function describeCatalogs(folder: string): string[] {
  const { [defaultLanguage]: reference = {}, ...others } = readSoundLocales(folder);
  return Object.entries(others).flatMap(([language, own]) => describeLanguage(language, own, reference));
}

function describeLanguage(language: string, own: Catalog, reference: Catalog): string[] {
  const { catalog, missing } = readTranslation(own, reference, language);
  const total = flatten(catalog).size;
  const slicesOf = missing.map((path) => path.split('.')[0] ?? path);
  const lackIn = (slices: readonly string[]) => slicesOf.filter((slice) => slices.includes(slice));
  /** `layout 12, forms 3`: the texts that a page lacks, by slice. */
  const describeLack = (slices: readonly string[]) =>
    slices
      .map((slice) => ({ slice, count: lackIn([slice]).length }))
      .filter(({ count }) => count > 0)
      .map(({ slice, count }) => `${slice} ${count}`)
      .join(', ');
  const head = `${language}: ${total - missing.length} of ${total} texts`;
  const frame = describeLack(frameSlices);
  if (frame) return [`${head}, not published`, `  first, the frame of every page lacks: ${frame}`];
  const parts = [
    ...pages.filter(({ aliasOf }) => !aliasOf).map(({ path, slices }) => ({ name: path, slices })),
    ...otherParts,
  ];
  const isOut = ({ slices }: { slices: readonly string[] }) => lackIn(slices).length === 0;
  const [next] = parts
    .filter((part) => !isOut(part))
    .toSorted((one, other) => lackIn(one.slices).length - lackIn(other.slices).length);
  return [
    head,
    `  published: ${
      parts
        .filter(isOut)
        .map(({ name }) => name)
        .join(', ') || 'no page'
    }`,
    `  in French: ${
      parts
        .filter((part) => !isOut(part))
        .map(({ name }) => name)
        .join(', ') || 'nothing'
    }`,
    ...(next ? [`  next, ${next.name} lacks: ${describeLack(next.slices)}`] : []),
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
