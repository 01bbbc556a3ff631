import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { markFrench } from '../../src/build/markFrench.ts';
import { pageGaps } from '../../src/build/pageGaps.ts';
import { structuredDataScript } from '../../src/build/structured-data/structuredData.ts';
import { catalogStatuses, describeStatus } from '../../src/catalogs/catalogStatus.ts';
import { checkLocales } from '../../src/catalogs/checkLocales.ts';
import { completeCatalog, describeGaps } from '../../src/catalogs/completeCatalog.ts';
import { createCatalog } from '../../src/catalogs/newCatalog.ts';
import { mapTexts } from '../../src/catalogs/texts.ts';
import { markGap, withoutGapMarks } from '#core/texts/gapMarks.ts';
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
      heading: markGap('Apprendre'),
      steps: ['Choose', markGap('Envoyer')],
      seats_one: 'One seat',
      seats_other: markGap('{{count}} places'),
    });
    expect(missing).toEqual(['home.heading', 'home.steps.1', 'home.seats_other']);
  });

  test('keeps the names of people and partners that it does not write in its own way, and lacks none', () => {
    const names = {
      people: { board: { chair: 'Fathia Robleh' } },
      partnerNames: { bank: 'Crédit du Goubet' },
    };
    const own = { people: { board: { chair: 'فتحية روبله' } }, partnerNames: { bank: '' } };
    expect(completeCatalog(own, names, 'ar')).toEqual({
      catalog: { ...own, partnerNames: names.partnerNames },
      missing: [],
    });
  });

  test('still calls its language by its own name', () => {
    expect(catalog.language).toEqual({ name: 'English' });
    expect(completeCatalog({}, french, 'ar').catalog.language).toEqual({ name: 'العربية' });
  });

  test('takes the French form of the number that each of its own forms counts', () => {
    expect(mapTexts(completeCatalog({}, french, 'ar').catalog, withoutGapMarks).home).toMatchObject({
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
  const page = (body: string, dir = 'ltr') =>
    `<html lang="en" dir="${dir}"><head></head><body>${body}</body></html>`;
  const gap = markGap;

  test.each([
    [
      'on the innermost element that shows it',
      `<p>${gap('Apprendre')}</p>`,
      '<p lang="fr" data-gap="">Apprendre</p>',
    ],
    [
      'where English has the same word: not by it',
      `<p>${gap('Contact')}</p><p>Contact</p>`,
      '<p lang="fr" data-gap="">Contact</p><p>Contact</p>',
    ],
    [
      'on what says it by an attribute',
      `<img alt="${gap('Port')}"/>`,
      '<img lang="fr" data-gap="" alt="Port"/>',
    ],
    [
      'but not on translated words within',
      `<nav aria-label="${gap('Pages')}"><a>Home</a> 4.9/5</nav>`,
      '<nav lang="fr" data-gap="" aria-label="Pages"><a lang="en" data-gap="">Home</a> 4.9/5</nav>',
    ],
    ['but not on numbers, which are of no language', `<p>${gap('4,9/5')}</p>`, '<p>4,9/5</p>'],
    ['but not on a sentence that it is a part of', `<p>In ${gap('mai')} 2026</p>`, '<p>In mai 2026</p>'],
    [
      'with a name in it that is no word',
      `<p>${gap('Par <bdi>Ali</bdi>')}</p>`,
      '<p lang="fr" data-gap="">Par <bdi>Ali</bdi></p>',
    ],
    ['but not on what names its language', `<a lang="la">${gap('Port')}</a>`, '<a lang="la">Port</a>'],
  ])('is marked %s', (_, body, marked) => expect(markFrench(page(body))).toBe(page(marked)));

  test('runs from left to right on an Arabic page, where it is text', () => {
    const body = `<p>${gap('Un.')}<b>اثنان</b></p><nav aria-label="${gap('Pages')}"><p>${gap('Deux.')}</p></nav>`;
    expect(markFrench(page(body, 'rtl'))).toContain(
      '<p lang="fr" data-gap="" dir="ltr">Un.<b lang="en" data-gap="" dir="rtl">اثنان</b></p>' +
        '<nav lang="fr" data-gap="" aria-label="Pages"><p lang="fr" data-gap="" dir="ltr">Deux.</p></nav>',
    );
  });

  test('keeps its marks in the data that the page is hydrated with, and nowhere else', () => {
    const body = `<p>${gap('Port')}</p><script>"${gap('Port')}"</script>`;
    expect(markFrench(page(body))).toBe(
      page(`<p lang="fr" data-gap="">Port</p><script>"${gap('Port')}"</script>`),
    );
  });

  test('says its language in the structured data', () => {
    const node = { '@type': 'Thing', name: gap('Port'), keywords: ['sea', gap('mer')], url: '/port' };
    expect(structuredDataScript([node])).toContain(
      '"name":{"@value":"Port","@language":"fr"},"keywords":["sea",{"@value":"mer","@language":"fr"}],"url":"/port"',
    );
  });
});

test('a page counts as published from nine tenths of its texts on, those of its frame among them', () => {
  const words = (translated: number) =>
    Object.fromEntries(
      Array.from({ length: 10 }, (_, index) => [
        `text${index}`,
        index < translated ? 'Text' : markGap('Texte'),
      ]),
    );
  const completed = (home: number, layout: number) => ({
    catalog: { home: words(home), layout: words(layout), common: {}, notFound: {} },
    missing: ['home.text9'],
  });
  const routes = [{ path: '/', slices: ['home'] }];
  const gapsOf = (home: number, layout: number) => pageGaps({ en: completed(home, layout) }, routes).en;
  expect(gapsOf(10, 10)).toEqual({});
  expect(gapsOf(8, 10)).toEqual({ '/': true });
  expect(gapsOf(10, 8)).toEqual({ '/': true, '/404': false });
  expect(gapsOf(8, 9)).toEqual({ '/': false, '/404': true });
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
    expect(checkLocales(folder.path).toMend).toEqual([]);
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
