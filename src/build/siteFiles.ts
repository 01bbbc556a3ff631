/** Writes the files of the built site for search engines, security researchers and web servers. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { defaultLanguage, localisePath } from '#core/texts/languages.ts';
import {
  cacheControl,
  pageCspHeader,
  securityHeaders,
  securityTxt,
  securityTxtPath,
} from '../../server/security.ts';
import type { Catalog } from '../catalogs/catalog.ts';
import type { PagePolicies } from './finishPages.ts';
import { pages, pagesMissingIn } from './pages.ts';
import { hstsSubdomains, origin, schoolEmail } from './settings.ts';

/**
 * Writes `robots.txt`, `security.txt`, and the headers and redirects for web servers other than the embedded one:
 * `_headers`, `_redirects`, and `nginx.conf` beside the built site.
 */
export async function writeSiteFiles(
  folder: string,
  catalogs: Record<string, Catalog>,
  policies: PagePolicies,
): Promise<void> {
  const untranslated = Object.entries(catalogs).flatMap(([language, catalog]) =>
    pagesMissingIn(catalog).map(({ path }): [string, string] => [localisePath(path, language), path]),
  );
  const sitemap = origin && `\nSitemap: ${origin}/sitemap.xml\n`;
  const files: Record<string, string> = {
    'robots.txt': `User-agent: *\nAllow: /\n${sitemap}`,
    [securityTxtPath]: securityTxt({ email: schoolEmail, siteUrl: origin || undefined }),
    _headers: headersFile(policies),
    _redirects: redirectsFile(
      pages.map(({ path }) => path),
      untranslated,
    ),
    '../nginx.conf': nginxFile(Object.keys(catalogs), policies, untranslated),
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

/**
 * The headers as a `_headers` file (Netlify, Cloudflare Pages). When two rules match, the host sends both CSPs and
 * browsers enforce both. Cloudflare reads only 100 rules: later pages have their CSP only in their HTML, like the
 * not-found page, which does not have an address.
 */
function headersFile(policies: PagePolicies): string {
  const lines = Object.entries(securityHeaders(hstsSubdomains)).map(([name, value]) => `  ${name}: ${value}`);
  const hashed = ['/assets/*', '/catalogs/*'].map(
    (path) => `${path}\n  ! Cache-Control\n  Cache-Control: ${cacheControl(path)}`,
  );
  const pages = [...policies]
    .filter(([file]) => !isNotFound(file))
    .map(([file, policy]) => `${addressOf(file)}\n  Content-Security-Policy: ${policy}`);
  const rulesForAll = `/*\n${lines.join('\n')}\n  Cache-Control: ${cacheControl('/')}`;
  return `${[rulesForAll, ...hashed, ...pages].join('\n')}\n`;
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

/** The public path of a page's file: `/` for `index.html`, `/about` for `about.html`. */
function addressOf(file: string): string {
  return `/${file.replace(/\.html$/, '')}`.replace(/^\/index$/, '/');
}

function isNotFound(file: string): boolean {
  return /(^|\/)404\.html$/.test(file);
}

/**
 * Headers and redirects to include in an nginx `server` block whose root is the built site. Redirects `/About`,
 * `/about/`, `/about.html`, `/about%20` and `/fr/about` to their page, and an untranslated address to the French page. Each redirect
 * has a fixed target on this site, so it cannot lead to another host.
 */
function nginxFile(
  languages: readonly string[],
  policies: PagePolicies,
  untranslated: readonly [address: string, french: string][],
): string {
  const addHeader = (name: string, value: string) => `add_header ${name} "${value}" always;`;
  const { 'Content-Security-Policy': policy = '', ...others } = securityHeaders(hstsSubdomains);
  const shared = [
    addHeader('Content-Security-Policy', '$policy'),
    ...Object.entries(others).map(([name, value]) => addHeader(name, value)),
  ];
  const pages = [...policies].map(([file, pageCsp]) => {
    const servingRule = isNotFound(file) ? 'internal;' : `try_files /${file} =404;`;
    const address = isNotFound(file) ? `/${file}` : addressOf(file);
    return `location = ${address} { set $policy "${pageCspHeader(pageCsp)}"; ${servingRule} }`;
  });
  const spellingRedirects = [...policies.keys()]
    .filter((file) => !isNotFound(file))
    .map(addressOf)
    .filter((address) => address !== '/')
    .map(
      (address) =>
        `location ~* ^(?:/${defaultLanguage})?${address}(?:/|\\.html)?\\s*$ { return 308 ${address}$is_args$args; }`,
    );
  const frenchRedirects = untranslated.map(
    ([address, french]) => `location ~* ^${address}(?:/|\\.html)?$ { return 302 ${french}$is_args$args; }`,
  );
  const languagePrefixes = languages.filter((language) => language !== defaultLanguage);
  // An nginx block with its own `add_header` does not inherit the outer headers, so they are repeated. TLS records of 4
  // kB, because a browser reads only whole records and 16 kB do not fit into the first round trip of a connection.
  return `# Written by src/build/build.ts for nginx: include it in a server block whose root is the built site.
# server { listen …; root …/dist/client; include …/dist/nginx.conf; }
ssl_buffer_size 4k;
gzip_static on;
gzip_vary on;
# With the module ngx_brotli: brotli_static on;
absolute_redirect off;
set $policy "${policy}";
${[...shared, addHeader('Cache-Control', cacheControl('/'))].join('\n')}
set $not_found /404.html;
${languagePrefixes.length === 0 ? '' : `if ($uri ~ ^/(${languagePrefixes.join('|')})(/|$)) { set $not_found /$1/404.html; }\n`}error_page 404 $not_found;
location ~ ^/(assets|catalogs)/ {
${[...shared, addHeader('Cache-Control', cacheControl('/assets/'))].map((header) => `  ${header}`).join('\n')}
  try_files $uri =404;
}
${[...pages, ...spellingRedirects, ...frenchRedirects].join('\n')}
location ~ ^/(?i:${defaultLanguage})/?$ { return 308 /$is_args$args; }
location ~ /404$ { return 404; }
location ~ ^(/(?:[\\w-]+/)*)index(?:\\.html)?$ { return 308 $1$is_args$args; }
location / { try_files $uri $uri.html =404; }
`;
}
