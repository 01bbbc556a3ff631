import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Texts, flatten, isList } from '../../src/catalogs/catalog.ts';
import { describeCatalogs } from '../../src/build/catalogStatus.ts';
import { checkLocales } from '../../src/catalogs/checkLocales.ts';
import { createCatalog } from '../../src/catalogs/newCatalog.ts';
import { describeProblem, readPublishedCatalogs } from '../../src/catalogs/readLocales.ts';
import { makeTestFolder } from '../support/runningTest.ts';

const root = join(import.meta.dirname, '../..');
const nobreak = '\u202F';

const french = {
  language: { name: 'Français' },
  common: { schoolName: 'École de commerce', contact: 'Contact' },
  home: {
    meta: { title: 'Apprendre à diriger', description: 'Une école' },
    heading: 'Apprendre à diriger',
    since: `À Djibouti depuis {{year}}${nobreak}: {{school}}`,
    steps: ['Choisir', 'Envoyer'],
    seats_one: '{{count}} place à {{town}}',
    seats_many: '{{count}} de places à {{town}}',
    seats_other: '{{count}} places à {{town}}',
    every_other_day: 'Un jour sur deux',
  },
};
const english = {
  language: { name: 'English' },
  common: { schoolName: 'School of Business', contact: 'Contact' },
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
const arabicSeats = ['zero', 'one', 'two', 'few', 'many', 'other'].map((category) => [
  `seats_${category}`,
  '{{count}} مقعد في {{town}}',
]);
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
  return checkLocales(folder).map(describeProblem);
}

