/**
 * `npm run i18n:status`: prints for each language how many texts each part of the site lacks. With the name of a part, as in
 * `npm run i18n:status -- /contact`: which texts.
 */
import { join } from 'node:path';
import { defaultLanguage } from '#core/texts/languages.ts';
import { mailSlices } from '#core/texts/mailTexts.ts';
import { flatten } from '../catalogs/catalog.ts';
import { readValidLocales } from '../catalogs/readLocales.ts';
import { type Translation, readTranslation } from '../catalogs/translations.ts';
import { isInFrame, isInTeacherApplication, pages } from './pages.ts';

/** The parts of the site that a language publishes as a whole. */
export const siteParts: readonly { name: string; shows: (textPath: string) => boolean }[] = [
  { name: 'frame', shows: isInFrame },
  ...pages
    .filter(({ aliasOf }) => !aliasOf)
    .map(({ path, shows }) => ({ name: path, shows: (text: string) => shows(text) && !isInFrame(text) })),
  { name: 'teachers', shows: (text) => isInTeacherApplication(text) && !isInFrame(text) },
  { name: 'mails', shows: (text) => mailSlices.some((slice) => text.startsWith(`${slice}.`)) },
];

/** Returns the lines to print about every language except French. Throws an `Error` when a file is not a valid catalog. */
export function describeCatalogs(folder: string, part?: string): string[] {
  const { [defaultLanguage]: reference = {}, ...others } = readValidLocales(folder);
  const named = siteParts.filter(({ name }) => name === part);
  if (part && named.length === 0)
    throw new Error(`No part ${part}: there are ${siteParts.map(({ name }) => name).join(', ')}.`);
  return Object.entries(others).flatMap(([language, own]) => {
    const translation = readTranslation(own, reference, language);
    const lacking = named.flatMap(({ shows }) => translation.missing.filter(shows));
    return part ? lacking.map((path) => `${language} ${path}`) : describeLanguage(language, translation);
  });
}

function describeLanguage(language: string, { catalog, missing }: Translation): string[] {
  const total = flatten(catalog).size;
  return [
    `${language}: ${total - missing.length} of ${total} texts`,
    ...siteParts.map(({ name, shows }) => {
      const lacking = Object.groupBy(missing.filter(shows), (path) => path.split('.')[0] ?? '');
      const counts = Object.entries(lacking).map(([slice, paths = []]) => `${slice} ${paths.length}`);
      return `  ${name}: ${counts.length > 0 ? `lacks ${counts.join(', ')}` : 'complete'}`;
    }),
  ];
}

if (import.meta.main) {
  try {
    const lines = describeCatalogs(join(import.meta.dirname, '../../locales'), process.argv[2]);
    console.log(lines.join('\n') || 'Nothing is missing. npm run i18n:new -- en starts a language.');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
