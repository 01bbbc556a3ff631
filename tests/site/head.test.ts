import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import catalog from '../../locales/fr.json' with { type: 'json' };
import { infoTexts } from '../../src/content/infoTexts.ts';
import { socialImageSize } from '../../src/content/socialImages.ts';
import { localisePath } from '#core/texts/languages.ts';
import { fileOf, isUnlisted, pages } from '../../src/build/pages.ts';
import { origin } from '../../src/build/settings.ts';
import { distinctPaths, unknownPath } from '../support/serverProcess.ts';
import { builtPages, catalogs, pagesWithoutBreadcrumb, readBuilt, siteFolder } from '../support/builtSite.ts';

const site = 'https://site.example';

function readHead(address: string, file: string) {
  const document = parse(readBuilt(file));
  const attributes = (selector: string, name: string) =>
    document.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? '');
  const meta = (name: string) => attributes(`meta[name="${name}"], meta[property="${name}"]`, 'content');
  const names = ['description', 'keywords', 'twitter:card'];
  const properties = ['type', 'site_name', 'title', 'description', 'url', 'image'];
  const head = {
    lang: document.querySelector('html')?.getAttribute('lang'),
    titles: document.querySelectorAll('head title').map(({ text }) => text),
    meta: Object.fromEntries(
      [...names, ...properties.map((property) => `og:${property}`)].map((name) => [name, meta(name)]),
    ),
    imageAlts: meta('og:image:alt'),
    imageSize: [meta('og:image:width'), meta('og:image:height')].flat().map(Number),
    robots: meta('robots'),
    canonical: attributes('link[rel="canonical"]', 'href'),
    files: attributes('link[rel="icon"], link[rel="apple-touch-icon"]', 'href'),
    headings: document.querySelectorAll('h1').map(({ text }) => text.trim()),
    mainText: document.querySelector('main')?.text ?? '',
    ids: attributes('[id]', 'id'),
  };
  const links = document.querySelectorAll('a').map((link) => {
    for (const silent of link.querySelectorAll('[aria-hidden="true"]')) silent.remove();
    const pictures = link.querySelectorAll('img').map((image) => image.getAttribute('alt') ?? '');
    const name = [link.getAttribute('aria-label'), link.text, ...pictures].join(' ').trim();
    return { href: link.getAttribute('href') ?? '', name };
  });
  return { ...head, address, links };
}

/** `src/build/check.ts` has the rules of an article, which may be short. */
const isArticle = (path: string) => path.startsWith('/news/');

const head404 = readHead('/404', '404.html');
const pageHeads = builtPages.map(({ path, language }) => ({
  ...readHead(localisePath(path, language), fileOf(path, language)),
  language,
  isListed: !isUnlisted(path),
  isArticle: isArticle(path),
  aliasOf: pages.find((page) => page.path === path)?.aliasOf,
}));
const idsByAddress = new Map([...pageHeads, head404].map(({ address, ids }) => [address, ids]));

/** Whether a link leads to a page of the site and to a place on it, or elsewhere by a known scheme. */
function hasTarget(href: string, address: string): boolean {
  if (href === '#' || !URL.canParse(href, site + address)) return false;
  const { protocol, origin: target, pathname, hash } = new URL(href, site + address);
  if (target !== site) return ['https:', 'mailto:', 'tel:'].includes(protocol);
  if (pathname.endsWith('.pdf')) return existsSync(join(siteFolder, pathname));
  const place = decodeURIComponent(hash.slice(1));
  const ids = idsByAddress.get(pathname);
  return ids !== undefined && (place === '' || ids.includes(place));
}

