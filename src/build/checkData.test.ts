import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { report } from '../catalogs/report.ts';
import { makeTestFolder } from '../../tests/support/runningTest.ts';
import { checkData, dataFiles } from './checkData.ts';

const root = join(import.meta.dirname, '../..');
const $schema = './news.schema.json';
const days = [{ days: ['monday'], spans: [] }];
const forum = { date: '2027-01-12', category: 'events', drawing: 'jobs-forum' };
const counts = { studentLife: 0, events: 0, international: 0, research: 0, programs: 0 };
const words = {
  newsItems: { categories: {}, forum: { title: 'Le forum', excerpt: 'On se parle.' } },
  news: { articles: { forum: ['On s’est parlé.'] } },
  events: { visit: { title: 'Visite', description: 'Des salles.' } },
};

let folder: string;
beforeEach(() => {
  folder = makeTestFolder();
  write('locales/fr.json', words);
  write('src/content/news.json', { $schema, articles: { forum } });
  write('src/content/newsArchive.json', { $schema, categories: counts, months: {} });
  write('src/content/events.json', { $schema, events: { visit: { date: '2027-02-20' } } });
  write('src/core/questions/deadlines.json', { $schema, programs: { cca: { kind: 'none' } } });
  write('src/core/time/openingHours.json', { $schema, school: days, contact: days });
});

function write(file: string, content: object | string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content, null, 2));
}

const sentences = () => checkData(folder).map(({ file, line, message }) => `${file}:${line}: ${message}`);

test('complete files have no mistakes, and so have the site’s own', () => {
  expect(sentences()).toEqual([]);
  expect(checkData(root)).toEqual([]);
});

test('an article or an event without words is one sentence, at its line, that names all of them', () => {
  const articles = { forum, iftar: { date: '2027-02-20', category: 'studentLife' } };
  write('src/content/news.json', { $schema, articles });
  write('src/content/events.json', {
    $schema,
    events: { visit: { yearly: { month: 2, day: 20 } }, fair: { date: '2027-10-14' } },
  });
  expect(sentences()).toEqual([
    'src/content/news.json:9: “iftar” has no words yet: add “newsItems.iftar.title”, “newsItems.iftar.excerpt”, “news.articles.iftar” (the list of its paragraphs) to locales/fr.json.',
    'src/content/events.json:10: “fair” has no words yet: add “events.fair.title”, “events.fair.description” to locales/fr.json.',
  ]);
});

test('a photograph needs its text, and an article of its name', () => {
  write('src/content/news/forum.jpg', '');
  write('src/content/news/IMG_1234.jpeg', '');
  expect(sentences()).toEqual([
    'src/content/news.json:4: “forum” has no words yet: add “newsItems.forum.photo” (what the photograph shows) to locales/fr.json.',
    'src/content/news/IMG_1234.jpeg:1: The photograph belongs to no article of src/content/news.json: name it <id>.jpg, with the id of its article.',
  ]);
});

test('words that stay behind when an article is deleted are named at their line', () => {
  write('locales/fr.json', { ...words, newsItems: { ...words.newsItems, old: { title: 'Ancien' } } });
  expect(sentences()).toEqual(['locales/fr.json:8: newsItems.old: No entry has this id: delete its words.']);
});

describe('a value that the schema refuses is named at its line', () => {
  test.each([
    [
      'src/content/news.json',
      { $schema, articles: { forum: { ...forum, category: 'evenements' } } },
      /^src\/content\/news\.json:6: articles\.forum\.category: .*expected one of "studentLife"\|"events"/,
    ],
    [
      'src/content/news.json',
      { $schema, articles: { forum: { category: 'events', date: '12/01/2027' } } },
      /:6: articles\.forum\.date: Write the day as "2027-02-20"\.$/,
    ],
    [
      'src/content/news.json',
      { $schema, articles: { forum: { ...forum, photo: true } } },
      /:4: articles\.forum: Unrecognized key: "photo"$/,
    ],
    [
      'src/content/events.json',
      { $schema, events: { visit: {} } },
      /:4: events\.visit: Give the event a "date", or "yearly" if it takes place every year\.$/,
    ],
    [
      'src/content/events.json',
      { $schema, events: { visit: { date: '2027-02-20', changes: { '2027-02-20': 'annulé' } } } },
      /:7: events\.visit\.changes\.2027-02-20: Write the new day, or "cancelled"\.$/,
    ],
    [
      'src/core/questions/deadlines.json',
      { $schema, programs: { cca: { kind: 'before', month: 13, day: 1 } } },
      /:6: programs\.cca\.month: Too big: expected number to be <=12$/,
    ],
    [
      'src/core/questions/deadlines.json',
      { $schema, programs: { cca: { kind: 'until', day: 18 } } },
      /:4: programs\.cca\.month: This is missing\.$/,
    ],
    [
      'src/core/questions/deadlines.json',
      { $schema, programs: { cca: { kind: 'avant' } } },
      /:5: programs\.cca\.kind: Write "kind": "before", "until" or "none"\.$/,
    ],
    [
      'src/core/time/openingHours.json',
      { $schema, school: days, contact: [{ days: ['monday'], spans: [{ from: '8h', to: '12:00' }] }] },
      /:18: contact\.0\.spans\.0\.from: Write the time as "8:00" or "17:30"\.$/,
    ],
  ])('%s %o', (file, content, sentence) => {
    write(file, content);
    expect(sentences()).toEqual([expect.stringMatching(sentence)]);
  });

  test('a forgotten comma', () => {
    write('src/content/events.json', '{\n  "$schema": ""\n  "events": {}\n}');
    expect(sentences()).toEqual([expect.stringMatching(/^src\/content\/events\.json:3: This is not JSON: /)]);
  });

  test('a forgotten comma in the words', () => {
    write('locales/fr.json', '{\n  "events": {}\n  "news": {}\n}');
    expect(sentences()).toEqual([expect.stringMatching(/^locales\/fr\.json:3: This is not JSON in UTF-8: /)]);
  });
});

test('on GitHub a mistake is an annotation of its line', () => {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  vi.stubEnv('GITHUB_ACTIONS', 'true');
  report([{ file: 'src/content/news.json', line: 9, message: '“iftar” has no words yet' }]);
  expect(print.mock.calls).toEqual([['::error file=src/content/news.json,line=9::“iftar” has no words yet']]);
  expect(process.exitCode).toBe(1);
  process.exitCode = undefined;
  vi.unstubAllEnvs();
});

test.each(Object.entries(dataFiles))(
  'editors know what %s may hold (vitest -u writes it)',
  async (file, schema) => {
    const path = join(root, file.replace('.json', '.schema.json'));
    await expect(`${JSON.stringify(z.toJSONSchema(schema), null, 2)}\n`).toMatchFileSnapshot(path);
  },
);
