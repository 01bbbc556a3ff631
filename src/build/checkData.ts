/**
 * Prints a sentence for each mistake in the JSON files that the school's office edits: news, events, deadlines, opening
 * hours. Runs before everything that imports them, because errors of Vite or TypeScript say nothing to people who edit
 * only JSON.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { deadlinesFile } from '#core/questions/schemas.ts';
import { defaultLanguage } from '#core/texts/languages.ts';
import { openingHoursFile } from '#core/time/schemas.ts';
import { type Catalog, textsAt } from '../catalogs/catalog.ts';
import { readLocales } from '../catalogs/readLocales.ts';
import { type Mistake, findLine, locateProblem, report } from '../catalogs/report.ts';
import { eventsFile, newsArchiveFile, newsFile } from '../content/schemas.ts';

const catalogFile = `locales/${defaultLanguage}.json`;
const newsPath = 'src/content/news.json';
const eventsPath = 'src/content/events.json';
const photoFolder = 'src/content/news';

/** The schema of each file, relative to the project. */
export const dataFiles: Readonly<Record<string, z.ZodType>> = {
  [newsPath]: newsFile,
  'src/content/newsArchive.json': newsArchiveFile,
  [eventsPath]: eventsFile,
  'src/core/questions/deadlines.json': deadlinesFile,
  'src/core/time/openingHours.json': openingHoursFile,
};

/** Returns the mistakes in the files and in the words and photographs that they need. */
export function checkData(root: string): Mistake[] {
  const { catalogs, problems } = readLocales(join(root, 'locales'));
  const catalog = catalogs[defaultLanguage];
  if (!catalog) return problems.map((problem) => locateProblem(problem, root));
  const mistakes = Object.entries(dataFiles).flatMap(([file, schema]) => checkShape(root, file, schema));
  if (mistakes.length > 0) return mistakes;
  const folder = join(root, photoFolder);
  const photos = existsSync(folder) ? readdirSync(folder) : [];
  const news = readEntries(root, newsPath, 'articles');
  const events = readEntries(root, eventsPath, 'events');
  return [
    ...findMissingWords(news, catalog, (id) => ({
      [`newsItems.${id}.title`]: '',
      [`newsItems.${id}.excerpt`]: '',
      ...(photos.includes(`${id}.jpg`) && { [`newsItems.${id}.photo`]: ' (what the photograph shows)' }),
      [`news.articles.${id}`]: ' (the list of its paragraphs)',
    })),
    ...photos
      .filter((name) => !news.ids.some((id) => name === `${id}.jpg`))
      .map((name) => ({
        file: `${photoFolder}/${name}`,
        line: 1,
        message: `The photograph belongs to no article of ${newsPath}: name it <id>.jpg, with the id of its article.`,
      })),
    ...findUnusedWords('newsItems', ['categories', ...news.ids], catalog, root),
    ...findUnusedWords('news.articles', news.ids, catalog, root),
    ...findMissingWords(events, catalog, (id) => ({
      [`events.${id}.title`]: '',
      [`events.${id}.description`]: '',
    })),
    ...findUnusedWords('events', events.ids, catalog, root),
  ];
}

function checkShape(root: string, file: string, schema: z.ZodType): Mistake[] {
  const json = readFileSync(join(root, file), 'utf8');
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    const message =
      'This is not JSON: at this line or at the end of the one before, a comma, a bracket or a quotation mark is missing or too much.';
    return [{ file, line: findLine(json, []), message }];
  }
  const { error } = schema.safeParse(data, {
    error: ({ input }) => (input === undefined ? 'This is missing.' : undefined),
  });
  return (error?.issues ?? []).map(({ path, message }) => ({
    file,
    // Safe cast: the path of a value in JSON has no symbols.
    line: findLine(json, path as (string | number)[]),
    message: `${path.join('.')}: ${message}`,
  }));
}

interface Entries {
  file: string;
  json: string;
  /** The key of the entries in the file. */
  list: string;
  ids: string[];
}

function readEntries(root: string, file: string, list: string): Entries {
  const json = readFileSync(join(root, file), 'utf8');
  return { file, json, list, ids: Object.keys(JSON.parse(json)[list]) };
}

/** Returns one mistake for each entry that lacks words. `keysOf` returns the keys of its words, each with a hint. */
function findMissingWords(
  { file, json, list, ids }: Entries,
  catalog: Catalog,
  keysOf: (id: string) => Record<string, string>,
): Mistake[] {
  return ids.flatMap((id) => {
    const missing = Object.entries(keysOf(id))
      .filter(([key]) => textsAt(catalog, key) === undefined)
      .map(([key, hint]) => `“${key}”${hint}`);
    if (missing.length === 0) return [];
    const message = `“${id}” has no words yet: add ${missing.join(', ')} to ${catalogFile}.`;
    return [{ file, line: findLine(json, [list, id]), message }];
  });
}

/** Words that stay behind when an entry is deleted would be translated for nothing. */
function findUnusedWords(path: string, ids: string[], catalog: Catalog, root: string): Mistake[] {
  const message = 'No entry has this id: delete its words.';
  return Object.keys(textsAt(catalog, path) ?? {})
    .filter((id) => !ids.includes(id))
    .map((id) => locateProblem({ file: `${defaultLanguage}.json`, key: `${path}.${id}`, message }, root));
}

if (import.meta.main) report(checkData(join(import.meta.dirname, '../..')));
