import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { isUnlisted, pages } from '../../src/build/pages.ts';
import { siteFolder, weighPage } from '../support/builtSite.ts';
import { openPage } from '../support/page.ts';
import {
  type Language,
  addressOf,
  copyFolder,
  languages,
  siteUrl as origin,
  startedLanguage,
  startedPaths,
} from './support/site.ts';

const builtFile = (file: string) => join(copyFolder, 'dist/client', file);
const versionedSlice = /^\/catalogs\/(\w+)\/(\w+)\.\w+\.json$/;

const completeLanguages = ['aa', 'ar', 'en', 'fr', 'so'];

/** The languages and addresses of a page, as its heads and the sitemap name them. */
const alternatesOf = (path: string) => [
  ...[...completeLanguages, ...(startedPaths.includes(path) ? [startedLanguage] : [])]
    .toSorted()
    .map((language) => [language, origin + addressOf(path, language)]),
  ['x-default', origin + path],
];

for (const language of languages) {
  test.describe(`in the language ${language}`, () => {
    test('every page declares its language, direction, canonical URL and alternate languages', async ({
      request,
    }) => {
      for (const { path } of pages) {
        const address = addressOf(path, language);
        const response = await request.get(address);
        expect(response.status(), address).toBe(200);
        const html = parse(await response.text());
        const all = (selector: string, attribute: string) =>
          html.querySelectorAll(selector).map((element) => element.getAttribute(attribute) ?? '');
        expect(all('html', 'lang'), address).toEqual([language]);
        expect(all('html', 'dir'), address).toEqual([language === 'ar' ? 'rtl' : 'ltr']);
        expect(all('link[rel="canonical"]', 'href')).toEqual([origin + address]);
        expect(all('meta[property="og:url"]', 'content')).toEqual([origin + address]);
        expect(html.innerHTML, address).not.toMatch(/"(url|@id|item|image)":"\//);
        const alternates = html
          .querySelectorAll('link[rel="alternate"]')
          .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);
        expect(alternates.toSorted(), address).toEqual(alternatesOf(path));
        const links = all(':is(header, main, footer) a:not([hreflang])', 'href');
        const leaving = links.filter((href) => href.startsWith('/') && !isInLanguage(href, language));
        expect(leaving, `links of ${address}`).toEqual([]);
      }
    });

    test('an unknown address answers 404 in this language', async ({ request }) => {
      const response = await request.get(addressOf('/nowhere/at-all', language));
      expect(response.status()).toBe(404);
      const html = parse(await response.text());
      expect(html.querySelector('html')?.getAttribute('lang')).toBe(language);
      expect(html.querySelector('main a')?.getAttribute('href')).toBe(addressOf('/', language));
    });
  });
}

for (const language of ['fr', 'ar'] as const) {
  test(`in ${language} a page loads slices of its own language only, and the Arabic font in Arabic only`, async ({
    page,
  }) => {
    const slices: string[] = [];
    page.on('request', (request) => {
      const [, of, slice] = versionedSlice.exec(new URL(request.url()).pathname) ?? [];
      if (of && slice) slices.push(`${of} ${slice}`);
    });
    await page.setViewportSize({ width: 1280, height: 800 });
    await openPage(page, addressOf('/', language));
    const hasArabicFont = await page.evaluate(async () =>
      [...(await document.fonts.ready)].some(
        ({ status, family }) => status === 'loaded' && family.includes('Readex Pro'),
      ),
    );
    expect(hasArabicFont).toBe(language === 'ar');
    const links = page.getByRole('banner').locator(`a[href="${addressOf('/contact', language)}"]`);
    // The menu for phones has a hidden link too.
    await links.filter({ visible: true }).click();
    await expect(page).toHaveURL(addressOf('/contact', language));
    await expect(page.locator('main form')).toBeVisible();
    expect(slices.filter((slice) => !slice.startsWith(`${language} `))).toEqual([]);
    expect(slices).toContain(`${language} contact`);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
  });
}

function isInLanguage(href: string, language: Language): boolean {
  const [, first = ''] = href.split(/[/?#]/);
  return language === 'fr' ? first.length !== 2 : first === language;
}

test('another spelling of a language, or a page that it lacks, redirects', async ({ baseURL }) => {
  for (const [from, status, to] of [
    ['/EN/about', 308, '/en/about'],
    ['/Ar/programs/license-cca/?x=1', 308, '/ar/programs/license-cca?x=1'],
    ['/FR/en/about', 308, '/en/about'],
    ['/SO/', 308, '/so'],
    [`/${startedLanguage}/news?category=training`, 302, '/news?category=training'],
    [`/${startedLanguage}/programs/license-cca`, 302, '/programs/license-cca'],
    [`/${startedLanguage}`, 302, '/'],
  ] as const) {
    const answers = [await fetch(baseURL + from, { redirect: 'manual' }), await fetch(baseURL + from)];
    expect
      .soft([...answers.map((answer) => answer.status), answers[1]?.url], from)
      .toEqual([status, 200, baseURL + to]);
  }
});

test('the sitemap lists every page in each language that has it, without an invented date', () => {
  const sitemap = readFileSync(builtFile('sitemap.xml'), 'utf8');
  expect(sitemap).not.toContain('lastmod');
  const listed = [...sitemap.matchAll(/<loc>(.*)<\/loc>/g)].map(([, address]) => address);
  const expected = pages
    .filter((page) => !('aliasOf' in page) && !isUnlisted(page.path))
    .flatMap(({ path }) =>
      alternatesOf(path)
        .slice(0, -1)
        .map(([, address]) => address),
    );
  expect(listed.toSorted()).toEqual(expected.toSorted());
  expect(readFileSync(builtFile('robots.txt'), 'utf8')).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
});

test('five more languages add less than 1.6 % to the bytes of a French visitor', () => {
  // More languages add the language switcher and the list of the pages that a language lacks.
  for (const { path } of pages) {
    const [one = 0, all = 0] = [siteFolder, builtFile('')].map((site) => {
      const { html, script } = weighPage(path, site);
      // Copies are built with less brotli, and the same gzip.
      const files = Object.keys({ ...html, ...script });
      return files.reduce((sum, file) => sum + statSync(join(site, `${file}.gz`)).size, 0);
    });
    expect(all / one, `${path}: ${one} bytes with one language, ${all} with all`).toBeLessThan(1.016);
  }
});
