import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeTestFolder } from '../support/runningTest.ts';
import { createLanguageContext } from '../../src/build/context.ts';
import { describeCatalogs } from '../../src/build/catalogStatus.ts';
import {
  isInFrame,
  pages,
  pagesIn,
  readPublishedCatalogs,
  readUnpublishedLanguages,
} from '../../src/build/pages.ts';
import { writeSiteFiles } from '../../src/build/siteFiles.ts';
import {
  type Catalog,
  type Texts,
  expandPlurals,
  flatten,
  isList,
  mapTexts,
} from '../../src/catalogs/catalog.ts';
import { checkTexts } from '../../src/catalogs/checkLocales.ts';
import { createCatalog } from '../../src/catalogs/newCatalog.ts';
import { readLocales } from '../../src/catalogs/readLocales.ts';
import { readTranslation } from '../../src/catalogs/translations.ts';
import { setTypography } from '../../src/catalogs/typography.ts';

const root = join(import.meta.dirname, '../..');
/** The texts of the site. */
const site: Record<string, Catalog> = JSON.parse(readFileSync(join(root, 'locales/fr.json'), 'utf8'));
const nobreak = '\u202F';

const french = {
  language: { name: 'Français' },
  common: { schoolName: 'École de commerce', contact: 'Contact' },
  formats: { number: `12${nobreak}345,6` },
  home: {
    meta: { title: 'Apprendre à diriger', description: 'Une école' },
    heading: 'Apprendre à diriger',
    since: `À Djibouti depuis {{year}}${nobreak}: {{school}}`,
    steps: ['Choisir', 'Envoyer'],
    seats_one: '{{count}} place à {{town}}',
    seats_other: '{{count}} places à {{town}}',
    every_other_day: 'Un jour sur deux',
  },
};
const english = {
  language: { name: 'English' },
  common: { schoolName: 'School of Business', contact: 'Contact' },
  formats: { number: '12,345.6' },
  home: {
    meta: { title: 'Learn to lead', description: 'A school' },
    heading: 'Learn to lead',
    since: 'In Djibouti since {{year}}: {{school}}',
    steps: ['Choose', 'Send'],
    seats_one: 'One seat in {{town}}',
    seats_other: '{{count}} seats in {{town}}',
    every_other_day: 'Every other day',
  },
};
const { seats_one: _, seats_other: __, every_other_day, ...others } = english.home;
const categories = ['zero', 'one', 'two', 'few', 'many', 'other'];
const arabicSeats = categories.map((category) => [`seats_${category}`, '{{count}} مقعد في {{town}}']);
const arabic = { ...english, home: { ...others, ...Object.fromEntries(arabicSeats), every_other_day } };

let folder: string;
beforeEach(() => {
  folder = join(makeTestFolder(), 'locales');
  mkdirSync(folder);
  write('fr', french);
});

function write(language: string, catalog: object): void {
  writeFileSync(join(folder, `${language}.json`), JSON.stringify(catalog, null, 2));
}

function findMistakes(): string[] {
  const { catalogs, mistakes } = readLocales(folder);
  return [...mistakes, ...checkTexts(catalogs)].map(({ file, key, message }) => `${file} ${key}: ${message}`);
}

/** Returns a copy of the catalog with one key set, or removed if `value` is `undefined`. */
function withText(catalog: Texts, path: string, value: Texts | (string | null)[] | undefined): object {
  const copy = structuredClone(catalog);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let part: Texts | undefined = copy;
  for (const key of keys) part = typeof part === 'object' && !isList(part) ? part[key] : undefined;
  if (typeof part !== 'object') throw new Error(`No part at ${path}`);
  if (value === undefined) Reflect.deleteProperty(part, last);
  else Reflect.set(part, last, value);
  return typeof copy === 'object' ? copy : {};
}

test('a translation may include the server’s messages to its operator', () => {
  const server = { started: 'Le site est servi' };
  write('fr', { ...french, server });
  write('en', { ...english, server });
  expect(findMistakes()).toEqual([]);
});

