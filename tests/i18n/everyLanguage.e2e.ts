import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { fileOf, isUnlisted, pages } from '../../src/build/pages.ts';
import { findNginx, startNginx } from '../support/otherServers.ts';
import {
  type Language,
  addressOf,
  copyFolder,
  languages,
  siteUrl as origin,
  startedLanguage,
} from './support/site.ts';

const builtFile = (file: string) => join(copyFolder, 'dist/client', file);
const versionedSlice = /^\/catalogs\/(\w+)\/(\w+)\.\w+\.json$/;

const completeLanguages = ['aa', 'ar', 'en', 'fr', 'so'];
const startedPaths = new Set(['/about', '/admission-request', '/student-space']);

/** The languages and addresses of a page, as its heads and the sitemap name them. */
const alternatesOf = (path: string) => [
  ...[...completeLanguages, ...(startedPaths.has(path) ? [startedLanguage] : [])]
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
        const head = (selector: string, attribute: string) =>
          html.querySelector(`head ${selector}`)?.getAttribute(attribute);
        const root = html.querySelector('html');
        expect(root?.getAttribute('lang'), address).toBe(language);
        expect(root?.getAttribute('dir'), address).toBe(language === 'ar' ? 'rtl' : 'ltr');
        expect(head('link[rel="canonical"]', 'href')).toBe(origin + address);
        expect(head('meta[property="og:url"]', 'content')).toBe(origin + address);
        expect(head('meta[property="og:locale"]', 'content')).toBe(`${language}_DJ`);
        const alternateLocales = html
          .querySelectorAll('head meta[property="og:locale:alternate"]')
          .map((meta) => meta.getAttribute('content'));
        const others = languages.filter((other) => other !== language).map((other) => `${other}_DJ`);
        expect(alternateLocales, address).toEqual(expect.arrayContaining(others));
        expect(alternateLocales, address).not.toContain(`${language}_DJ`);
        expect(html.innerHTML, address).not.toMatch(/"(url|@id|item|image)":"\//);
        const alternates = html
          .querySelectorAll('link[rel="alternate"]')
          .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);
        expect(alternates.toSorted(), address).toEqual(alternatesOf(path));
        const links = html
          .querySelectorAll('header a, main a, footer a')
          .filter((link) => !link.getAttribute('hreflang'))
          .map((link) => link.getAttribute('href') ?? '')
          .filter((href) => href.startsWith('/'));
        expect(
          links.filter((href) => !isInLanguage(href, language)),
          `links of ${address}`,
        ).toEqual([]);
      }
    });

    test('an unknown address answers 404 in this language', async ({ request }) => {
      const response = await request.get(addressOf('/nowhere/at-all', language));
      expect(response.status()).toBe(404);
      const html = parse(await response.text());
      expect(html.querySelector('html')?.getAttribute('lang')).toBe(language);
      expect(html.querySelector('main a')?.getAttribute('href')).toBe(addressOf('/', language));
    });

    test('a page loads slices of its own language only, and the Arabic font in Arabic only', async ({
      page,
    }) => {
      const slices: string[] = [];
      page.on('request', (request) => {
        const [, of, slice] = versionedSlice.exec(new URL(request.url()).pathname) ?? [];
        if (of && slice) slices.push(`${of} ${slice}`);
      });
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(addressOf('/', language));
      await page.waitForLoadState('networkidle');
      const fonts = await page.evaluate(async () =>
        [...(await document.fonts.ready)]
          .filter(({ status }) => status === 'loaded')
          .map(({ family }) => family),
      );
      expect(fonts.some((family) => family.includes('Readex Pro'))).toBe(language === 'ar');
      const links = page.getByRole('banner').locator(`a[href="${addressOf('/contact', language)}"]`);
      // The menu for phones has a hidden link too.
      await links.filter({ visible: true }).click();
      await expect(page).toHaveURL(addressOf('/contact', language));
      await expect(page.locator('main form')).toBeVisible();
      expect(slices.filter((slice) => !slice.startsWith(`${language} `))).toEqual([]);
      expect(slices).toContain(`${language} contact`);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    });
  });
}

function isInLanguage(href: string, language: Language): boolean {
  const [, first = ''] = href.split(/[/?#]/);
  return language === 'fr' ? first.length !== 2 : first === language;
}

test('another spelling of a language, or a page that it lacks, redirects, on the server and on nginx', async ({
  baseURL,
}) => {
  const nginx = findNginx();
  const host = nginx ? await startNginx(nginx, join(copyFolder, 'dist/client')) : undefined;
  for (const [from, status, to] of [
    ['/EN/about', 308, '/en/about'],
    ['/Ar/programs/license-cca/?x=1', 308, '/ar/programs/license-cca?x=1'],
    ['/FR/en/about', 308, '/en/about'],
    ['/SO/', 308, '/so'],
    [`/${startedLanguage}/contact?subject=visit`, 302, '/contact?subject=visit'],
    [`/${startedLanguage}/programs/license-cca`, 302, '/programs/license-cca'],
    [`/${startedLanguage}`, 302, '/'],
  ] as const) {
    for (const url of [baseURL ?? '', ...(host ? [host.url] : [])]) {
      const answers = [await fetch(url + from, { redirect: 'manual' }), await fetch(url + from)];
      expect
        .soft([...answers.map((answer) => answer.status), answers[1]?.url], url + from)
        .toEqual([status, 200, url + to]);
    }
  }
  await host?.stop();
});

test('the sitemap lists every page in each language that has it, with its alternates and no invented date', () => {
  const sitemap = readFileSync(builtFile('sitemap.xml'), 'utf8');
  expect(sitemap).not.toContain('lastmod');
  const entries = sitemap.split('<url>').slice(1);
  const listed = entries.map((entry) => [
    /<loc>(.*)<\/loc>/.exec(entry)?.[1],
    [...entry.matchAll(/href="(.*)" hreflang="(.*)"/g)]
      .map(([, href, language]) => [language, href])
      .toSorted(),
  ]);
  const expected = pages
    .filter((page) => !('aliasOf' in page) && !isUnlisted(page.path))
    .flatMap(({ path }) =>
      alternatesOf(path)
        .slice(0, -1)
        .map(([, address]) => [address, alternatesOf(path)]),
    );
  expect(listed.toSorted()).toEqual(expected.toSorted());
  expect(readFileSync(builtFile('robots.txt'), 'utf8')).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
});

test('five more languages add less than 1.6 % to the bytes of a French visitor', () => {
  // More languages add the language switcher and the list of the pages that a language lacks.
  const bytesAlone = createPageSizer(join(import.meta.dirname, '../../dist/client'));
  const bytes = createPageSizer(builtFile(''));
  for (const { path } of pages) {
    const file = fileOf(path, 'fr');
    const [one, all] = [bytesAlone(file), bytes(file)];
    expect(all / one, `${path}: ${one} bytes with one language, ${all} with all`).toBeLessThan(1.016);
  }
});

/** Returns a function that measures a page of a built site, with its scripts and styles, in compressed bytes. */
function createPageSizer(site: string): (page: string) => number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? brotliCompressSync(readFileSync(join(site, file)), { params }).length;
    sizes.set(file, size);
    return size;
  };
  return (page) => {
    const html = readFileSync(join(site, page), 'utf8');
    const assets = [...html.matchAll(/["'(]\/(assets\/[\w.-]+\.(?:js|css))/g)].map(
      ([, asset]) => asset ?? '',
    );
    return [page, ...new Set(assets)].reduce((total, file) => total + sizeOf(file), 0);
  };
}
