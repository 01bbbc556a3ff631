import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { programs } from '#core/questions/programs.ts';
import { describeMistake, report } from '../catalogs/report.ts';
import { specifiedHours } from '../../tests/forms/specification.ts';
import { temporaryFolder } from '../../tests/support/machine.ts';
import { dataFiles, findMistakes, findUnshownParts } from './check.ts';

const root = join(import.meta.dirname, '../..');
const fr = 'locales/fr.json';
const en = 'locales/en.json';
const news = 'src/content/news.json';
const archive = 'src/content/newsArchive.json';
const events = 'src/content/events.json';
const deadlines = 'src/core/questions/deadlines.json';
const hours = 'src/core/time/openingHours.json';
const closedWeeks = 'src/core/time/closedPeriods.json';
const testimonials = 'src/content/testimonials.json';
const august = { from: '2027-08-01', to: '2027-08-31' };
const photos = 'src/content/news';

const files = [fr, ...Object.keys(dataFiles)];
const originals = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
// The groups of days below are those of the specified hours, which the school may have changed.
originals.set(hours, JSON.stringify({ $schema: '', ...specifiedHours }));
const [article = ''] = Object.keys(JSON.parse(originals.get(news) ?? '').articles);
const [event = ''] = Object.keys(JSON.parse(originals.get(events) ?? '').events);

const folder = temporaryFolder();
beforeAll(() => files.forEach((file) => write(file, originals.get(file) ?? '')));
afterEach(() => {
  rmSync(join(folder.path, photos), { recursive: true, force: true });
  rmSync(join(folder.path, 'locales'), { recursive: true });
  files.forEach((file) => write(file, originals.get(file) ?? ''));
});
afterAll(() => folder.remove());

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(join(folder.path, file)), { recursive: true });
  writeFileSync(join(folder.path, file), content);
}

type Part = Record<string, unknown>;

/** Sets a value of a JSON file, or deletes it if `value` is undefined. */
function edit(file: string, path: string, value: unknown): void {
  const content: Part = file === en ? {} : JSON.parse(originals.get(file) ?? '');
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  // Safe cast: the path leads through groups and lists.
  const part = keys.reduce((own, key) => (own[key] ??= {}) as Part, content);
  if (value === undefined) delete part[last];
  else part[last] = value;
  write(file, JSON.stringify(content, null, 2));
}

/** With plain spaces for the no-break ones, as the expectations below. */
const sentences = async () =>
  (await findMistakes(folder.path)).map((mistake) =>
    describeMistake(mistake, folder.path).replaceAll('\u202F', ' '),
  );

const monday = (spans: object[]) => [
  { days: ['saturday', 'sunday', 'tuesday', 'wednesday', 'thursday', 'friday'], spans: [] },
  { days: ['monday'], spans },
];
const morning = { from: '8:00', to: '12:00' };
const aDay = { date: '2027-02-20', category: 'events' };
const words = { title: 'Le forum', excerpt: 'On se parle.' };

test('the files of the site have no mistakes', async () => {
  expect((await findMistakes(root)).filter(({ isWarning }) => !isWarning)).toEqual([]);
});

