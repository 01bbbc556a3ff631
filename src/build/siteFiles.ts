/** Writes the files of the built site for search engines, security researchers and web servers. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { defaultLanguage, localisePath } from '#core/texts/languages.ts';
import { cacheControl, securityHeaders, securityTxt, securityTxtPath } from '../../server/security.ts';
import type { Catalog } from '../catalogs/catalog.ts';
import { fileOf, pages, pagesIn, pagesMissingIn } from './pages.ts';
import { hstsSubdomains, origin, schoolEmail } from './settings.ts';

/**
 * Writes `robots.txt`, `security.txt`, and the headers and redirects for web servers other than the embedded one:
 * `_headers`, `_redirects`, and `nginx.conf` beside the built site.
 */
export async function writeSiteFiles(folder: string, catalogs: Record<string, Catalog>): Promise<void> {
  const untranslated = Object.entries(catalogs).flatMap(([language, catalog]) =>
    pagesMissingIn(catalog).map(({ path }): [string, string] => [localisePath(path, language), path]),
  );
  const sitemap = origin && `\nSitemap: ${origin}/sitemap.xml\n`;
  const files: Record<string, string> = {
    'robots.txt': `User-agent: *\nAllow: /\n${sitemap}`,
    [securityTxtPath]: securityTxt({ email: schoolEmail, siteUrl: origin || undefined }),
    _headers: headersFile(),
    _redirects: redirectsFile(
      pages.map(({ path }) => path),
      untranslated,
    ),
    '../nginx.conf': nginxFile(catalogs, untranslated),
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
  const lines = Object.entries(securityHeaders(hstsSubdomains)).map(([name, value]) => `  ${name}: ${value}`);
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

/**
 * Headers and redirects to include in an nginx `server` block whose root is the built site. Redirects `/About`,
 * `/about/`, `/about.html`, `/about%20` and `/fr/about` to their page, and an untranslated address to the French page. Each redirect
 * has a fixed target on this site, so it cannot lead to another host.
 */
function nginxFile(
  catalogs: Record<string, Catalog>,
  untranslated: readonly [address: string, french: string][],
): string {
  const addHeader = (name: string, value: string) => `add_header ${name} "${value}" always;`;
  const shared = Object.entries(securityHeaders(hstsSubdomains)).map(([name, value]) =>
    addHeader(name, value),
  );
  const addresses = Object.entries(catalogs).flatMap(([language, catalog]) =>
    pagesIn(catalog).map(({ path }) => ({
      address: localisePath(path, language),
      file: fileOf(path, language),
    })),
  );
  const served = addresses.map(({ address, file }) => `location = ${address} { try_files /${file} =404; }`);
  const spellingRedirects = addresses
    .filter(({ address }) => address !== '/')
    .map(
      ({ address }) =>
        `location ~* ^(?:/${defaultLanguage})?${address}(?:/|\\.html)?\\s*$ { return 308 ${address}$is_args$args; }`,
    );
  const frenchRedirects = untranslated.map(
    ([address, french]) => `location ~* ^${address}(?:/|\\.html)?$ { return 302 ${french}$is_args$args; }`,
  );
  const languagePrefixes = Object.keys(catalogs).filter((language) => language !== defaultLanguage);
  // An nginx block with its own `add_header` does not inherit the outer headers, so they are repeated. TLS records of 4
  // kB, because a browser reads only whole records and 16 kB do not fit into the first round trip of a connection.
  return `# Written by src/build/build.ts for nginx: include it in a server block whose root is the built site.
# server { listen …; root …/dist/client; include …/dist/nginx.conf; }
ssl_buffer_size 4k;
gzip_static on;
gzip_vary on;
# With the module ngx_brotli: brotli_static on;
absolute_redirect off;
${[...shared, addHeader('Cache-Control', cacheControl('/'))].join('\n')}
set $not_found /404.html;
${languagePrefixes.length === 0 ? '' : `if ($uri ~ ^/(${languagePrefixes.join('|')})(/|$)) { set $not_found /$1/404.html; }\n`}error_page 404 $not_found;
location ~ ^/(assets|catalogs)/ {
${[...shared, addHeader('Cache-Control', cacheControl('/assets/'))].map((header) => `  ${header}`).join('\n')}
  try_files $uri =404;
}
${[...served, ...spellingRedirects, ...frenchRedirects].join('\n')}
location ~ ^/(?i:${defaultLanguage})/?$ { return 308 /$is_args$args; }
location ~ /404$ { return 404; }
location ~ /404\\.html$ { internal; }
location ~ ^(/(?:[\\w-]+/)*)index(?:\\.html)?$ { return 308 $1$is_args$args; }
location / { try_files $uri $uri.html =404; }
`;
}
