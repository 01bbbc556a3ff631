/**
 * The check of everything that the school's office edits: the texts, the JSON files, the photographs. Runs before the build
 * and in `npm run check`, before anything that imports these files, because errors of Vite or TypeScript say nothing to
 * people who edit only JSON. The sentences are in French.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { domains, programs } from '#core/questions/programs.ts';
import { deadlinesFile } from '#core/questions/schemas.ts';
import { defaultLanguage } from '#core/texts/languages.ts';
import { schoolTime } from '#core/time/schoolTime.ts';
import { closedPeriodsFile, openingHoursFile } from '#core/time/schemas.ts';
import { type Catalog, type Texts, isList, textsAt } from '../catalogs/catalog.ts';
import { checkTexts } from '../catalogs/checkLocales.ts';
import { readLocales } from '../catalogs/readLocales.ts';
import { type Mistake, findRepeatedNames, readText, report } from '../catalogs/report.ts';
import { t } from '../../server/serverTexts.ts';
import { eventsFile, newsArchiveFile, newsFile, testimonialsFile } from '../content/schemas.ts';

const catalogFile = `locales/${defaultLanguage}.json`;
const newsPath = 'src/content/news.json';
const eventsPath = 'src/content/events.json';
const testimonialsPath = 'src/content/testimonials.json';
const photoFolder = 'src/content/news';

/** The schema of each file, relative to the project. */
export const dataFiles: Readonly<Record<string, z.ZodType>> = {
  [newsPath]: newsFile,
  'src/content/newsArchive.json': newsArchiveFile,
  [eventsPath]: eventsFile,
  [testimonialsPath]: testimonialsFile,
  'src/core/questions/deadlines.json': deadlinesFile,
  'src/core/time/closedPeriods.json': closedPeriodsFile,
  'src/core/time/openingHours.json': openingHoursFile,
};

export async function findMistakes(root: string): Promise<Mistake[]> {
  const { catalogs, mistakes } = readLocales(join(root, 'locales'));
  const inFiles = Object.entries(dataFiles).flatMap(([file, schema]) => checkFile(root, file, schema));
  const repeated = Object.keys(catalogs).flatMap((language) =>
    findRepeatedNames(`locales/${language}.json`, root),
  );
  const inTexts = [...repeated, ...checkTexts(catalogs)].map((mistake) => ({
    ...mistake,
    // Another language does not stop the French site (`readTranslation`).
    isWarning: mistake.file !== catalogFile,
  }));
  const all = [...mistakes, ...inTexts, ...inFiles];
  const french = catalogs[defaultLanguage];
  // The words of entries can be compared once the entries are right.
  if (!french || inFiles.length > 0) return all;
  const news = entriesOf(root, newsPath, 'articles');
  // Not the `.DS_Store` of macOS.
  const photos = globSync('[!.]*', { cwd: join(root, photoFolder) });
  const events = entriesOf(root, eventsPath, 'events');
  const testimonials = entriesOf(root, testimonialsPath, 'testimonials');
  const words = wordsSchema({ news, events, testimonials, photos, french });
  return [
    ...all,
    ...checkValue(french, words, catalogFile),
    ...(await Promise.all(photos.map((name) => checkPhoto(root, name, news)))).flat(),
    ...(await findMissingKeys(french)),
  ];
}

function checkFile(root: string, file: string, schema: z.ZodType): Mistake[] {
  if (!existsSync(join(root, file))) return [{ file, key: '', message: 'ce fichier manque.' }];
  let data: unknown;
  try {
    data = JSON.parse(readText(join(root, file)));
  } catch {
    const message =
      'ce n’est pas du JSON : à cette ligne ou à la fin de la précédente, une virgule, une accolade ou un guillemet manque ou est de trop.';
    return [{ file, key: '', message }];
  }
  return [...findRepeatedNames(file, root), ...checkValue(data, schema, file)];
}

