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
import { type Catalog, type Texts, textsAt } from '../catalogs/catalog.ts';
import { aliases, executivePath } from '../content/programs.ts';
import { infoTexts } from '../content/infoTexts.ts';
import { admissionLink, footerLinks, mainLinks, resourceLinks, unlistedPaths } from '../layout/menus.ts';
import { type RouteFile, readRouteFiles } from './pages.ts';

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

/** Returns a sentence for each missing piece. */
export function missingPieces(pieces: Pieces): string[] {
  const { routes, programs, deadlines, namedPaths, catalog } = pieces;
  const findMissing = (owner: string, keys: readonly string[]) =>
    keys
      .filter((key) => textsAt(catalog, key) === undefined)
      .map((key) => `${owner} has no words “${key}”: add them to ${catalogFile}.`);
  const questions = Object.entries(pieces.questions).flatMap(([slice, ofForm]) =>
    Object.entries(ofForm).map(([name, question]) => ({ slice, name, question })),
  );
  return [
    ...routes.flatMap((route) => [
      ...(route.source.includes('pageHead(')
        ? []
        : [`${route.file} has no head: give it pageHead('…') with the slice of its words.`]),
      ...findMissing(route.file, keysOfRoute(route, catalog)),
      ...(namedPaths.includes(route.path)
        ? []
        : findMissing(`${route.file}, which is in no menu,`, [`siteMap.pages.${route.path}`])),
    ]),
    ...Object.keys(programs).flatMap((id) => [
      ...findMissing(`The programme “${id}” of ${programFile}`, keysOfProgram(id, pieces)),
      ...(deadlines[id]
        ? []
        : [`The programme “${id}” has no deadline: add it to src/core/questions/deadlines.json.`]),
    ]),
    ...findIndistinctPrograms(pieces),
    ...questions.flatMap(({ slice, name, question }) =>
      findMissing(`The question “${name}” of ${questionFile}`, keysOfQuestion(slice, name, question)),
    ),
  ];
}

function keysOfRoute(route: RouteFile, catalog: Catalog): string[] {
  const [, head] = /pageHead\('(\w+)'/.exec(route.source) ?? [];
  if (!head) return [];
  const meta = { title: '', description: '', keywords: '' };
  return catalog[head] ? keysLike(`${head}.meta`, meta, catalog) : [head];
}

/** The keys of a group with the texts of an example, or that of the group itself if it is missing. */
function keysLike(group: string, example: Texts | undefined, catalog: Catalog): string[] {
  if (textsAt(catalog, group) === undefined) return [group];
  return Object.keys(example ?? {}).map((key) => `${group}.${key}`);
}

/** The keys of a programme's texts, by the example of the first one. */
function keysOfProgram(id: string, { programs, catalog }: Pieces): string[] {
  const [example = id] = Object.keys(programs);
  return [
    ...keysLike(id, catalog[example], catalog),
    ...keysLike(`programNames.${id}`, textsAt(catalog, `programNames.${example}`), catalog),
    `programs.descriptions.${id}`,
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