test('complete catalogs pass with the plural categories of their language: two in English, six in Arabic', () => {
  write('en', english);
  write('ar', arabic);
  expect(findMistakes()).toEqual([]);
});

describe('a mistake in a translation is named with what to do, and leaves a text out for its variables alone', () => {
  const renamed = 'In Djibouti since {{Year}}: {{school}}';
  const inFrench = (text: string) =>
    `\u202F: les variables gardent leur nom. En français\u202F: «\u202F${text}\u202F»`;
  const singular = `vérifiez {{town}}${inFrench('{{count}} place à {{town}}')}`;
  const plural = `vérifiez {{count}}${inFrench('{{count}} places à {{town}}')}`;
  test.each<[string, string, Texts | undefined, string]>([
    ['a misspelt key', 'home.headin', 'Learn', 'le français n’a pas de texte à cette place, ou'],
    ['an unfit example', 'formats.number', '1,234.5', 'écrivez le nombre 12345.6'],
    ['a longer list', 'home.steps.2', 'Wait', 'la liste est plus longue qu’en français'],
    ['missing variables', 'home.since', 'Since 2018', 'vérifiez {{year}}, {{school}}'],
    ['a singular without a variable', 'home.seats_one', 'One seat', singular],
    ['other variables', 'home.heading', '{{what}} {{who}}', 'vérifiez {{what}}, {{who}}'],
    ['a renamed variable', 'home.since', renamed, 'vérifiez {{year}}, {{Year}}'],
    [
      'another language’s plural category',
      'home.seats_many',
      'seats',
      'le français n’a pas de texte à cette place, ou',
    ],
    ['a plural without its number', 'home.seats_other', 'seats in {{town}}', plural],
    ['a number that is no plural', 'home.heading', '{{count}}', 'vérifiez {{count}}'],
    // `src/build/check.test.ts` tests the other rules for a text alone.
    ['a space at an end', 'home.heading', 'Learn ', 'le texte commence ou finit par une espace'],
    ['a text for a list', 'home.steps', 'a, b', 'le français n’a pas de texte à cette place'],
  ])('%s', (_, path, value, message) => {
    write('en', withText(english, path, value));
    expect(findMistakes()).toEqual([expect.stringContaining(`locales/en.json ${path}: ${message}`)]);
    const { fr = {}, en = {} } = readLocales(folder).catalogs;
    expect(readTranslation(en, fr, 'en').missing.includes(path)).toBe(
      flatten(fr).has(path) && message.includes('{{'),
    );
  });
});

test('all mistakes of a file are reported at once, and French mistakes are not repeated for each language', () => {
  write('en', { ...english, common: { schoolName: 2018 }, home: { heading: ['Learn'], headin: 'Learn' } });
  expect(findMistakes()).toEqual([
    expect.stringContaining('locales/en.json common.schoolName: ce n’est pas un texte'),
    expect.stringContaining('locales/en.json home.heading.0: le français n’a pas de texte'),
    expect.stringContaining('locales/en.json home.headin: le français n’a pas de texte'),
  ]);
  writeFileSync(join(folder, 'fr.json'), '{');
  expect(findMistakes().filter((line) => line.includes('place'))).toEqual([]);
});