/** Not `z.prettifyError`: an editor needs the line, and a sentence about each unknown key at its own place. */
function checkValue(value: unknown, schema: z.ZodType, file: string): Mistake[] {
  const { error } = schema.safeParse(value, { error: describeIssue });
  return (error?.issues ?? []).flatMap((issue) => {
    const keys =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    const { message } = issue.code === 'invalid_key' ? (issue.issues[0] ?? issue) : issue;
    return keys.map((path) => ({ file, key: path.join('.'), message }));
  });
}

const unknownName = 'ce nom est inconnu ici : corrigez-le, ou effacez-le avec son contenu.';
const names: Partial<Record<string, string>> = {
  string: 'un texte entre guillemets',
  array: 'une liste [ … ]',
  object: 'un groupe { … }',
  record: 'un groupe { … }',
  int: 'un nombre entier',
  number: 'un nombre',
};

function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'unrecognized_keys') return unknownName;
  if (issue.code === 'invalid_value')
    return `écrivez une de ces valeurs : ${issue.values.map(String).join(', ')}.`;
  if (issue.code === 'too_small' && issue.origin === 'array') return 'la liste est vide.';
  if (issue.code === 'too_small') return `écrivez un nombre à partir de ${issue.minimum}.`;
  if (issue.code === 'too_big') return `écrivez un nombre jusqu’à ${issue.maximum}.`;
  if (issue.code === 'invalid_union') return issue.errors[0]?.[0]?.message;
  if (issue.code !== 'invalid_type') return undefined;
  const expected = names[issue.expected] ?? issue.expected;
  return issue.input === undefined ? `il manque ${expected}.` : `ici s’écrit ${expected}.`;
}

function entriesOf(root: string, file: string, list: string): string[] {
  return Object.keys(JSON.parse(readText(join(root, file)))[list]);
}

const text = z.string();

/** The words of all entries and no others, because those of a deleted entry would be translated for nothing. */
function wordsSchema({
  news,
  events,
  testimonials,
  photos,
  french,
}: Record<'news' | 'events' | 'testimonials' | 'photos', readonly string[]> & { french: Catalog }) {
  // Also the description of the article's page for search engines.
  const excerpt = text.max(
    160,
    'écrivez 160 caractères au plus : les moteurs de recherche coupent le reste.',
  );
  const each = (ids: readonly string[], words: (id: string) => z.ZodType) =>
    Object.fromEntries(ids.map((id) => [id, words(id)]));
  const ids = Object.keys(programs);
  const programWords = commonShapeOf(ids.map((id) => textsAt(french, id)));
  const bodies = Object.keys(french.people ?? {});
  const functions = (id: string) => z.looseObject({ members: shapeOf(textsAt(french, `people.${id}`)) });
  const articles = news.map((id) => `news-${id}`);
  const leftover = Object.keys(french).filter((name) => name.startsWith('news-') && !articles.includes(name));
  return z.looseObject({
    newsItems: z.strictObject({
      categories: z.looseObject({}),
      ...each(news, (id) =>
        z.strictObject({ title: text, excerpt, ...(photos.includes(`${id}.jpg`) && { photo: text }) }),
      ),
    }),
    testimonials: z.looseObject({
      items: z.strictObject(
        each(testimonials, () =>
          z.strictObject({ quote: text, author: text, position: text, program: text, achievement: text }),
        ),
      ),
    }),
    about: z.looseObject({ governance: z.looseObject({ bodies: z.looseObject(each(bodies, functions)) }) }),
    events: z.strictObject(each(events, () => z.strictObject({ title: text, description: text }))),
    programs: z.looseObject({ descriptions: z.looseObject(each(ids, () => text)) }),
    programNames: z.looseObject(each(ids, () => z.strictObject({ name: text }))),
    ...each(ids, () => programWords),
    ...each(articles, () => z.strictObject({ paragraphs: z.array(text).min(1) })),
    ...each(leftover, () => z.never(unknownName)),
  });
}

/** The schema of texts like these; of a list, with items like its first. */
function shapeOf(texts: Texts | undefined): z.ZodType {
  if (isList(texts)) return z.array(shapeOf(texts[0])).min(1);
  if (texts instanceof Object) {
    return z.strictObject(
      Object.fromEntries(Object.entries(texts).map(([key, part]) => [key, shapeOf(part)])),
    );
  }
  return text;
}

