/** The translators’ bench (`src/translating/bench`), built with a page and a catalog of a few texts. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, expect, test } from '@playwright/test';
import { type PreviewServer, build, preview } from 'vite';
import { flatten } from '../../src/catalogs/catalog.ts';
import type { Context } from '../../src/translating/context.ts';
import { markTexts } from '../../src/translating/marks.ts';
import { audit, describeFindings } from '../crawl/axe.ts';
import { walkFocus } from '../crawl/focusWalk.ts';
import { freePort, temporaryFolder } from '../support/machine.ts';

const configFile = join(import.meta.dirname, '../../src/translating/bench/vite.config.ts');
const french = {
  language: { name: 'Français' },
  home: {
    heading: 'Apprendre à diriger',
    since: 'Depuis {{year}} : {{school}}',
    seats_one: 'Une place',
    seats_many: '{{count}} de places',
    seats_other: '{{count}} places',
    steps: ['Choisir', 'Envoyer'],
  },
};
const { home } = markTexts(french) as typeof french;
const since = home.since.replace('{{year}}', '2018').replace('{{school}}', 'l’école');
const html = `<!doctype html><html lang="fr"><title>Accueil</title><body><h1>${home.heading.replace('à', '<em>à</em>')}</h1>
  <p>${since}</p><p>${home.seats_other.replace('{{count}}', '3')}</p></body></html>`;
const texts = Object.keys(french.home).map((key, index) => ({
  text: `home.${key}`,
  kind: 'text' as const,
  boxes: [[20, 40 * index, 200, 24]],
  room: { width: 320, letters: 30 },
  around: 'main',
}));
const context: Context = {
  french,
  parts: [{ name: '/', texts: Object.keys(french.home).map((key) => `home.${key}`) }],
  pictures: [{ name: 'home', state: 'initial', route: '/', width: 360, height: 400, texts }],
  notes: { 'home.heading': 'The slogan of the school.' },
  unseen: { 'home.seats_one': 'One seat is for sale nowhere' },
};

let folder: ReturnType<typeof temporaryFolder>;
let server: PreviewServer;
let address = '';

// In one worker, which builds the bench once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  folder = temporaryFolder();
  mkdirSync(join(folder.path, 'pages'));
  writeFileSync(join(folder.path, 'pages/home.html'), html);
  writeFileSync(join(folder.path, 'context.json'), JSON.stringify(context));
  await build({ configFile, build: { outDir: folder.path } });
  const port = await freePort();
  server = await preview({ configFile, build: { outDir: folder.path }, preview: { port } });
  address = `http://localhost:${port}`;
});
test.afterAll(async () => {
  await server.close();
  folder.remove();
});

async function start(page: Page, language: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('textbox', { name: 'Code de la langue' }).fill(language);
  await page.getByRole('combobox', { name: 'Page' }).selectOption('/');
}

const fieldOf = (page: Page, path: string) => page.locator(`textarea[name="home.${path}"]`);
const pageOf = (page: Page) => page.frameLocator('iframe');

async function downloaded(page: Page): Promise<typeof french> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Télécharger/ }).click();
  return JSON.parse(readFileSync(await (await download).path(), 'utf8'));
}

const fileOf = (catalog: object, name = 'ar.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(catalog)),
});

test('a page is translated by keyboard and seen as it will be; a reload loses nothing; the file has every text', async ({
  page,
}) => {
  await start(page, 'ar');
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('Tab');
  await expect(fieldOf(page, 'heading')).toBeFocused();
  await page.keyboard.type('علّم');
  await page.keyboard.press('Home');
  await page.keyboard.type('{ت');
  await expect(pageOf(page).locator('h1'), 'a brace is not taken, the cursor stays').toHaveText('تعلّم');
  await expect(pageOf(page).locator('html')).toHaveAttribute('dir', 'rtl');

  await page.keyboard.press('Tab');
  const sentence = fieldOf(page, 'since');
  await expect(sentence).toBeFocused();
  await expect(sentence).toHaveValue('{{year}} {{school}}');
  await page.keyboard.press('Home');
  await page.keyboard.type('منذ {، ');
  await expect(sentence, 'typed around a variable').toHaveValue('منذ {{year}}،  {{school}}');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await expect(sentence, 'a variable cannot be lost').toHaveValue('منذ {{year}} {{school}}');
  await expect(pageOf(page).locator('p').first()).toContainText('منذ \u20682018\u2069');

  for (const category of ['zero', 'one', 'two', 'few', 'many', 'other'])
    await fieldOf(page, `seats_${category}`).fill(`${category} {{count}}`);
  await expect(pageOf(page).locator('p').nth(1), 'three are few in Arabic').toHaveText('few \u20683\u2069');
  await expect(page.getByRole('combobox', { name: 'Page' })).toContainText('/ (3 sur 3)');

  await page.reload();
  await expect(fieldOf(page, 'heading')).toHaveValue('تعلّم');
  const { home, language } = await downloaded(page);
  expect(home).toMatchObject({
    heading: 'تعلّم',
    since: 'منذ {{year}} {{school}}',
    seats_few: 'few {{count}}',
  });
  expect([...flatten(home).keys()]).toHaveLength(10);
  expect(language).toEqual({ name: '' });
});

test('two tabs share one work', async ({ page, context: browser }) => {
  const other = await browser.newPage();
  for (const tab of [page, other]) await start(tab, 'en');
  await fieldOf(page, 'heading').fill('Learn');
  await expect(fieldOf(other, 'heading')).toHaveValue('Learn');
  await fieldOf(other, 'seats_one').fill('One seat');
  await expect(fieldOf(page, 'seats_one')).toHaveValue('One seat');
  expect((await downloaded(page)).home).toMatchObject({ heading: 'Learn', seats_one: 'One seat' });
});

test('a broken rule is said while typing, in French and in English', async ({ page }) => {
  await start(page, 'en');
  const heading = fieldOf(page, 'heading');
  await heading.fill('Learn <b>to lead');
  await expect(heading).toHaveAccessibleDescription(/les visiteurs verraient « <b> »/);
  await page.getByRole('button', { name: 'In English' }).click();
  await expect(heading).toHaveAccessibleDescription(/visitors would see “<b>”/);
});

test('a file is merged; each text that differs is shown, also after a reload, until one of both is chosen', async ({
  page,
}) => {
  await start(page, 'ar');
  await fieldOf(page, 'heading').fill('mine');
  const home = { heading: 'theirs', since: 'since {{year}} {{school}}', other: 'x', later: null };
  const theirs = { home };
  await page.locator('input[type="file"]').setInputFiles(fileOf(theirs, 'fr.json'));
  await expect(page.getByText('fr.json est le fichier d’une autre langue.')).toBeVisible();
  await page.locator('input[type="file"]').setInputFiles(fileOf(theirs));
  await expect(page.getByText('Textes lus : 2 ; inconnus, laissés de côté : 1')).toBeVisible();
  await expect(fieldOf(page, 'heading')).toBeVisible();
  await expect(fieldOf(page, 'since'), 'only what differs is listed').toBeHidden();
  await page.reload();
  await page.getByRole('combobox', { name: 'À montrer' }).selectOption('Autre dans le fichier');
  await expect(page.getByText('Le fichier a « theirs »')).toBeVisible();
  await page.getByRole('button', { name: 'Prendre celle du fichier' }).click();
  await expect(page.getByText('Le fichier a « theirs »')).toBeHidden();
  const round = await downloaded(page);
  expect(round.home).toMatchObject({ heading: 'theirs', since: 'since {{year}} {{school}}' });
  await page.locator('input[type="file"]').setInputFiles(fileOf(round));
  await expect(page.getByText('Textes lus : 2 ; inconnus, laissés de côté : 0')).toBeVisible();
  expect(await downloaded(page), 'out, in and out again: the same').toEqual(round);
  const longer = fileOf({ home: { steps: ['Choose', 'Wait', 'Send'] } });
  await page.locator('input[type="file"]').setInputFiles(longer);
  await expect(page.getByText('Le fichier a « Wait »'), 'at the place of another').toBeVisible();
  expect((await downloaded(page)).home.steps).toEqual(['', '']);
});

test('a text is chosen by a click on the page, translated or in French, whatever the list shows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await start(page, 'en');
  await pageOf(page).locator('h1').click();
  await expect(fieldOf(page, 'heading')).toBeFocused();
  await page.keyboard.type('Learn');
  await page.getByRole('button', { name: 'En français', exact: true }).click();
  await expect(pageOf(page).locator('h1')).toHaveText('Apprendre à diriger');
  const search = page.getByRole('searchbox');
  await search.fill('zzz');
  await expect(fieldOf(page, 'heading')).toBeHidden();
  await search.fill('Apprendre');
  await expect(fieldOf(page, 'heading')).toBeVisible();
  await expect(search, 'the text from before does not take the focus').toBeFocused();
  await expect(fieldOf(page, 'since')).toBeHidden();
  await pageOf(page).locator('p').first().click();
  await expect(fieldOf(page, 'since')).toBeFocused();
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the bench and the pages of its part open again, with the work', async ({ page, context }) => {
    await start(page, 'en');
    await fieldOf(page, 'heading').fill('Learn');
    const keptFiles = () =>
      page.evaluate(async () =>
        (await (await caches.open('bench')).keys()).map(({ url }) => url.split('/').at(-1)),
      );
    await expect
      .poll(keptFiles)
      .toEqual(expect.arrayContaining(['', 'index.js', 'context.json', 'home.html']));
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('combobox', { name: 'Page' }).selectOption('/');
    await expect(fieldOf(page, 'heading')).toHaveValue('Learn');
    await expect(pageOf(page).locator('h1')).toHaveText('Learn');
  });
});

for (const width of [360, 1280]) {
  test(`axe and our own rules find nothing, and Tab reaches every control, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await start(page, 'ar');
    await fieldOf(page, 'heading').fill('Learn ');
    for (const english of [page.getByText('One seat is for sale nowhere'), page.getByLabel('initial')])
      await expect(english.first(), 'English in the French bench').toHaveAttribute('lang', 'en');
    const findings = await audit(page, 'normal');
    expect(describeFindings(findings.map((finding) => ({ ...finding, where: 'bench' })))).toBe('');
    const stops = await walkFocus(page);
    expect(stops.flatMap(({ problems }) => problems)).toEqual([]);
  });
}
