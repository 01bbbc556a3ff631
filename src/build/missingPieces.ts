/**
 * Prints one line for each missing piece of a page, a programme or a form's question that type errors do not name, with the
 * file to create or edit. Runs before the build and before type checking, where missing texts would cause dozens of unclear
 * errors.
 */
import { join } from 'node:path';
import { deadlines } from '#core/questions/deadlines.ts';
import { programs } from '#core/questions/programs.ts';
import { type Question, questions } from '#core/questions/questions.ts';
import { kindFacts, requestKinds } from '#core/questions/requestKinds.ts';
import { defaultLanguage } from '#core/texts/languages.ts';
import { readLocales } from '../catalogs/readLocales.ts';
import { type Catalog, type Texts, flatten } from '../catalogs/catalog.ts';
import { aliases, executivePath } from '../content/programs.ts';
import { infoTexts } from '../content/infoTexts.ts';
import { admissionLink, footerLinks, mainLinks, resourceLinks, unlistedPaths } from '../layout/menus.ts';
import { type RouteFile, readRouteFiles, slicesOf } from './pages.ts';

/** The pieces of pages, programmes and forms. File paths are relative to the project. */
export interface Pieces {
  routes: readonly RouteFile[];
  programs: Readonly<Record<string, { slug: string; family: string; domain: string }>>;
  deadlines: Readonly<Record<string, unknown>>;
  /** Pages that need no name in `siteMap.pages`: the menus, the footer or a programme name them, or the site map omits them. */
  namedPaths: readonly string[];
  /** The questions by the catalog slice of their form, then by the name of their answer. */
  questions: Readonly<Record<string, Readonly<Record<string, Question>>>>;
  catalog: Catalog;
}

const catalogFile = `locales/${defaultLanguage}.json`;
const programFile = 'src/core/questions/programs.ts';
const questionFile = 'src/core/questions/questions.ts';

export function missingPieces(pieces: Pieces): string[] {
  return [
    ...pieces.routes.flatMap((route) => checkRoute(route, pieces)),
    ...Object.keys(pieces.programs).flatMap((id) => checkProgram(id, pieces)),
    ...findIndistinctPrograms(pieces),
    ...checkQuestions(pieces),
  ];
}

function checkRoute(route: RouteFile, { catalog, namedPaths }: Pieces): string[] {
  const { file, path, source } = route;
  const [, head] = /pageHead\('(\w+)'/.exec(source) ?? [];
  const slices = new Set(slicesOf(route));
  if (head) slices.add(head);
  return [
    ...(source.includes('pageHead(')
      ? []
      : [`${file} has no head: give it pageHead('…') with the slice of its words.`]),
    ...[...slices]
      .filter((slice) => !(slice in catalog))
      .map((slice) => `${file} shows the words of “${slice}”: add this slice to ${catalogFile}.`),
    ...(head && catalog[head] ? findMissingKeys(`${head}.meta`, catalog[head].meta, completeMeta) : []).map(
      (key) => `The head of ${file} needs “${key}”: add it to ${catalogFile}.`,
    ),
    ...(namedPaths.includes(path) || keysOf(catalog.siteMap?.pages).includes(path)
      ? []
      : [
          `${file} is in no menu: add its name for the site map, “siteMap.pages.${path}”, to ${catalogFile}.`,
        ]),
  ];
}

const completeMeta = { title: '', description: '', keywords: '' };

/**
 * Compares a group of texts with a complete example. Returns the path of the group if it is missing, else the paths of
 * the texts that only the example has.
 */
function findMissingKeys(place: string, own: Texts | undefined, example: Texts | undefined): string[] {
  if (own === undefined) return [place];
  return keysOf(example)
    .filter((key) => !keysOf(own).includes(key))
    .map((key) => `${place}.${key}`);
}

/** Compares the texts of a programme with those of the first one. */
function checkProgram(id: string, { programs, deadlines, catalog }: Pieces): string[] {
  const [example = id] = Object.keys(programs);
  const { programNames, programs: listed } = catalog;
  return [
    ...[
      ...findMissingKeys(id, catalog[id], catalog[example]),
      ...findMissingKeys(`programNames.${id}`, programNames?.[id], programNames?.[example]),
      ...(keysOf(listed?.descriptions).includes(id) ? [] : [`programs.descriptions.${id}`]),
    ].map(
      (key) => `The programme “${id}” of ${programFile} has no words “${key}”: add them to ${catalogFile}.`,
    ),
    ...(deadlines[id]
      ? []
      : [`The programme “${id}” has no deadline: add it to src/core/questions/deadlines.json.`]),
  ];
}

/** An admission request identifies a programme by family and domain, so two programmes must not share both. */
function findIndistinctPrograms({ programs }: Pieces): string[] {
  const all = Object.entries(programs);
  return all.flatMap(([id, { family, domain }], index) =>
    all
      .slice(index + 1)
      .filter(([, other]) => other.family === family && other.domain === domain)
      .map(
        ([other]) =>
          `A request cannot distinguish the programmes “${id}” and “${other}” of ${programFile}, each a ${family} of “${domain}”: give one of them its own domain (README, “a domain”).`,
      ),
  );
}

function checkQuestions({ questions, catalog }: Pieces): string[] {
  const words = flatten(catalog);
  return Object.entries(questions).flatMap(([slice, questionsOfForm]) =>
    Object.entries(questionsOfForm).flatMap(([name, question]) =>
      keysOfQuestion(slice, name, question)
        .filter((key) => !words.has(key))
        .map(
          (key) =>
            `The question “${name}” of ${questionFile} has no words “${key}”: add them to ${catalogFile}.`,
        ),
    ),
  );
}

/** The catalog keys that a question needs: its label and options, and the messages of its validation rules. */
function keysOfQuestion(slice: string, name: string, question: Question): string[] {
  const options = question.kind === 'choice' ? question.options : [];
  return [
    ...(question.group ? [`${slice}.groups.${question.group}`] : []),
    `${slice}.fields.${name}.label`,
    // The label says that the answer is optional; mails and lists use the short label.
    ...(question.isOptional ? [`${slice}.fields.${name}.shortLabel`] : []),
    ...options.map((option) => `${slice}.options.${name}.${option}`),
    ...Object.values(question.messages ?? {}).flatMap((rule) => [
      `validation.${rule}`,
      `forms.faults.${rule}`,
    ]),
  ];
}

function keysOf(texts: Texts | undefined): string[] {
  return typeof texts === 'object' ? Object.keys(texts) : [];
}

function readPieces(root: string): Pieces {
  return {
    routes: readRouteFiles(root),
    programs,
    deadlines,
    namedPaths: [
      ...[...mainLinks, ...resourceLinks, ...footerLinks, admissionLink].map(({ to }) => to),
      ...infoTexts.map(({ path }) => path),
      ...Object.keys(aliases),
      executivePath,
      '/programs/$slug',
      '/plan-du-site',
      ...unlistedPaths,
    ],
    questions: Object.fromEntries(requestKinds.map((kind) => [kindFacts[kind].slice, questions[kind]])),
    catalog: readLocales(join(root, 'locales')).catalogs[defaultLanguage] ?? {},
  };
}

if (import.meta.main) {
  const missing = missingPieces(readPieces(join(import.meta.dirname, '../..')));
  for (const line of missing) console.error(line);
  process.exitCode = missing.length > 0 ? 1 : 0;
}