const duplicatesIn = (values: readonly unknown[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe.each(pageHeads)('$address', ({ address, language, isListed, isArticle, titles, meta, ...page }) => {
  test('has a title, a description and Open Graph tags in its language', () => {
    const [description = ''] = meta.description ?? [];
    expect.soft(page.lang).toBe(language);
    expect.soft(titles).toHaveLength(1);
    expect.soft(page.canonical).toEqual([origin + address]);
    expect.soft(page.robots).toEqual(isListed ? [] : ['noindex']);
    for (const [name, contents] of Object.entries(meta)) {
      expect.soft(contents, name).toHaveLength(1);
      expect.soft(contents[0], name).toMatch(/\S/);
    }
    // Search engines cut or replace titles and descriptions of other lengths (`locales/README.md`).
    if (!isArticle) {
      expect.soft(titles[0]?.split(' | ')[0]?.length).toBeLessThanOrEqual(60);
      expect.soft(description.length).toBeGreaterThanOrEqual(120);
    }
    expect.soft(description.length).toBeLessThanOrEqual(160);
    expect.soft(meta['og:title']).toEqual(titles);
    expect.soft(meta['og:description']).toEqual([description]);
    expect.soft(meta['og:url']).toEqual(page.canonical);
  });

  test('has its own Open Graph image with its size and a text alternative', () => {
    const [image = ''] = meta['og:image'] ?? [];
    expect(existsSync(join(siteFolder, new URL(image, site).pathname))).toBe(true);
    const parts = (page.aliasOf ?? address).split('/');
    const ownImage = `${parts.slice(parts.at(-2) === 'news' ? -2 : -1).join('-')}.png`;
    expect(['school.png', 'admissions.png', ownImage]).toContain(image.split('/').at(-1));
    expect(page.imageSize).toEqual([socialImageSize.width, socialImageSize.height]);
    // A language that is started may lack some.
    const hasTexts = Object.values(catalogs[language]?.socialImages ?? {}).every(Boolean);
    const isExpected = hasTexts || page.imageAlts.length > 0;
    expect(page.imageAlts).toEqual(isExpected ? [expect.stringMatching(/\S/)] : []);
  });

  test('has its content without JavaScript, and links with names and targets', () => {
    expect.soft(page.headings).toHaveLength(1);
    expect.soft(page.headings[0]).toMatch(/\S/);
    // The pages of a dossier and the office are empty until a script has the secret of the link.
    if (isListed && !isArticle) expect.soft(page.mainText.length).toBeGreaterThan(500);
    expect.soft(duplicatesIn(page.ids)).toEqual([]);
    if (isListed) expect.soft(page.links.length).toBeGreaterThan(10);
    expect.soft(page.links.filter(({ name }) => !name)).toEqual([]);
    expect.soft(page.links.filter(({ href }) => !hasTarget(href, address))).toEqual([]);
  });
});

test('each page has its own title, description and keywords, which its aliases share', () => {
  const own = pageHeads.filter(({ aliasOf }) => !aliasOf);
  expect.soft(duplicatesIn([...own, head404].map(({ titles }) => titles[0]))).toEqual([]);
  for (const name of ['description', 'keywords'])
    expect.soft(duplicatesIn(own.map(({ meta }) => meta[name]?.[0])), name).toEqual([]);
  for (const { address, titles, language, aliasOf } of pageHeads) {
    if (!aliasOf) continue;
    const shown = pageHeads.find((other) => other.address === localisePath(aliasOf, language));
    expect.soft(titles, address).toEqual(shown?.titles);
  }
});

test('the links of the not-found page have targets', () => {
  expect(head404.links.length).toBeGreaterThan(10);
  expect(head404.links.filter(({ href }) => !hasTarget(href, '/404'))).toEqual([]);
});

test('every linked icon is a file of the site', () => {
  const files = new Set(pageHeads.flatMap((page) => page.files));
  expect(files.size).toBe(3);
  expect([...files].filter((file) => !existsSync(join(siteFolder, file)))).toEqual([]);
});

/** A built page as a visitor meets it, with its dialogs closed. */
function parseWithoutDialogs(path: string) {
  const page = parse(readBuilt(path === unknownPath ? '404.html' : fileOf(path, 'fr')));
  for (const closed of page.querySelectorAll('dialog, script, style, template')) closed.remove();
  return page;
}

const namedLandmarks = ['section', 'form', 'aside']
  .flatMap((tag) => [`${tag}[aria-label]`, `${tag}[aria-labelledby]`])
  .join();

/** The names of the navigations in the content of a page. */
const ownNavigations: Partial<Record<string, string[]>> = {
  '/programs': [catalog.programs.hero.families],
  '/news': [catalog.news.paging.label],
  [unknownPath]: [catalog.notFound.routes],
  ...Object.fromEntries(infoTexts.map(({ path }) => [path, [catalog.layout.footer.info.heading]])),
};

/** English phrases that must be marked with `lang`. Proper names and loan words are exempt (RGAA 8.7). */
const englishPhrases =
  /\b(oops|page not found|read more|click here|learn more|welcome to|executive education|supply chain)\b/i;

test.each(distinctPaths)('%s has at most seven landmarks, and its navigations with their names', (path) => {
  const page = parseWithoutDialogs(path);
  for (const landmark of ['body > header', 'main', 'body > footer', 'h1'])
    expect(page.querySelectorAll(landmark), landmark).toHaveLength(1);
  const landmarks = `body > header, main, body > footer, nav, search, ${namedLandmarks}`;
  expect(page.querySelectorAll(landmarks).length).toBeLessThanOrEqual(7);
  const names = page.querySelectorAll('nav').map((nav) => nav.getAttribute('aria-label'));
  expect(names).toEqual([
    ...(path === '/office' ? [] : [catalog.layout.nav.label]),
    ...(pagesWithoutBreadcrumb.has(path) || path === unknownPath ? [] : [catalog.layout.breadcrumb]),
    ...(ownNavigations[path] ?? []),
    ...(path === '/office' ? [] : [catalog.layout.footer.label]),
  ]);
});

test('each table has a caption, and header cells for its columns, rows and groups of rows', () => {
  const tables = distinctPaths.flatMap((path) => parseWithoutDialogs(path).querySelectorAll('table'));
  expect(tables.length).toBeGreaterThanOrEqual(4);
  for (const table of tables) {
    expect(table.querySelector('caption')?.text).toMatch(/\S/);
    expect(table.querySelectorAll('thead th[scope="col"]').length).toBeGreaterThanOrEqual(2);
    const rows = table.querySelectorAll('tbody tr');
    const unnamed = rows.filter((row) => !row.querySelector('th[scope="row"], th[scope="rowgroup"]'));
    expect(unnamed.map(({ text }) => text)).toEqual([]);
    const scopeOf = (id: string) => table.querySelector(`#${id}`)?.getAttribute('scope');
    for (const cell of table.querySelectorAll('tbody:has(th[scope="rowgroup"]) td'))
      expect(cell.getAttribute('headers')?.split(' ').map(scopeOf)).toEqual(['rowgroup', 'row', 'col']);
  }
});

test.each(distinctPaths.filter((path) => !isArticle(path)))(
  'on %s, English text is marked with lang',
  (path) => {
    const page = parseWithoutDialogs(path);
    for (const part of page.querySelectorAll('body [lang="en"]')) part.remove();
    expect(englishPhrases.exec(page.querySelector('body')?.text ?? '')?.[0]).toBeUndefined();
  },
);
