/** Writes the files of the built site for search engines, security researchers and web servers. */
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { defaultLanguage, localisePath } from '#core/texts/languages.ts';
import { cacheControl, securityHeaders, securityTxt, securityTxtPath } from '../../server/security.ts';
import type { Catalog } from '../catalogs/catalog.ts';
import { pages, pagesMissingIn } from './pages.ts';
import { origin, schoolEmail } from './settings.ts';

/**
 * Writes `robots.txt`, `security.txt`, and the headers and redirects of static hosts: `_headers` and `_redirects`. Mails may
 * contain addresses of an `unpublished` language, which redirect like an untranslated page.
 */
export async function writeSiteFiles(
  folder: string,
  catalogs: Record<string, Catalog>,
  unpublished: readonly string[],
): Promise<void> {
  const untranslated = [
    ...Object.entries(catalogs).map(([language, catalog]) => [language, pagesMissingIn(catalog)] as const),
    ...unpublished.map((language) => [language, pages] as const),
  ].flatMap(([language, missing]) =>
    missing.map(({ path }): [string, string] => [localisePath(path, language), path]),
  );
  for (const language of unpublished) {
    await mkdir(join(folder, language), { recursive: true });
    // By its 404 page, the Node server knows a language.
    await copyFile(join(folder, '404.html'), join(folder, language, '404.html'));
  }
  const sitemap = origin && `\nSitemap: ${origin}/sitemap.xml\n`;
  const files: Record<string, string> = {
    'robots.txt': `User-agent: *\nAllow: /\n${sitemap}`,
    [securityTxtPath]: securityTxt({ email: schoolEmail, siteUrl: origin || undefined }),
    _headers: headersFile(),
    _redirects: redirectsFile(
      pages.map(({ path }) => path),
      untranslated,
    ),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  if (origin) {
    // TanStack Start writes the day of the build, which says nothing about a page.
    const path = join(folder, 'sitemap.xml');
    await writeFile(path, (await readFile(path, 'utf8')).replaceAll(/\s*<lastmod>.*?<\/lastmod>/g, ''));
  }
  // TanStack Start's list of the prerendered pages. It contains timestamps, so builds would not be reproducible.
  await rm(join(folder, 'pages.json'), { force: true });
}

/** The headers as a `_headers` file (Netlify, Cloudflare Pages). */
function headersFile(): string {
  const lines = Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`);
  const hashed = ['/assets/*', '/catalogs/*'].map(
    (path) => `${path}\n  ! Cache-Control\n  Cache-Control: ${cacheControl(path)}`,
  );
  const rulesForAll = `/*\n${lines.join('\n')}\n  Cache-Control: ${cacheControl('/')}`;
  return `${[rulesForAll, ...hashed].join('\n')}\n`;
}

/**
 * The redirects as a `_redirects` file (Netlify, Cloudflare Pages): `/fr/about` to its page, and temporarily (302) an
 * untranslated page to the French one. Each page has its own rules, because a wildcard would redirect `/fr//evil.example` to
 * another site.
 */
export function redirectsFile(
  paths: readonly string[],
  untranslated: readonly [address: string, french: string][],
): string {
  const redirects = [
    ...paths.map((path) => [`/${defaultLanguage}${path === '/' ? '' : path}`, `${path} 301`]),
    ...untranslated.map(([address, french]) => [address, `${french} 302`]),
  ];
  return redirects.map(([from, to]) => `${from} ${to}\n${from}/ ${to}\n`).join('');
}