/** Returns a copy of the catalog with one key set, or removed if `value` is `undefined`. */
function withText(catalog: Texts, path: string, value: Texts | undefined): object {
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

test('the site’s own catalogs have no mistakes', () => {
  expect(checkLocales(join(root, 'locales'))).toEqual([]);
});

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

describe('a mistake in a translation is reported with its key and what to do', () => {
  const renamed = 'In Djibouti since {{Year}}: {{school}}';
  const inPlural = 'variables keep their names. In French: “{{count}} places à {{town}}”';
  const inSingular = 'variables keep their names. In French: “{{count}} place à {{town}}”';
  test.each<[string, string, Texts | undefined, string]>([
    ['a misspelt key', 'home.headin', 'Learn', 'French has no such key, or'],
    ['a longer list', 'home.steps.2', 'Wait', 'French has no such key, or'],
    ['missing variables', 'home.since', 'Since 2018', '{{year}}, {{school}} is missing: variables keep'],
    ['a singular without a variable', 'home.seats_one', 'One seat', `{{town}} is missing: ${inSingular}`],
    ['other variables', 'home.heading', '{{what}} {{who}}', '{{what}}, {{who}} has no value here'],
    ['a renamed variable', 'home.since', renamed, '{{year}} is missing, {{Year}} has no value here'],
    ['a broken variable', 'home.since', '{{year}} {school}}', 'A variable is broken'],
    ['a plural category of another language', 'home.seats_many', 'seats', 'French has no such key, or'],
    [
      'a plural without its number',
      'home.seats_other',
      'seats in {{town}}',
      `{{count}} is missing: ${inPlural}`,
    ],
    ['a number that is no plural', 'home.heading', '{{count}}', '{{count}} has no value here'],
    ['a space at an end', 'home.heading', 'Learn ', 'The text begins or ends with a space'],
    ['an invisible character', 'home.heading', '\u202BLearn', 'The text contains an invisible character'],
    ['an entity', 'home.heading', 'Learn&nbsp;more', 'Visitors would see “&nbsp;”'],
    ['a tag', 'home.heading', 'Learn <b id="b">more', 'Visitors would see “<b id="b">”'],
    ['a text for a list', 'home.steps', 'a, b', 'French has no such key, or'],
    ['a text for a group', 'home.meta', 'a', 'French has no such key, or'],
  ])('%s', (_, path, value, message) => {
    write('en', withText(english, path, value));
    expect(findMistakes()).toEqual([expect.stringContaining(`locales/en.json  ${path}: ${message}`)]);
  });
});

describe('a missing translation is not a mistake', () => {
  test.each([
    ['an empty text', 'home.heading', ' '],
    ['an empty entry of a list', 'home.steps', ['Choose', '']],
    ['an empty list', 'home.steps', []],
    ['a shorter list', 'home.steps', ['Choose']],
    ['a missing plural category', 'home.seats_other', undefined],
  ])('%s', (_, path, value) => {
    write('en', withText(english, path, value));
    expect(findMistakes()).toEqual([]);
  });

  test('a new catalog, with every key and all plural categories of its language', () => {
    expect(createCatalog(folder, 'ar')).toBe(
      'locales/ar.json: 16 texts to translate; plural forms: zero, one, two, few, many, other. ' +
        'npm run i18n:status says what comes first.',
    );
    const { home } = JSON.parse(readFileSync(join(folder, 'ar.json'), 'utf8'));
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

describe('a file that is not a catalog is refused', () => {
  const french = '{"home": {"heading": "École"}}';
  test.each<[string, string, string | Buffer, string]>([
    ['JSON that breaks off', 'en.json', '{"home": {', 'en.json: This is not JSON in UTF-8'],
    ['JSON with an unquoted word', 'en.json', '{\n  home: {}\n}', 'Write each text in quotation marks'],
    ['UTF-16', 'en.json', Buffer.from(french, 'utf16le'), 'not valid for encoding utf-8'],
    ['Latin-1', 'fr.json', Buffer.from(french, 'latin1'), 'not valid for encoding utf-8'],
    ['a list', 'en.json', '[]', 'en.json: A catalog is one JSON object'],
    ['a number', 'en.json', '{"home": {"year": 2018}}', 'en.json  home.year: This is not a text'],
    [
      'a slice that is a text',
      'en.json',
      '{"home": "Home"}',
      'en.json  home: A part of the catalog contains keys',
    ],
    ['a name that is no language', 'english.json', '{}', 'english.json: “english” is not a language code'],
    ['a code in capitals', 'EN.json', '{}', 'EN.json: “EN” is not a language code'],
  ])('%s', (_, name, json, message) => {
    writeFileSync(join(folder, name), json);
    expect(findMistakes().join('\n')).toContain(message);
    expect(() => readPublishedCatalogs(folder), 'the build ends').toThrow(message);
  });
});

describe('French typography is checked', () => {
  test.each([
    ["L'école", 'the apostrophe is ’'],
    ['Bonjour !', 'before ; ? ! and »'],
    ['Bonjour!', 'before ; ? ! and »'],
    ['Une question : laquelle', 'before : stands'],
    ['« Oui »', 'after « stands'],
    ['Il dit "oui"', 'quotation marks are « »'],
    ['Et puis...', 'three points are one character'],
    ['95 % des diplômés', 'before % stands'],
    ['{{share}}% des diplômés', 'before % stands'],
    ['2 500 élèves', 'thousands are separated'],
    ['40 h de cours', 'between a number and its unit'],
    ['sous {{count}} heures', 'between a number and its unit'],
    ['dès 1 an', 'between a number and its unit'],
    ['Paris - Djibouti', 'a dash is'],
    ['Deux  espaces', 'two spaces'],
    ['A propos de nous', 'capitals keep their accents'],
    ['Les Evénements', 'capitals keep their accents'],
    ['Le coeur du port', 'œ is one letter'],
  ])('%s', (text, advice) => {
    write('fr', withText(french, 'home.heading', text));
    expect(findMistakes().join('\n')).toContain(`fr.json  home.heading: French typography: ${advice}`);
  });

  test.each([
    `Bonjour${nobreak}! Ça va${nobreak}?`,
    `«${nobreak}Oui${nobreak}»`,
    `ISO 21001:2018, https://ecole.dj, 8:00`,
    `95${nobreak}% de 2${nobreak}500 élèves`,
    'Bac+3, peut-être, aujourd’hui',
    'Le MBA propose un stage',
  ])('%s is right', (text) => {
    write('fr', withText(french, 'home.heading', text));
    expect(findMistakes()).toEqual([]);
  });

  test.each([
    ['home.seats_many', undefined, 'This plural form is missing.'],
    ['home.heading', ' ', 'The text is empty.'],
  ])('each French text is written, also those of plurals: %s', (path, text, message) => {
    write('fr', withText(french, path, text));
    expect(findMistakes()).toEqual([`locales/fr.json  ${path}: ${message}`]);
  });
});

test('the command prints each mistake and fails', () => {
  const command = [join(root, 'src/catalogs/checkLocales.ts')];
  const run = () => spawnSync(process.execPath, command, { cwd: dirname(folder), encoding: 'utf8' });
  expect(run()).toMatchObject({ status: 0, stdout: 'Mistakes in the catalogs: 0\n' });
  write('en', withText(english, 'home.heading', 'Learn '));
  expect(run()).toMatchObject({
    status: 1,
    stderr: 'locales/en.json:14: home.heading: The text begins or ends with a space: delete it.\n',
    stdout: 'Mistakes in the catalogs: 1\n',
  });
});

test('i18n:status says what each page of a language lacks', () => {
  const catalog: Record<string, object> = JSON.parse(readFileSync(join(root, 'locales/fr.json'), 'utf8'));
  write('fr', catalog);
  write('en', { ...catalog, layout: {}, contactForm: undefined, mail: undefined });
  const [headline, ...lines] = describeCatalogs(folder);
  expect(headline).toMatch(/^en: \d+ of \d+ texts$/);
  expect(lines.filter((line) => !line.endsWith(': complete'))).toEqual([
    expect.stringMatching(/^ {2}the frame of every page: lacks layout \d+$/),
    expect.stringMatching(/^ {2}\/contact: lacks contactForm \d+$/),
    expect.stringMatching(/^ {2}the mails: lacks mail \d+$/),
  ]);
  expect(lines).toContain('  /about: complete');
});

test('each comment for translators names an existing key', () => {
  const keys = new Set(flatten(JSON.parse(readFileSync(join(root, 'locales/fr.json'), 'utf8'))).keys());
  const file = readFileSync(join(root, '.vscode/i18n-ally-reviews.yml'), 'utf8');
  const commented = [...file.matchAll(/^  (\S+):\n    description: \S/gm)].map(([, key = '']) => key);
  expect(commented.length).toBe(file.match(/^  \S/gm)?.length);
  expect(commented.length).toBeGreaterThan(80);
  expect(commented.filter((key) => !keys.has(key))).toEqual([]);
  expect(new Set(commented).size).toBe(commented.length);
});

test('the translators’ guide names the place of each slice of the catalogs', () => {
  const guide = readFileSync(join(root, 'locales/README.md'), 'utf8');
  const catalog: Record<string, object> = JSON.parse(readFileSync(join(root, 'locales/fr.json'), 'utf8'));
  // A slice with `meta` is a page, and its name says which.
  const undocumentedSlices = Object.keys(catalog).filter(
    (slice) => !guide.includes(`\`${slice}\``) && !('meta' in (catalog[slice] ?? {})),
  );
  expect(undocumentedSlices).toEqual([]);
});
