import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locator, type Page, expect, test as freshTest } from '@playwright/test';
import { parse } from 'node-html-parser';
import { pages } from '../../src/build/pages.ts';
import { whenLive } from '../support/openPage.ts';
import { test } from '../support/tab.ts';
import { lengthen, opening, turnAround } from './support/pseudoCatalogs.ts';
import { addressOf, begunLanguage, buildLog, copyFolder, partialLanguage, siteUrl } from './support/site.ts';
import { spokenAttributes } from '../../src/i18n/spokenAttributes.ts';
import { wrongLanguages } from './support/wrongLanguages.ts';

const home = `/${partialLanguage}`;
const wrongIn = (page: Page) => page.evaluate(wrongLanguages, spokenAttributes);
const frenchNote = 'Une partie de cette page est encore en français.';
const languageOf = (locator: Locator) =>
  locator.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));

for (const each of [test, freshTest]) each.use({ viewport: { width: 1280, height: 800 } });

test.describe('where a catalog has a gap', () => {
  freshTest.describe('without a script', () => {
    freshTest.use({ javaScriptEnabled: false });

    freshTest('the French text stands in its place, marked as French, and only it', async ({ page }) => {
      await page.goto(home);
      const header = page.getByRole('banner').getByRole('navigation').first();
      expect(await languageOf(header.getByText('Accueil', { exact: true }))).toBe('fr');
      expect(await languageOf(header.getByRole('link').nth(1))).toBe(partialLanguage);
      expect(await languageOf(page.locator('h1'))).toBe(partialLanguage);
      await page.goto(`${home}/contact`);
      expect(await languageOf(page.locator('h1'))).toBe('fr');
      expect(await page.locator('html').getAttribute('lang')).toBe(partialLanguage);
    });
  });

  test('it is marked too in what is rendered later: the next page, and a message', async ({ page }) => {
    await page.goto(home);
    await whenLive(page);
    await page.getByRole('banner').locator(`a[href="${home}/contact"]`).filter({ visible: true }).click();
    await expect(page.locator('h1')).toHaveAttribute('lang', 'fr');
    await page.goto(`${home}/admission-request`);
    await page.locator('form[data-live]').waitFor();
    await page.locator('form[data-live] [type="submit"]').click();
    const message = page.getByText('Le prénom doit contenir au moins 2 caractères').first();
    await expect(message).toBeVisible();
    await expect.poll(() => languageOf(message)).toBe('fr');
  });

  for (const language of [partialLanguage, begunLanguage]) {
    test(`every text and attribute of each page in ${language} says its own language, and structured data too`, async ({
      request,
    }) => {
      let found = 0;
      for (const { path } of pages) {
        const html = await (await request.get(addressOf(path, language))).text();
        expect
          .soft(wrongLanguages(spokenAttributes, parse(html).querySelector('html') ?? undefined), path)
          .toEqual([]);
        const data = parse(html).querySelector('script[type="application/ld+json"]')?.text ?? '';
        // What is named in French is no page of this language.
        expect
          .soft(data, path)
          .not.toMatch(
            new RegExp(`"name":\\{"@value"[^{}]*"@language":"fr"\\}[^{}]*"inLanguage":"${language}"`),
          );
        const strings = data.match(/"(?:name|headline)":(?:"[^"]*"|\{[^}]*\})/g) ?? [];
        const named = strings.filter((text) => text.includes('"@language":"fr"'));
        expect
          .soft(
            named.filter((text) => text.includes(opening)),
            path,
          )
          .toEqual([]);
        found += named.length;
      }
      if (language === begunLanguage) expect(found).toBeGreaterThan(20);
    });
  }

  test('people are named as the language writes them, else as in French, which is no gap', async ({
    page,
  }) => {
    const chair = 'Fathia Robleh Elmi';
    await page.goto('/ar/about');
    await expect(page.getByText(turnAround(chair), { exact: true })).toBeVisible();
    await page.goto(addressOf('/about', partialLanguage));
    await expect(page.getByText(lengthen(chair), { exact: true })).toBeVisible();
    await page.goto(addressOf('/about', begunLanguage));
    const names = page.getByRole('definition');
    await expect(names.filter({ hasText: chair })).toBeVisible();
    expect(await languageOf(names.getByText(chair))).toBe(begunLanguage);
    await page.goto('/ar/admissions#mentions-legales');
    await expect(page.getByRole('dialog')).toContainText(turnAround('Abdourahman Waïs Djama'));
  });

  test('each says its language too in what is rendered later', async ({ page }) => {
    await page.goto(addressOf('/', begunLanguage));
    await whenLive(page);
    await expect.poll(() => wrongIn(page)).toEqual([]);
    for (const path of ['/contact', '/programs', '/admissions']) {
      const address = addressOf(path, begunLanguage);
      await page.locator(`a[href="${address}"]`).filter({ visible: true }).first().click();
      await expect(page).toHaveURL(address);
      await expect.poll(() => wrongIn(page)).toEqual([]);
    }
    await page.goto(addressOf('/contact', begunLanguage));
    await page.locator('form[data-live] [type="submit"]').click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    await expect.poll(() => wrongIn(page)).toEqual([]);
    await page.goto(addressOf('/plan-du-site?q=2018', begunLanguage));
    await page.locator('form[role="search"] ~ ol').waitFor();
    await expect.poll(() => wrongIn(page)).toEqual([]);
  });

  test('one line says so, on the pages that have one alone', async ({ page }) => {
    const note = page.getByRole('main').getByText(frenchNote);
    await page.goto(addressOf('/contact', begunLanguage));
    // Which tenth of the texts is begun changes with every new text.
    await expect(note.or(page.getByRole('main').getByText(turnAround(frenchNote)))).toBeVisible();
    await page.goto(addressOf('/about', 'en'));
    await whenLive(page);
    await expect(page.getByRole('main').getByText(lengthen(frenchNote))).toHaveCount(0);
    await page.goto('/about');
    await expect(note).toHaveCount(0);
  });

  test('a page that is hardly translated is none of its language for search engines', async ({ request }) => {
    const headOf = async (address: string) => {
      const head = parse(await (await request.get(address)).text()).querySelector('head');
      const all = (selector: string, attribute: string) =>
        head?.querySelectorAll(selector).map((element) => element.getAttribute(attribute)) ?? [];
      return {
        robots: all('meta[name="robots"]', 'content'),
        canonical: all('link[rel="canonical"]', 'href'),
        locale: all('meta[property="og:locale"]', 'content'),
        alternates: all('link[rel="alternate"]', 'hreflang').toSorted(),
      };
    };
    const isNone = { robots: ['noindex'], locale: ['fr_DJ'], alternates: [] };
    expect(await headOf(`/${begunLanguage}/about`)).toEqual({ ...isNone, canonical: [`${siteUrl}/about`] });
    const others = ['aa', 'ar', 'de', 'en', 'fr', 'so', 'x-default'];
    expect((await headOf('/about')).alternates).toEqual(others);
    // A gap or two are a matter of days.
    expect(await headOf(`${home}/about`)).toEqual({
      robots: [],
      canonical: [`${siteUrl}${home}/about`],
      locale: [`${partialLanguage}_DJ`],
      alternates: others,
    });
    const sitemap = readFileSync(join(copyFolder, 'dist/client/sitemap.xml'), 'utf8');
    expect(sitemap).toContain(`${siteUrl}${home}/about<`);
    expect(sitemap).not.toContain(`/${begunLanguage}`);
  });

  // What a tab has read before it need not ask for.
  freshTest('marks of gaps are read on its pages alone', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (/keepFrenchMarked/.test(request.url())) fetched.push(request.url());
    });
    for (const path of ['/', '/en', '/ar']) {
      await page.goto(path);
      await whenLive(page);
    }
    expect(fetched).toEqual([]);
  });

  test('the build lists it, and the strict build fails on it', () => {
    const listed = 'layout.nav.home';
    expect(readFileSync(buildLog, 'utf8')).toContain(listed);
    const strict = spawnSync(
      process.execPath,
      ['node_modules/vite/bin/vite.js', 'build', '--outDir', 'dist-strict'],
      {
        cwd: copyFolder,
        encoding: 'utf8',
        env: { ...process.env, I18N_STRICT: '1' },
      },
    );
    expect(strict.status).not.toBe(0);
    expect(strict.stderr + strict.stdout).toContain(listed);
    expect(strict.stderr + strict.stdout).toContain(
      join('locales', `${partialLanguage}.json`).replaceAll('\\', '/'),
    );
  });
});