/** Each leads to this sentence alone, at the file and key. */
const mistakes: [file: string, path: string, value: unknown, sentence: RegExp][] = [
  // A shape.
  [fr, `news-${article}.paragraphs`, 'Un texte.', /ici s’écrit une liste/],
  [fr, `news-${article}.paragraphs`, [], /la liste est vide/],
  [fr, `news-${article}.paragraphs.0`, { text: 'Un texte.' }, /ici s’écrit un texte entre guillemets/],
  [fr, `newsItems.${article}`, 'Le forum', /ici s’écrit un groupe/],
  [fr, `events.${event}.description`, ['Des salles.'], /ici s’écrit un texte/],
  [fr, 'masterCca.careers.0', 'Directeur', /ici s’écrit un groupe/],
  [fr, 'common.location', 2018, /ce n’est pas un texte : mettez-le entre guillemets/],
  [fr, 'common.location', null, /ce n’est pas un texte/],
  [fr, 'today', 'Aujourd’hui', /une partie contient des clés/],
  [news, 'articles', [], /ici s’écrit un groupe/],
  // A word that is missing, empty or left behind.
  [fr, `newsItems.${article}`, undefined, /il manque un groupe/],
  [fr, `newsItems.${article}.excerpt`, undefined, /il manque un texte/],
  [fr, `newsItems.${article}.excerpt`, 'Un mot. '.repeat(21).trim(), /160 caractères au plus/],
  [fr, `news-${article}.paragraphs`, undefined, /il manque une liste/],
  [fr, `events.${event}`, undefined, /il manque un groupe/],
  [fr, 'masterCca.subtitle', undefined, /il manque un texte/],
  // The first of the programmes.
  [fr, 'licenseCca.subtitle', undefined, /^\S+ licenseCca\.subtitle: il manque un texte[^\n]*$/],
  [fr, 'programNames.licenseCca', undefined, /il manque un groupe/],
  [fr, 'programs.descriptions.masterCca', undefined, /il manque un texte/],
  [fr, 'admissionRequest.fields.lastName.label', undefined, /il manque un texte/],
  [fr, 'admissionRequest.options.domain.genie-electrique', undefined, /il manque un texte/],
  [fr, 'programs.finder.answers.domaine.genie-electrique', undefined, /il manque un texte/],
  [fr, 'programs.finder.because.domaine.genie-electrique', undefined, /il manque un texte/],
  [fr, 'people.board.auditor', 'Amina Ali', /bodies\.board\.members\.auditor: il manque un texte/],
  [fr, 'people.board.chair', undefined, /bodies\.board\.members\.chair: ce nom est inconnu ici/],
  [fr, 'forms.validation.firstName', undefined, /il manque un texte/],
  [fr, 'forms.errorSummary_one', undefined, /cette forme du pluriel manque/],
  [fr, 'home.hero.heading', ' ', /le texte est vide/],
  [fr, 'newsItems.old', words, /ce nom est inconnu ici/],
  [fr, 'news-old', { paragraphs: ['Ancien.'] }, /ce nom est inconnu ici/],
  [fr, 'events.old', { title: 'Ancien', description: 'Ancien.' }, /ce nom est inconnu ici/],
  [fr, `newsItems.${article}.photo`, 'Une salle', /ce nom est inconnu ici/],
  // A wrong name.
  [fr, `newsItems.${article}.titre`, 'Le forum', /ce nom est inconnu ici/],
  [news, `articles.${article}.photo`, true, /ce nom est inconnu ici/],
  [news, `articles.${article}.category`, 'evenements', /écrivez une de ces valeurs : studentLife, events/],
  [news, `articles.${article}.about`, '/programmes', /écrivez une de ces valeurs : /],
  [news, `articles.${article}.drawing`, 'forum', /écrivez une de ces valeurs : /],
  [news, 'articles.Journée portes ouvertes', aDay, /écrivez un nom de lettres sans accent/],
  [archive, 'categories.sport', 3, /ce nom est inconnu ici/],
  [deadlines, 'programs.masterCca.kind', 'avant', /écrivez "kind": "before", "until" ou "none"/],
  [deadlines, 'programs.masterCCA', { kind: 'none' }, /ce nom est inconnu ici/],
  [deadlines, 'programs.masterCca', undefined, /écrivez "kind"/],
  [hours, 'school.0.days.0', 'samedi', /écrivez une de ces valeurs : saturday, sunday/],
  // A date.
  [fr, 'testimonials.items.hodan', undefined, /il manque un groupe/],
  [fr, 'testimonials.items.old', words, /ce nom est inconnu ici/],
  [fr, 'testimonials.items.hodan.quote', undefined, /il manque un texte/],
  [testimonials, 'testimonials.hodan.company', 'port', /écrivez une de ces valeurs : corneFibre/],
  [testimonials, 'testimonials.hodan', undefined, /trois témoignages/],
  [closedWeeks, 'periods', [{ from: '2027-08-31', to: '2027-08-01' }], /échangez "from" et "to"/],
  [closedWeeks, 'periods', [{ ...august, from: '2026-08-01' }], /plus de 100 jours : vérifiez l’année/],
  [closedWeeks, 'periods', [{ from: '24/12/2026', to: '2026-12-31' }], /^[^\n]*écrivez le jour ainsi[^\n]*$/],
  [closedWeeks, 'periods', [august, august], /rangez les périodes dans l’ordre/],
  [closedWeeks, 'confirmedUntil', undefined, /écrivez le jour ainsi/],
  [news, `articles.${article}.date`, '12/01/2027', /écrivez le jour ainsi : "2027-02-20"/],
  [news, `articles.${article}.date`, '2027-02-30', /écrivez le jour ainsi/],
  [news, `articles.${article}.date`, '2062-01-12', /à plus d’un an d’aujourd’hui : vérifiez l’année/],
  [events, `events.${event}`, { date: '2062-03-01' }, /à plus d’un an d’aujourd’hui : vérifiez l’année/],
  [testimonials, 'testimonials.hodan.graduationYear', 2062, /écrivez un nombre jusqu’à 20\d\d/],
  [archive, 'months.2025-13', 2, /écrivez le mois ainsi : "2027-02"/],
  [archive, 'months.2025-06', 9, /n’ont pas le même total/],
  [archive, 'months.2025-06', -8, /écrivez un nombre à partir de 0/],
  [events, `events.${event}`, {}, /donnez à l’événement une "date", ou "yearly"/],
  [events, `events.${event}.yearly`, { month: 2, day: 30 }, /ce mois n’a pas ce jour/],
  [events, `events.${event}.changes`, { '2027-02-20': 'annulé' }, /écrivez le nouveau jour, ou "cancelled"/],
  [
    events,
    `events.${event}`,
    { date: '2027-02-20', changes: { '2027-02-20': '2026-03-06' } },
    /plus de 200 jours du jour prévu : vérifiez l’année/,
  ],
  [events, `events.${event}.changes`, { '2027-01-01': 'cancelled' }, /l’événement n’est pas prévu ce jour/],
  [deadlines, 'programs.masterCca', { kind: 'before', month: 13, day: 1 }, /écrivez un nombre jusqu’à 12/],
  [deadlines, 'programs.masterCca', { kind: 'until', day: 18 }, /il manque un nombre/],
  [deadlines, 'programs.masterCca', { kind: 'until', month: '6', day: 18 }, /ici s’écrit un nombre/],
  [
    deadlines,
    'programs.masterCca',
    { kind: 'until', month: 2, day: 28 },
    /après l’ouverture des candidatures le 1\/3/,
  ],
  [
    deadlines,
    'programs.masterCca',
    { kind: 'before', month: 3, day: 1 },
    /après l’ouverture des candidatures/,
  ],
  // Hours.
  [hours, 'contact.0.spans.0.from', '8h', /écrivez l’heure ainsi : "8:00" ou "17:30"/],
  [hours, 'contact.0.spans.0.to', '24:00', /écrivez l’heure ainsi/],
  [hours, 'school', monday([{ from: '12:00', to: '8:00' }]), /la fin précède le début/],
  [hours, 'school', monday([{ from: '20:00', to: '0:00' }]), /pour minuit, écrivez "23:59"/],
  [hours, 'school', monday([morning, { from: '11:00', to: '17:00' }]), /rangez les périodes/],
  [hours, 'school', monday([]), /l’école n’ouvre aucun jour/],
  [hours, 'school.1.days', ['friday', 'thursday'], /"friday" est écrit deux fois/],
  [hours, 'school.1.days', ['friday'], /"thursday" manque/],
  // A text.
  [fr, 'home.hero.heading', `a\u202Eb`, /un signe invisible/],
  [fr, 'home.hero.heading', 'Deux\nlignes', /un signe invisible/],
  [fr, 'home.hero.heading', 'Un <b>mot</b>', /les visiteurs verraient « <b> »/],
  [fr, 'home.hero.heading', 'Un&nbsp;mot', /les visiteurs verraient « &nbsp; »/],
  [fr, 'home.hero.heading', 'Un mot ', /commence ou finit par une espace/],
  [fr, `news-${article}.paragraphs.0`, 'Un mot. '.repeat(251).trim(), /plus que 2000/],
  [fr, 'home.hero.heading', 'Depuis {année}', /une variable est abîmée/],
  [fr, 'home.hero.heading', "L'école", /« npm run format » écrit « L’école »/],
];

