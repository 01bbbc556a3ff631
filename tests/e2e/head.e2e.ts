import { type Page, expect, test } from '@playwright/test';
import { origin } from '../../src/build/settings.ts';
import { localisePath } from '../../src/i18n/localisePath.ts';
import { pages } from '../../src/build/pages.ts';
import { builtPages } from '../support/builtSite.ts';
import { collectMessages, whenScriptsWork } from '../support/page.ts';

// Run in one worker, which reads the whole site once for all tests.
test.describe.configure({ mode: 'default' });

/** The content of a page without JavaScript. */
type Reading = Awaited<ReturnType<typeof read>>;
const readings = new Map<string, Reading>();
const unknown = '/inconnu';

const addresses = builtPages.map(({ path, language }) => ({
  path,
  language,
  address: localisePath(path, language),
  aliasOf: pages.find((page) => page.path === path && 'aliasOf' in page),
}));

async function read(page: Page, address: string) {
  const response = await page.goto(address, { waitUntil: 'domcontentloaded' });
  const reading = await page.evaluate(() => {
    const attributes = (selector: string, name: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
    const meta = (name: string) => attributes(`meta[name="${name}"], meta[property="${name}"]`, 'content');
    const spoken = (element: Element) => {
      const copy = element.cloneNode(true) as Element; // Safe cast: a clone of an element is an element.
      for (const silent of copy.querySelectorAll('[aria-hidden="true"]')) silent.remove();
      const pictures = [...copy.querySelectorAll('img')].map(({ alt }) => alt).join(' ');
      return `${element.getAttribute('aria-label') ?? ''} ${copy.textContent} ${pictures}`.trim();
    };
    const names = ['description', 'keywords', 'twitter:card'];
    const properties = ['type', 'site_name', 'title', 'description', 'url', 'locale'];
    return {
      lang: document.documentElement.lang,
      titles: [...document.head.querySelectorAll('title')].map(({ text }) => text),
      meta: Object.fromEntries(
        [...names, ...properties.map((property) => `og:${property}`)].map((name) => [name, meta(name)]),
      ),
      robots: meta('robots'),
      canonical: attributes('link[rel="canonical"]', 'href'),
      headFiles: attributes('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]', 'href'),
      headings: [...document.querySelectorAll('h1')].map(({ innerText }) => innerText),
      mainText: document.querySelector('main')?.innerText ?? '',
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      links: [...document.querySelectorAll('a')].map((link) => ({
        href: link.getAttribute('href') ?? '',
        url: link.href,
        text: spoken(link),
      })),
    };
  });
  return { status: response?.status(), ...reading };
}

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  // Load only documents.
  await page.route('**', (route) =>
    route.request().resourceType() === 'document' ? route.continue() : route.abort(),
  );
  for (const { address } of addresses) readings.set(address, await read(page, address));
  readings.set(unknown, await read(page, unknown));
  await page.close();
});

function readingOf(address: string): Reading {
  const reading = readings.get(address);
  if (!reading) throw new Error(`${address} was not read.`);
  return reading;
}

for (const { address, language } of addresses) {
  test(`${address} has a title, a description and Open Graph tags in its language`, () => {
    const { status, lang, titles, meta, robots, canonical } = readingOf(address);
    const [title = ''] = titles;
    const [description = ''] = meta.description ?? [];
    expect.soft(status).toBe(200);
    expect.soft(lang).toBe(language);
    expect.soft(titles).toHaveLength(1);
    expect.soft(canonical).toEqual([origin + address]);
    expect.soft(robots).toEqual([]);
    for (const [name, contents] of Object.entries(meta)) {
      expect.soft(contents, name).toHaveLength(1);
      expect.soft(contents[0], name).toMatch(/\S/);
    }
    // Search engines replace descriptions of other lengths.
    expect.soft(description.length).toBeGreaterThanOrEqual(50);
    expect.soft(description.length).toBeLessThanOrEqual(170);
    expect.soft(meta['og:title']).toEqual([title]);
    expect.soft(meta['og:description']).toEqual([description]);
    expect.soft(meta['og:url']).toEqual(canonical);
    expect.soft(meta['og:locale']).toEqual([`${language}_DJ`]);
  });

  test(`${address} has its content without JavaScript`, () => {
    const { headings, mainText, ids, links } = readingOf(address);
    expect.soft(headings).toHaveLength(1);
    expect.soft(headings[0]).toMatch(/\S/);
    expect.soft(mainText.length).toBeGreaterThan(500);
    expect.soft(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect.soft(links.filter(({ text }) => !text)).toEqual([]);
  });

  test(`every link of ${address} has an existing target`, ({ baseURL }) => {
    const broken = readingOf(address).links.filter(({ href, url }) => {
      if (!URL.canParse(url)) return true;
      const { protocol, origin: target, pathname, hash } = new URL(url);
      if (target !== baseURL) return !['https:', 'mailto:', 'tel:'].includes(protocol);
      const place = decodeURIComponent(hash.slice(1));
      const reading = readings.get(pathname);
      return !reading || href === '#' || !(place === '' || reading.ids.includes(place));
    });
    expect(broken).toEqual([]);
  });
}

test('each page has its own title, description and keywords, which its aliases share', () => {
  const own = addresses.filter(({ aliasOf }) => !aliasOf);
  for (const values of [
    [...own.map(({ address }) => address), unknown].map((address) => readingOf(address).titles[0]),
    own.map(({ address }) => readingOf(address).meta.description?.[0]),
    own.map(({ address }) => readingOf(address).meta.keywords?.[0]),
  ]) {
    expect.soft(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
  for (const { address, language, aliasOf } of addresses) {
    if (!aliasOf || !('aliasOf' in aliasOf)) continue;
    expect.soft(readingOf(address).titles).toEqual(readingOf(localisePath(aliasOf.aliasOf, language)).titles);
  }
});

test('every linked icon and manifest is served', async ({ request }) => {
  const files = new Set(addresses.flatMap(({ address }) => readingOf(address).headFiles));
  expect(files.size).toBeGreaterThan(3);
  for (const file of files) expect.soft((await request.get(file)).status(), file).toBe(200);
});

test('the canonical link is the address of the page, also after a navigation', async ({ page, baseURL }) => {
  const canonical = page.locator('link[rel="canonical"]');
  const named = () => canonical.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href)); // Safe cast: selected by tag.
  await page.goto('/about?from=mail#history');
  expect(await named()).toEqual([`${origin || baseURL}/about`]);
  await whenScriptsWork(page);
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await expect.poll(named).toEqual([`${origin || baseURL}/contact`]);
  await page.getByRole('banner').getByRole('link', { name: 'Accueil' }).first().click();
  await expect.poll(named).toEqual([`${origin || baseURL}/`]);
});

test('tags added at build time survive hydration and navigation without a console message', async ({
  page,
}) => {
  const messages = collectMessages(page);
  await page.goto('/programs/license-cca', { waitUntil: 'networkidle' });
  const added = page.locator(
    'script[type="application/ld+json"], link[rel="manifest"], meta[property="og:image:alt"]',
  );
  await expect(added).toHaveCount(3);
  await page.getByRole('banner').getByRole('link', { name: 'Accueil' }).first().click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(messages).toEqual([]);
});
