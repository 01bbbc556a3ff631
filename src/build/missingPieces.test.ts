import { expect, test } from 'vitest';
import { type Pieces, missingPieces } from './missingPieces.ts';

const meta = { title: 'a', description: 'b', keywords: 'c' };
const route = (path: string, source: string) => ({ file: `src/routes${path}.tsx`, path, source });
const about = route(
  '/about',
  `import { About } from '../pages/about/About.tsx'; loader: loadPage('about', 'keyFigures'), head: pageHead('about', 'about')`,
);
const program = route(
  '/programs/$slug',
  `import { Page } from '../../pages/program/Page.tsx'; loader: loadPage('programNames'), head: pageHead(program)`,
);
const completeSite: Pieces = {
  routes: [about, program],
  programs: { history: { slug: 'master-history', family: 'master', domain: 'past' } },
  deadlines: { history: {}, art: {}, again: {} },
  namedPaths: ['/about', '/programs/$slug'],
  questions: {},
  catalog: {
    about: { meta },
    keyFigures: {},
    history: { meta, title: 'd', careers: [] },
    programNames: { history: { name: 'e' } },
    programs: { descriptions: { history: 'g', again: 'g' } },
  },
};
const { about: _, ...catalogWithoutAbout } = completeSite.catalog;
const twoPrograms = {
  ...completeSite.programs,
  art: { slug: 'licence-art', family: 'licence', domain: 'past' },
};

const noWords = (what: string, path: string) =>
  `${what} has no words “${path}”: add them to locales/fr.json.`;
const page = 'src/routes/about.tsx';
const art = 'The programme “art” of src/core/questions/programs.ts';
const color = 'The question “color” of src/core/questions/questions.ts';

test('reports nothing for a complete site', () => {
  expect(missingPieces(completeSite)).toEqual([]);
});

test('accepts a page outside the menus whose name is in the texts of the site map', () => {
  const catalog = { ...completeSite.catalog, siteMap: { pages: { '/about': 'About' } } };
  expect(missingPieces({ ...completeSite, catalog, namedPaths: ['/programs/$slug'] })).toEqual([]);
});

test.each<[situation: string, changes: Partial<Pieces>, lines: string[]]>([
  ['a page without its catalog slice', { catalog: catalogWithoutAbout }, [noWords(page, 'about')]],
  [
    'a page whose meta lacks a text',
    { catalog: { ...completeSite.catalog, about: { meta: { title: 'a', description: 'b' } } } },
    [noWords(page, 'about.meta.keywords')],
  ],
  ['a page without meta', { catalog: { ...completeSite.catalog, about: {} } }, [noWords(page, 'about.meta')]],
  [
    'a page outside the menus without its name on the site map',
    { namedPaths: ['/programs/$slug'] },
    [noWords(`${page}, which is in no menu,`, 'siteMap.pages./about')],
  ],
  [
    'a route without a head',
    {
      routes: [...completeSite.routes, route('/plain', `from '../pages/about/About.tsx'`)],
      namedPaths: [...completeSite.namedPaths, '/plain'],
    },
    ["src/routes/plain.tsx has no head: give it pageHead('…') with the slice of its words."],
  ],
  [
    'a programme without its catalog slice',
    { programs: twoPrograms },
    [noWords(art, 'art'), noWords(art, 'programNames.art'), noWords(art, 'programs.descriptions.art')],
  ],
  [
    'a programme whose slice lacks a text of other programmes',
    {
      programs: twoPrograms,
      catalog: {
        ...completeSite.catalog,
        art: { meta, title: 'f' },
        programNames: { history: {}, art: {} },
        programs: { descriptions: { art: 'g', history: 'g' } },
      },
    },
    [noWords(art, 'art.careers')],
  ],
  [
    'a programme with the family and domain of another',
    {
      programs: {
        ...completeSite.programs,
        again: { slug: 'master-history', family: 'master', domain: 'past' },
      },
      catalog: {
        ...completeSite.catalog,
        again: completeSite.catalog.history ?? {},
        programNames: { history: {}, again: {} },
      },
    },
    [
      'A request cannot distinguish the programmes “history” and “again” of src/core/questions/programs.ts, each a master of “past”: give one of them its own domain (README, “a domain”).',
    ],
  ],
  [
    'a question without its label, an option and an error message',
    {
      questions: {
        admissionRequest: {
          color: { group: 'you', kind: 'choice', options: ['red', 'blue'], messages: { missing: 'domain' } },
        },
      },
      catalog: {
        ...completeSite.catalog,
        admissionRequest: { groups: { you: 'g' }, options: { color: { red: 'h' } } },
        validation: { domain: 'i' },
      },
    },
    [
      noWords(color, 'admissionRequest.fields.color.label'),
      noWords(color, 'admissionRequest.options.color.blue'),
      noWords(color, 'forms.faults.domain'),
    ],
  ],
  [
    'an optional question without its short label for mails',
    {
      questions: { contactForm: { color: { kind: 'choice', isOptional: true, options: ['red'] } } },
      catalog: {
        ...completeSite.catalog,
        contactForm: {
          fields: { color: { label: 'j (optional)' } },
          options: { color: { red: 'h' } },
        },
      },
    },
    [noWords(color, 'contactForm.fields.color.shortLabel')],
  ],
])('reports %s', (_, changes, lines) => {
  expect(missingPieces({ ...completeSite, ...changes })).toEqual(lines);
});