test.each(mistakes)('%s %s = %j', async (file, path, value, sentence) => {
  // The words are compared once the entries are right: to read them all with each wrong entry takes long.
  write(fr, '{}');
  edit(file, path, value);
  const found = await sentences();
  const [place, ...others] = [...new Set(found.map((line) => line.replace(/:\d+: .*/, '')))];
  expect([place, ...others], found.join('\n')).toEqual([file]);
  expect(found.join('\n')).toMatch(sentence);
  expect(found[0]).toMatch(/^\S+:\d+: .+: [^A-Z]/);
});

const photo = `${photos}/${article}.jpg`;
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
const illegible = [/il manque un texte/, /\.jpg:1: cette photographie est illisible/];

test.each<[name: string, file: string, content: string | Buffer, sentences: RegExp[]]>([
  ['a forgotten comma', events, '{\n  "$schema": ""\n  "events": {}\n}', [/events\.json:3: ce n’est pas du/]],
  ['a byte order mark, which some editors write', events, `\uFEFF${originals.get(events)}`, []],
  [
    'a mistake after a byte order mark',
    events,
    '\uFEFF{\n "$schema": "",\n "events": [], "confirmedUntil": "2027-08-31"\n}',
    [/events\.json:3: events: ici/],
  ],
  [
    'an event that is written twice',
    events,
    '{\n "$schema": "",\n "events": {\n  "concert": { "yearly": { "month": 5, "day": 2 } },\n  "concert": { "yearly": { "month": 5, "day": 3 } }\n },\n "confirmedUntil": "2027-08-31"\n}',
    [/events\.json:4: events\.concert: « concert » est écrit deux fois, aussi à la ligne 5/],
  ],
  [
    'words that are written twice',
    fr,
    `${originals.get(fr)?.trim().slice(0, -1)},\n"home": {} }`,
    [/fr\.json:\d+: home: « home » est écrit deux fois/],
  ],
  ['a comma too much in the words', fr, '{\n  "events": {},\n}', [/fr\.json:3: ce n’est pas du JSON/]],
  ['words in Latin-1', fr, Buffer.from('{"home": "É"}', 'latin1'), [/fr\.json:1: ce n’est pas de l’UTF-8/]],
  ['a list of words', fr, '[]', [/fr\.json:1: un fichier de textes est un groupe/]],
  ['a name that is no language', 'locales/anglais.json', '{}', [/« anglais » n’est pas le code/]],
  ['a file that macOS adds to a folder', `${photos}/.DS_Store`, '', []],
  ['a photograph of no article', `${photos}/IMG_1234.jpeg`, '', [/IMG_1234\.jpeg:1: aucun article/]],
  ['a drawing with the name of a photograph', photo, drawing, illegible],
  ['a document with the name of a photograph', photo, '%PDF-1.7', illegible],
])('%s', async (_, file, content, expected) => {
  write(file, content);
  expect(await sentences()).toEqual(expected.map((sentence) => expect.stringMatching(sentence)));
});