/** The shape that most of these texts fit, so that a mistake in one of them is named there. */
function commonShapeOf(all: readonly (Texts | undefined)[]): z.ZodType {
  const misfits = (shape: z.ZodType) => all.filter((texts) => !shape.safeParse(texts).success).length;
  const [shape = text] = all.map(shapeOf).toSorted((one, other) => misfits(one) - misfits(other));
  return shape;
}

async function checkPhoto(root: string, name: string, news: readonly string[]): Promise<Mistake[]> {
  const file = `${photoFolder}/${name}`;
  if (!news.some((id) => name === `${id}.jpg`)) {
    const message = `aucun article de ${newsPath} ne porte ce nom : nommez la photographie <id>.jpg, avec l’id de son article.`;
    return [{ file, key: '', message }];
  }
  const photo = sharp(readFileSync(join(root, file)), { failOn: 'truncated' });
  try {
    await photo.stats();
    if ((await photo.metadata()).format === 'jpeg') return [];
  } catch {
    // Not a picture, or a damaged one.
  }
  return [
    { file, key: '', message: 'cette photographie est illisible : enregistrez-la de nouveau en JPEG.' },
  ];
}

/** The words of each domain in the finder, and of each question: its label and options, and the messages of its rules. */
async function findMissingKeys(french: Catalog): Promise<Mistake[]> {
  // They import checked files.
  const { questions } = await import('#core/questions/questions.ts');
  const { kindFacts, requestKinds } = await import('#core/questions/requestKinds.ts');
  const keys = requestKinds.flatMap((kind) =>
    Object.entries(questions[kind]).flatMap(([name, question]) => {
      const { slice } = kindFacts[kind];
      const { group, isOptional, messages = {} } = question;
      return [
        ...(group ? [`${slice}.groups.${group}`] : []),
        `${slice}.fields.${name}.label`,
        // The label says that the answer is optional; mails and lists use the short label.
        ...(isOptional ? [`${slice}.fields.${name}.shortLabel`] : []),
        ...(question.kind === 'choice' ? [...question.options] : []).map(
          (option) => `${slice}.options.${name}.${option}`,
        ),
        ...Object.values(messages).map((rule) => {
          const place = textsAt(french, `${slice}.validation.${rule}`) === undefined ? 'forms' : slice;
          return `${place}.validation.${rule}`;
        }),
      ];
    }),
  );
  const ofFinder = ['answers.domaine', 'because.domaine', 'domains'].flatMap((group) =>
    domains.map((domain) => `programs.finder.${group}.${domain}`),
  );
  return [...new Set([...keys, ...ofFinder])]
    .filter((key) => typeof textsAt(french, key) !== 'string')
    .map((key) => ({ file: catalogFile, key, message: 'il manque un texte entre guillemets.' }));
}

/** The parts of `ui` and of the forms that `/composants` does not show. */
export function findUnshownParts(root: string): Mistake[] {
  const examples = 'src/components-page/examples.tsx';
  const shown = readFileSync(join(root, examples), 'utf8');
  const parts = globSync('src/{ui,forms}/*.tsx', { cwd: root, exclude: ['**/*.test.tsx'] });
  return parts
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !shown.includes(`'${file.slice('src/'.length, -'.tsx'.length)}':`))
    .map((file) => ({ file, key: '', message: `ce composant manque dans ${examples}.` }));
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '../..');
  const mistakes = [...(await findMistakes(root)), ...findUnshownParts(root)];
  report(mistakes, root);
  if (!process.exitCode) {
    // It imports checked files.
    const { findOutdatedFacts } = await import('../content/facts.ts');
    const facts = findOutdatedFacts(schoolTime(new Date()).date).map((name) => t(`mail:facts.${name}`));
    if (facts.length > 0) console.warn(t('started.outdated', { facts: facts.join(', ') }));
  }
}
