/**
 * A day of a colleague who edits only JSON and adds a photograph: the build names what is missing, and the site shows the
 * rest on a phone. Needs a build of its own, of a copy of the tree.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { Renderer } from '@takumi-rs/core';
import { container } from '@takumi-rs/helpers';
import catalog from '../../locales/fr.json' with { type: 'json' };
import { newsItems } from '../../src/content/news.ts';
import archive from '../../src/content/newsArchive.json' with { type: 'json' };
import { addDays, dayMs, todayAtSchool } from '#core/time/schoolTime.ts';
import { toasts } from '../forms/specification.ts';
import { siteFolder } from '../support/builtSite.ts';
import { buildCopy, copyTree, temporaryFolder } from '../support/machine.ts';
import { AdmissionForm } from '../support/forms.ts';
import { expectNoSidewaysScroll, expectToast, openPage, sectionOf } from '../support/page.ts';
import { spawnServer } from '../support/serverProcess.ts';

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 360, height: 740 } });

const folder = temporaryFolder();
const tree = join(folder.path, 'tree');
let server: ReturnType<typeof spawnServer> | undefined;
test.beforeAll(() => copyTree(tree));
test.afterAll(async () => {
  await server?.stop();
  folder.remove();
});

function edit(file: string, path: string, value: unknown): void {
  const content = JSON.parse(readFileSync(join(tree, file), 'utf8'));
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  keys.reduce((part, key) => part[key], content)[last] = value;
  writeFileSync(join(tree, file), JSON.stringify(content, null, 2));
}

async function writePhoto(name: string): Promise<void> {
  const photo = container({ style: { width: '100%', height: '100%', backgroundColor: '#075E7A' } });
  mkdirSync(join(tree, 'src/content/news'), { recursive: true });
  const jpeg = await new Renderer().render(photo, { width: 1600, height: 1067, format: 'jpeg' });
  writeFileSync(join(tree, 'src/content/news', name), jpeg);
}

const planned = todayAtSchool(new Date(Date.now() + 20 * dayMs));
// The next of all events, so that another one is the next that takes place.
const cancelled = addDays(todayAtSchool(), 1);
const postponed = todayAtSchool(new Date(Date.now() + 27 * dayMs));
const paragraph = 'Les étudiants qui travaillent la journée y retrouvent leurs manuels le soir.';

// `src/build/check.test.ts` tests what is known before the pages are rendered.
test('a build ends with what an editor has broken, at the line of the file', { tag: '@more' }, () => {
  test.setTimeout(240_000);
  const { about } = catalog;
  // Only the page itself knows that this is a list.
  edit('locales/fr.json', 'about.mission.objectives', 'Former des cadres.');
  expect(() => buildCopy(tree, {})).toThrow(
    /^locales\/fr\.json:\d+: about\.mission\.objectives: après ce texte/m,
  );
  edit('locales/fr.json', 'about.mission.objectives', about.mission.objectives);
  edit('locales/fr.json', 'about.recognitions.founded.value', '{{annee}}');
  expect(() => buildCopy(tree, {})).toThrow(
    /^locales\/fr\.json:\d+: about\.recognitions\.founded\.value: la page n’a pas de valeur/m,
  );
  edit('locales/fr.json', 'about.recognitions.founded.value', about.recognitions.founded.value);
});

test('the site shows an article, a moved and a cancelled event, and the deadline', async ({ page }) => {
  test.setTimeout(300_000);
  const words = 'La salle de lecture, un soir, lampes allumées';
  // Too long a word for a phone, and the sign before the school's name in the title of a page.
  const title = 'Électroencéphalographiquement vôtre | La bibliothèque ouvre le soir';
  const article = { date: todayAtSchool(), category: 'studentLife' };
  edit('src/content/news.json', 'articles.eveningReading', article);
  edit('locales/fr.json', 'newsItems.eveningReading', { title, excerpt: paragraph, photo: words });
  edit('locales/fr.json', 'news-eveningReading', { paragraphs: [paragraph, paragraph] });
  await writePhoto('eveningReading.jpg');
  edit('src/content/events.json', 'events.portVisit', {
    date: planned,
    time: '8:30',
    changes: { [planned]: postponed },
  });
  edit('locales/fr.json', 'events.portVisit', { title: 'Visite du port', description: paragraph });
  edit('src/content/events.json', 'events.concert', {
    date: cancelled,
    changes: { [cancelled]: 'cancelled' },
  });
  edit('locales/fr.json', 'events.concert', { title: 'Concert', description: paragraph });
  edit('src/core/questions/deadlines.json', 'programs.licenseLogistique', {
    kind: 'until',
    month: 6,
    day: 18,
  });
  const last = todayAtSchool(new Date(Date.now() + 20 * dayMs));
  const closedDay = addDays(last, 30);
  edit('src/core/time/closedPeriods.json', 'periods', [
    { from: todayAtSchool(), to: last },
    { from: closedDay, to: closedDay },
  ]);
  const [latest] = newsItems;
  const sameWords = 'La même photographie';
  edit('locales/fr.json', `newsItems.${latest?.id}.photo`, sameWords);
  await writePhoto(`${latest?.id}.jpg`);
  buildCopy(tree, {});
  // A server with a stamp beside its site only serves its own build.
  rmSync(join(tree, 'dist/built'));
  server = spawnServer({ SITE_DIR: join(tree, 'dist/client'), DATA_DIR: join(folder.path, 'data') });
  const { port } = new URL(await server.ready());
  // The test browser only resolves `localhost`.
  const open = (path: string) => openPage(page, `http://localhost:${port}${path}`);

  await test.step('the article with its photograph, which another has too, counted in its category', async () => {
    await open('/news');
    const article = page.getByRole('article', { name: title });
    const photo = article.getByRole('img', { name: words });
    await photo.scrollIntoViewIfNeeded();
    // The browser takes a size made for phones.
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);
    for (const image of [photo, page.getByRole('img', { name: sameWords })]) {
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
        .toBeGreaterThan(0);
    }
    const ofStudentLife = newsItems.filter(({ category }) => category === 'studentLife').length + 1;
    await expect(
      page.getByRole('button', {
        name: `Vie Étudiante ${archive.categories.studentLife + ofStudentLife} articles publiés, ${ofStudentLife} en ligne`,
      }),
    ).toBeAttached();
    await expectNoSidewaysScroll(page);
    expect(readFileSync(join(tree, 'dist/client/search/fr.json'), 'utf8')).toContain(`"title":"${title}"`);
  });

  await test.step('no promise of hours in a closed period, and the day on the receipt', async () => {
    for (const path of ['/', '/admissions', '/contact', '/admission-request']) {
      await open(path);
      const main = page.getByRole('main');
      await expect.soft(main, path).toContainText('À cause d’une fermeture de l’école');
      await expect.soft(main, path).not.toContainText(/\b(24|48)\s*h/);
      const html = await (await page.request.get(`http://localhost:${port}${path}`)).text();
      const promises = html.match(/\bsous (?:24|48)\s[^<.]*/g)?.map((text) => text.replace(/^\D*\d+\s/, ''));
      expect
        .soft([...new Set(promises)], `${path} without scripts`)
        .toEqual(['h, hors fermeture de l’école']);
    }
    await open('/contact');
    await expect.soft(page.getByText(/^Fermé du \d.* au \d.*\.$/)).toBeVisible();
    await expect.soft(page.getByText(/^Fermé le \d.*\.$/)).toBeVisible();
    const today = page.getByRole('rowheader').filter({ hasText: 'aujourd’hui' });
    await expect.soft(today, 'whose hours do not apply').toHaveCount(0);
    await open('/admission-request');
    const form = new AdmissionForm(page);
    await form.answerRequests();
    await form.send();
    await expectToast(page, [
      toasts.admissionSent[0],
      'Nous avons bien reçu votre demande. Votre reçu indique quand nous vous répondrons.',
    ]);
    const [year, , day] = addDays(last, 3).split('-');
    const answer = page.getByRole('term').filter({ hasText: 'Notre première réponse' }).locator('+ dd');
    await expect(answer).toContainText(new RegExp(`^Le ${Number(day)}\\D+${year} au plus tard`));
  });

  await test.step('the events on the home page: one with its new and its old day, one cancelled', async () => {
    await open('/');
    const life = sectionOf(page, 'La vie étudiante');
    await life.getByText('Les rendez-vous suivants').click();
    const event = life.getByRole('listitem').filter({ hasText: 'Visite du port' });
    await expect(event.locator('time').first()).toHaveAttribute('datetime', postponed);
    await expect(event).toContainText(/à 8\s?h\s?30/);
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(data).toContain(`${postponed}T08:30:00+03:00`);
    const plannedDay = Number(planned.slice(8));
    await expect(event).toContainText(new RegExp(`Nouvelle date, au lieu du ${plannedDay}\\D`));
    await expect(life.getByRole('listitem').filter({ hasText: 'Concert' })).toContainText(
      'Rendez-vous annulé',
    );
    const next = life.getByRole('listitem').filter({ hasText: 'le prochain' });
    await expect(next.filter({ hasNotText: 'annulé' }), 'the first that takes place').toHaveCount(1);
    await expectNoSidewaysScroll(page);
  });

  await test.step('the deadline on the programme, its picture for social networks, and the admissions page', async () => {
    await open('/programs/license-logistique');
    await expect(page.getByRole('definition').filter({ hasText: /^Jusqu’au 18\u00a0juin/ })).toBeVisible();
    const image = 'social/license-logistique.png';
    const drawn = readFileSync(join(tree, 'dist/client', image));
    expect(drawn.equals(readFileSync(join(siteFolder, image)))).toBe(false);
    await open('/admissions');
    const row = page.getByRole('row', { name: /Logistique et transport international \(Licence/ });
    await expect(row).toContainText('Jusqu’au 18\u00a0juin');
    await expectNoSidewaysScroll(page);
  });
});
