import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { renderSVG } from 'uqr';
import { describe, expect, test } from 'vitest';
import { localisePath } from '#core/texts/languages.ts';
import { origin } from '../../src/build/settings.ts';
import { redirectsFile } from '../../src/build/siteFiles.ts';
import { fileOf } from '../../src/build/pages.ts';
import { newsItems, sliceOf } from '../../src/content/news.ts';
import { programImages, sceneImages, socialImageSize } from '../../src/content/socialImages.ts';
import {
  builtPages,
  catalogs,
  readBuilt,
  siteFolder,
  textOf,
  hasJava,
  markupErrors,
} from '../support/builtSite.ts';
import { hostHeaders, cachedForever } from '../support/serverProcess.ts';

const languages = Object.keys(catalogs);

function pngSize(file: Buffer) {
  expect(file.toString('latin1', 1, 4)).toBe('PNG');
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

test('the sitemap exists and is in robots.txt if SITE_URL is set', () => {
  expect(existsSync(join(siteFolder, 'sitemap.xml'))).toBe(origin !== '');
  const named = origin && `\nSitemap: ${origin}/sitemap.xml\n`;
  expect(readBuilt('robots.txt')).toBe(`User-agent: *\nAllow: /\n${named}`);
});

test('the built site contains exactly these files', () => {
  const topLevel = readdirSync(siteFolder).filter((file) => !/\.(html|br|gz)$/.test(file));
  const folders = '.well-known assets brochures catalogs news programs qr search social'.split(' ');
  const icons = 'favicon.svg favicon.ico apple-touch-icon.png icon-512.png'.split(' ');
  const files = 'robots.txt _headers _redirects serviceWorker.js licences.md'.split(' ');
  const locales = globSync('*.json', { cwd: 'locales', exclude: ['fr.json'] });
  const added = [...locales.map((file) => file.replace('.json', '')), ...(origin ? ['sitemap.xml'] : [])];
  expect(topLevel.toSorted()).toEqual([...folders, ...icons, ...files, ...added].toSorted());
});

test.each(builtPages)('the print of $path ($language) has its address and QR code', ({ path, language }) => {
  const file = fileOf(path, language);
  const address = `${origin || 'http://localhost:3000'}${localisePath(path, language)}`;
  expect(textOf(path, language).split('\n')).toContain(address);
  const code = `qr/${file.replace('.html', '.svg')}`;
  expect(readBuilt(file)).toContain(`src="/${code}"`);
  expect(readBuilt(code)).toBe(renderSVG(address, { border: 0 }));
});

test.each(builtPages)('$path ($language) has its policy before all that it loads', ({ path, language }) => {
  const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none';`;
  expect(readBuilt(fileOf(path, language))).toContain(`<head><meta charSet="utf-8"/>${policy}`);
});

const images = [
  ...sceneImages,
  ...programImages.map(({ name }) => name),
  ...newsItems.map(({ id }) => sliceOf(id)),
];

test.each(images)('the Open Graph image “%s” has the declared size and at most 60 kB', (name) => {
  const path = join(siteFolder, 'social', `${name}.png`);
  expect(pngSize(readFileSync(path))).toEqual(socialImageSize);
  expect(statSync(path).size).toBeLessThanOrEqual(60_000);
});

test('favicon.ico and apple-touch-icon.png have the size that browsers expect', () => {
  const icon = readFileSync(join(siteFolder, 'favicon.ico'));
  expect([...icon.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
  expect(pngSize(icon.subarray(icon.readUInt32LE(18)))).toEqual({ width: 48, height: 48 });
  const touchIcon = readFileSync(join(siteFolder, 'apple-touch-icon.png'));
  expect(pngSize(touchIcon)).toEqual({ width: 180, height: 180 });
});

test.each(languages)('the not-found page (%s) exists and is not indexed', (language) => {
  const file = join(siteFolder, localisePath('/404.html', language));
  expect(existsSync(file)).toBe(true);
  const html = readFileSync(file, 'utf8');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain('<h1');
  // The 404 page is served at any address, so it has no canonical URL.
  expect(html).not.toMatch(/rel="(canonical|alternate)"|og:url/i);
});

describe('the files for other hosts', () => {
  test.each(Object.entries(hostHeaders))('send %s as the embedded server does', (name, value) => {
    expect(readBuilt('_headers')).toContain(`\n  ${name}: ${value}\n`);
  });

  test('redirect the French prefix to the page, and an untranslated page to the French one', () => {
    expect(redirectsFile(['/', '/about'], [['/en/contact', '/contact']])).toBe(`/fr / 301
/fr/ / 301
/fr/about /about 301
/fr/about/ /about 301
/en/contact /contact 302
/en/contact/ /contact 302
`);
    expect(readBuilt('_redirects')).toContain('/fr/programs/license-cca /programs/license-cca 301\n');
  });

  test('let browsers cache hashed files forever and revalidate pages', () => {
    const headers = readBuilt('_headers');
    expect(headers).toMatch(/^\/\*\n(?: {2}.*\n)* {2}Cache-Control: no-cache$/m);
    for (const folder of ['assets', 'catalogs'])
      expect(headers).toContain(`/${folder}/*\n  ! Cache-Control\n  Cache-Control: ${cachedForever}`);
  });
});

test.skipIf(!(await hasJava()))('the Nu HTML checker finds no error on any page', async () => {
  const files = globSync('**/*.html', { cwd: siteFolder }).map((file) => join(siteFolder, file));
  expect(files.length).toBeGreaterThan(20);
  expect(await markupErrors(files)).toEqual([]);
});