describe('a missing translation is not a mistake', () => {
  test.each<[string, string, Texts | (string | null)[] | undefined]>([
    ['an empty text', 'home.heading', ' '],
    ['an empty entry of a list', 'home.steps', ['Choose', '']],
    ['an entry of a list that Weblate has no translation of', 'home.steps', ['Choose', null]],
    ['an empty list', 'home.steps', []],
    ['a shorter list', 'home.steps', ['Choose']],
    ['a missing plural category', 'home.seats_other', undefined],
  ])('%s', (_, path, value) => {
    write('en', withText(english, path, value));
    expect(findMistakes()).toEqual([]);
  });

  test('a new catalog, with every key and all plural categories of its language, and all texts empty', () => {
    write('fr', { ...french, people: { board: { chair: 'Fathia Robleh Elmi' } } });
    expect(createCatalog(folder, 'ar')).toBe(
      'locales/ar.json: 17 texts to translate; plural forms: zero, one, two, few, many, other. ' +
        'npm run i18n:status says what comes first.',
    );
    const { home, people } = JSON.parse(readFileSync(join(folder, 'ar.json'), 'utf8'));
    expect(people).toEqual({ board: { chair: '' } });
    expect(Object.keys(home)).toEqual(Object.keys(arabic.home));
    expect(home.steps).toEqual(['', '']);
    expect(findMistakes()).toEqual([]);
  });
});

test('a plural text may write the number that French spells', () => {
  write('fr', withText(french, 'home.seats_one', 'Une place à {{town}}'));
  write('en', withText(english, 'home.seats_one', '{{count}} seat in {{town}}'));
  expect(findMistakes()).toEqual([]);
});

test('a plural text may lack its number for two, not for a few', () => {
  for (const [category, mistakes] of [['two', 0] as const, ['few', 1] as const]) {
    write('ar', withText(arabic, `home.seats_${category}`, 'مقاعد في {{town}}'));
    expect(findMistakes(), category).toHaveLength(mistakes);
  }
});

test('a new catalog never replaces a file, and needs a language code', () => {
  write('en', english);
  expect(() => createCatalog(folder, 'en')).toThrow('locales/en.json exists already');
  expect(() => createCatalog(folder, 'english')).toThrow('not “english”');
  expect(() => createCatalog(folder, '../en')).toThrow('Name a language by its code');
});

test('a byte order mark, which some editors write, is accepted', () => {
  writeFileSync(join(folder, 'en.json'), `\uFEFF${JSON.stringify(english)}`);
  expect(findMistakes()).toEqual([]);
});

test.each<[name: string, json: string, message: string]>([
  ['en.json', '{"home": {', 'locales/en.json: ce n’est pas du JSON'],
  ['en.json', '{"home": {"year": 2018}}', 'locales/en.json: home.year: ce n’est pas un texte'],
  ['EN.json', '{}', 'locales/EN.json: «\u202FEN\u202F» n’est pas le code d’une langue'],
])('the build and the server end with a file that is not a catalog: %s %s', (name, json, message) => {
  writeFileSync(join(folder, name), json);
  expect(() => readPublishedCatalogs(folder)).toThrow(message);
});

// In the tables, _ is a narrow no-break space and ~ a no-break space.
const spaced = (text: string) => text.replaceAll('_', '\u202F').replaceAll('~', '\u00A0');

test.each([
  ["L'école", 'L’école'],
  ['Bonjour ! Ça va?', 'Bonjour_! Ça va_?'],
  ['Une question : laquelle', 'Une question_: laquelle'],
  ['« Oui », dit-il', '«_Oui_», dit-il'],
  ['Il dit "oui"', 'Il dit «_oui_»'],
  ['Et puis...', 'Et puis…'],
  ['95 % des diplômés, {{share}}% des autres', '95_% des diplômés, {{share}}_% des autres'],
  ['2 500 élèves', '2_500 élèves'],
  ['40 h de cours, sous {{count}} heures, dès 1 an', '40~h de cours, sous {{count}}~heures, dès 1~an'],
  ['Paris - Djibouti', 'Paris – Djibouti'],
  ['Deux  espaces', 'Deux espaces'],
  ['A propos des Evénements', 'À propos des Événements'],
  ['Le coeur du port', 'Le cœur du port'],
])('the format writes %s as a French printer does, once', (text, corrected) => {
  expect(setTypography(text)).toBe(spaced(corrected));
  expect(setTypography(spaced(corrected))).toBe(spaced(corrected));
});

