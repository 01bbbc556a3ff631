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
import { type Catalog, type Texts, flatten } from '../catalogs/catalog.ts';
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
  return mistakes.length > 0 ? mistakes : [...checkNews(root, catalog), ...checkEvents(root, catalog)];
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

function checkNews(root: string, catalog: Catalog): Mistake[] {
  const json = readFileSync(join(root, newsPath), 'utf8');
  const ids = Object.keys(newsFile.parse(JSON.parse(json)).articles);
  const folder = join(root, photoFolder);
  const photos = existsSync(folder) ? readdirSync(folder) : [];
  const keys = [...flatten(catalog).keys()];
  const { newsItems: { categories: _, ...items } = {}, news } = catalog;
  return [
    ...ids.flatMap((id) =>
      findMissingWords(keys, json, newsPath, ['articles', id], {
        [`newsItems.${id}.title`]: '',
        [`newsItems.${id}.excerpt`]: '',
        ...(photos.includes(`${id}.jpg`) && { [`newsItems.${id}.photo`]: ' (what the photograph shows)' }),
        [`news.articles.${id}`]: ' (the list of its paragraphs)',
      }),
    ),
    ...photos
      .filter((name) => !ids.some((id) => name === `${id}.jpg`))
      .map((name) => ({
        file: `${photoFolder}/${name}`,
        line: 1,
        message: `The photograph belongs to no article of ${newsPath}: name it <id>.jpg, with the id of its article.`,
      })),
    ...findUnusedWords(root, 'newsItems', items, ids),
    ...findUnusedWords(root, 'news.articles', news?.articles, ids),
  ];
}

function checkEvents(root: string, catalog: Catalog): Mistake[] {
  const json = readFileSync(join(root, eventsPath), 'utf8');
  const ids = Object.keys(eventsFile.parse(JSON.parse(json)).events);
  const keys = [...flatten(catalog).keys()];
  return [
    ...ids.flatMap((id) =>
      findMissingWords(keys, json, eventsPath, ['events', id], {
        [`events.${id}.title`]: '',
        [`events.${id}.description`]: '',
      }),
    ),
    ...findUnusedWords(root, 'events', catalog.events, ids),
  ];
}

/** Returns one mistake, with all keys that are missing, at the entry that needs them. */
function findMissingWords(
  keys: readonly string[],
  json: string,
  file: string,
  entry: string[],
  needed: Record<string, string>,
): Mistake[] {
  const missing = Object.entries(needed)
    .filter(([key]) => !keys.some((each) => each === key || each.startsWith(`${key}.`)))
    .map(([key, hint]) => `“${key}”${hint}`);
  if (missing.length === 0) return [];
  const message = `“${entry.at(-1)}” has no words yet: add ${missing.join(', ')} to ${catalogFile}.`;
  return [{ file, line: findLine(json, entry), message }];
}

/** Words that stay behind when an entry is deleted would be translated for nothing. */
function findUnusedWords(root: string, path: string, words: Texts | undefined, ids: string[]): Mistake[] {
  return Object.keys(words ?? {})
    .filter((id) => !ids.includes(id))
    .map((id) =>
      locateProblem(
        {
          file: `${defaultLanguage}.json`,
          key: `${path}.${id}`,
          message: 'No entry has this id: delete its words.',
        },
        root,
      ),
    );
}

if (import.meta.main) report(checkData(join(import.meta.dirname, '../..')));