test('a photograph needs its words, and is whole', async () => {
  const image = sharp({ create: { width: 300, height: 200, channels: 3, background: '#075e7a' } }).jpeg();
  write(photo, await image.toBuffer());
  expect(await sentences()).toEqual([
    expect.stringContaining(`newsItems.${article}.photo: il manque un texte`),
  ]);
  edit(fr, `newsItems.${article}.photo`, 'Une salle');
  expect(await sentences()).toEqual([]);
  write(photo, (await image.toBuffer()).subarray(0, -100));
  expect(await sentences()).toEqual([expect.stringContaining('cette photographie est illisible')]);
});

test.each([news, fr])('%s is missing', async (file) => {
  rmSync(join(folder.path, file));
  expect(await sentences()).toEqual([`${file}:1: ce fichier manque.`]);
});

test('the line of a mistake is that of its value, or of the nearest group', async () => {
  edit(hours, 'contact.2.days', []);
  expect(await sentences()).toEqual([
    expect.stringMatching(/openingHours\.json:73: contact\.2\.days: la liste est vide/),
    expect.stringMatching(/openingHours\.json:41: contact: "friday" manque/),
  ]);
});

test('the command prints each mistake and fails; on GitHub it is an annotation of its line', () => {
  cpSync(join(root, 'locales'), join(folder.path, 'locales'), { recursive: true });
  const print = vi.spyOn(console, 'error').mockReturnValue();
  vi.stubEnv('GITHUB_ACTIONS', 'true');
  report([{ file: news, key: 'articles', message: 'la liste est vide.' }], root);
  expect(print.mock.calls).toEqual([[`::error file=${news},line=3::articles: la liste est vide.`]]);
  expect(process.exitCode).toBe(1);
  process.exitCode = undefined;
  vi.unstubAllEnvs();
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const script of [scripts.build, scripts.precheck])
    expect(script).toMatch(/^node src\/build\/check\.ts && /);
  expect(spawnSync(process.execPath, ['src/build/check.ts'], { cwd: root }).status).toBe(0);
});

test('a mistake in another language is printed, but does not fail, because its page is French then', async () => {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  vi.stubEnv('GITHUB_ACTIONS', 'true');
  edit(en, 'home.headin', 'Learn');
  report(await findMistakes(folder.path), folder.path);
  expect(print.mock.lastCall).toEqual([
    expect.stringMatching(/^::warning file=locales\/en\.json,line=3::home\.headin: le français n’a pas/),
  ]);
  expect(process.exitCode).toBeUndefined();
  vi.unstubAllEnvs();
});

test('a request tells every programme from the others by family and domain', () => {
  const identities = Object.values(programs).map(({ family, domain }) => `${family} ${domain}`);
  expect(new Set(identities).size).toBe(identities.length);
});

test('a part of ui or of the forms that the page of components does not show is named', () => {
  write('src/components-page/examples.tsx', "'ui/Known': {}");
  for (const part of ['ui/Known.tsx', 'ui/Known.test.tsx', 'forms/New.tsx']) write(`src/${part}`, '');
  expect(findUnshownParts(folder.path).map(({ file }) => file)).toEqual(['src/forms/New.tsx']);
});