test.each([
  'Oops! Page not found',
  'ISO 21001:2018, https://ecole.dj, 8:00',
  '95_% de 2_500 élèves',
  'Bac+3, peut-être, aujourd’hui',
  'Le MBA propose un stage',
])('the format leaves %s as it is', (text) => {
  expect(setTypography(spaced(text))).toBe(spaced(text));
});

test('addresses of a language whose frame lacks a text lead to the French pages', async () => {
  write('fr', site);
  write('en', withText(site, 'layout.inFrench', ''));
  const unpublished = readUnpublishedLanguages(folder);
  expect(unpublished).toEqual(['en']);
  const built = makeTestFolder();
  writeFileSync(join(built, '404.html'), 'Introuvable');
  await writeSiteFiles(built, readPublishedCatalogs(folder), unpublished);
  expect(readFileSync(join(built, '_redirects'), 'utf8')).toContain('/en/dossier /dossier 302\n');
  // The Node server redirects the pages of each language that has this file.
  expect(readFileSync(join(built, 'en/404.html'), 'utf8')).toBe('Introuvable');
});

test('a language is published with one page, whose texts and those of its frame are some 200', () => {
  const contact = pages.find(({ path }) => path === '/contact');
  const withContact = (lacking = '') =>
    mapTexts(expandPlurals(site, 'en'), (text, path) =>
      contact?.shows(path) && path !== lacking ? text : '',
    );
  write('fr', site);
  write('en', withContact());
  write('ar', withContact('layout.inFrench'));
  const published = readPublishedCatalogs(folder);
  expect(Object.keys(published)).toEqual(['fr', 'en']);
  expect(pagesIn(published.en ?? {}).map(({ path }) => path)).toEqual(['/contact']);
  expect(createLanguageContext('en', published.en ?? {}).address.addressLocality).toBe(site.common?.location);
  const { missing } = readTranslation({}, site, 'en');
  expect(missing.filter((path) => contact?.shows(path)).length).toBeLessThan(210);
  expect(missing.filter(isInFrame).length).toBeGreaterThan(50);
});

test('i18n:status says what each page of a language lacks', () => {
  write('fr', site);
  write('en', { ...site, layout: { ...site.layout, nav: {} }, contactForm: undefined, mail: undefined });
  const [headline, ...lines] = describeCatalogs(folder);
  expect(headline).toMatch(/^en: \d+ of \d+ texts$/);
  expect(lines.filter((line) => !line.endsWith(': complete'))).toEqual([
    expect.stringMatching(/^ {2}frame: lacks layout \d+$/),
    expect.stringMatching(/^ {2}\/contact: lacks contactForm \d+$/),
    expect.stringMatching(/^ {2}mails: lacks mail \d+$/),
  ]);
  expect(lines).toContain('  /about: complete');
  expect(describeCatalogs(folder, '/contact')).toContain('en contactForm.submit');
  write('en', { ...site, papers: undefined });
  expect(describeCatalogs(folder, 'mails')).toContain('en papers.names.cv');
});

test('each comment for translators names an existing key', () => {
  const keys = new Set(flatten(site).keys());
  const file = readFileSync(join(root, '.vscode/i18n-ally-reviews.yml'), 'utf8');
  const commented = [...file.matchAll(/^  (\S+):\n    description: \S/gm)].map(([, key = '']) => key);
  expect(commented.length).toBe(file.match(/^  \S/gm)?.length);
  expect(commented.length).toBeGreaterThan(80);
  expect(commented.filter((key) => !keys.has(key))).toEqual([]);
  expect(new Set(commented).size).toBe(commented.length);
});

test('the translators’ guide names the place of each slice of the catalogs', () => {
  const guide = readFileSync(join(root, 'locales/README.md'), 'utf8');
  // A slice with `meta` is a page, and one of an article is its page too: their names say which.
  const undocumentedSlices = Object.keys(site).filter(
    (slice) =>
      !guide.includes(`\`${slice}\``) && !('meta' in (site[slice] ?? {})) && !slice.startsWith('news-'),
  );
  expect(undocumentedSlices).toEqual([]);
});
