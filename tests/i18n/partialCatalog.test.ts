import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { markFrench } from '../../src/build/markFrench.ts';
import { catalogStatuses, describeStatus } from '../../src/catalogs/catalogStatus.ts';
import { checkLocales } from '../../src/catalogs/checkLocales.ts';
import { completeCatalog, describeGaps } from '../../src/catalogs/completeCatalog.ts';
import { createCatalog } from '../../src/catalogs/newCatalog.ts';
import { createFrenchTest } from '../../src/i18n/frenchTexts.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const french = {
  language: { name: 'Français' },
  home: {
    heading: 'Apprendre',
    steps: ['Choisir', 'Envoyer'],
    seats_one: 'Une place',
    seats_many: '{{count}} de places',
    seats_other: '{{count}} places',
  },
};

const folder = { path: '', remove: () => {} };
beforeEach(() => {
  Object.assign(folder, temporaryFolder());
  writeFileSync(join(folder.path, 'fr.json'), JSON.stringify(french));
});
afterEach(() => folder.remove());

describe('a catalog with gaps', () => {
  const { catalog, missing } = completeCatalog(
    { home: { heading: '', steps: ['Choose'], seats_one: 'One seat', unknown: 'x' } },
    french,
    'en',
  );

  test('has French in each of them, an empty text and a list’s end too', () => {
    expect(catalog.home).toEqual({
      heading: 'Apprendre',
      steps: ['Choose', 'Envoyer'],
      seats_one: 'One seat',
      seats_other: '{{count}} places',
    });
    expect(missing).toEqual(['home.heading', 'home.steps.1', 'home.seats_other']);
  });

  test('still calls its language by its own name', () => {
    expect(catalog.language).toEqual({ name: 'English' });
    expect(completeCatalog({}, french, 'ar').catalog.language).toEqual({ name: 'العربية' });
  });

  test('takes the French form of the number that each of its own forms counts', () => {
    expect(completeCatalog({}, french, 'ar').catalog.home).toMatchObject({
      seats_zero: 'Une place',
      seats_one: 'Une place',
      seats_two: '{{count}} places',
      seats_few: '{{count}} places',
      seats_many: '{{count}} places',
      seats_other: '{{count}} places',
    });
  });

  test('is listed by the build, key by key', () => {
    expect(describeGaps({ fr: { catalog: french, missing: [] }, en: { catalog, missing } })).toBe(
      'locales/en.json lacks 3 texts; the French ones stand in their place:\n' +
        '  home.heading\n  home.steps.1\n  home.seats_other',
    );
  });
});

describe('French on a page of another language', () => {
  const isFrench = createFrenchTest([
    'Apprendre',
    'Il reste {{count}} places',
    '{{rating}}/{{outOf}}',
    'A & B',
  ]);

  test('is told by its words, with any value in its variables', () => {
    expect(isFrench('Apprendre')).toBe(true);
    expect(isFrench('Il reste 12 places')).toBe(true);
    expect(isFrench('Apprendre à lire')).toBe(false);
    expect(isFrench('4,9/5')).toBe(false);
  });

  test('is marked on the innermost element that shows it, and nowhere else', () => {
    const page = (body: string, dir = 'ltr') =>
      `<html lang="en" dir="${dir}"><head><title>Apprendre</title></head><body>${body}</body></html>`;
    expect(markFrench(page('<main><h1 class="a>b">Apprendre</h1><p>Learn</p></main>'), isFrench)).toBe(
      page('<main><h1 lang="fr" class="a>b">Apprendre</h1><p>Learn</p></main>'),
    );
    expect(markFrench(page('<p>A &amp; B</p>', 'rtl'), isFrench)).toBe(
      page('<p lang="fr" dir="ltr">A &amp; B</p>', 'rtl'),
    );
    const untouched = page(
      '<p lang="la">Apprendre</p><script>"<p>Apprendre</p>"</script><img alt="Apprendre"/>',
    );
    expect(markFrench(untouched, isFrench)).toBe(untouched);
  });

  test('keeps the translated words beside it in their language', () => {
    const html = '<html lang="en" dir="ltr"><body><p><b>Learn</b> Apprendre</p></body></html>';
    expect(markFrench(html, isFrench)).toContain('<p lang="fr"><b lang="en">Learn</b> Apprendre</p>');
  });
});

describe('i18n:new', () => {
  test('makes a file with every key and all plural forms of the language, and says so', () => {
    expect(createCatalog(folder.path, 'ar')).toBe(
      'locales/ar.json: 10 texts to translate; plural forms: zero, one, two, few, many, other. ' +
        'Until then the French texts stand in their place.',
    );
    expect(JSON.parse(readFileSync(join(folder.path, 'ar.json'), 'utf8'))).toEqual({
      language: { name: 'العربية' },
      home: {
        heading: '',
        steps: ['', ''],
        seats_zero: '',
        seats_one: '',
        seats_two: '',
        seats_few: '',
        seats_many: '',
        seats_other: '',
      },
    });
    expect(checkLocales(folder.path).every(({ message }) => message === 'The text is empty.')).toBe(true);
  });

  test('never writes over a file, and wants a language’s code', () => {
    createCatalog(folder.path, 'en');
    expect(() => createCatalog(folder.path, 'en')).toThrow('locales/en.json exists already');
    expect(() => createCatalog(folder.path, 'english')).toThrow('not “english”');
    expect(() => createCatalog(folder.path, '../en')).toThrow('Name a language by its code');
    expect(existsSync(join(folder.path, '../en.json'))).toBe(false);
  });
});

test('i18n:status says how much of each catalog is there, and where the gaps are', () => {
  writeFileSync(
    join(folder.path, 'en.json'),
    JSON.stringify({ language: { name: 'English' }, home: { heading: 'Learn', seats_one: 'One seat' } }),
  );
  expect(catalogStatuses(folder.path).map(describeStatus)).toEqual([
    'fr: 100 % (7 of 7 texts)',
    'en: 50 % (3 of 6 texts)\n  home: 3 to translate',
  ]);
});
