/** Every file of the built site beside its pages: for search engines, home screens, finders of faults and hosts. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { languageOfText, withoutGapMarks } from '#core/texts/gapMarks.ts';
import { defaultLanguage } from '#core/texts/languages.ts';
import { cacheControl, pagePolicy, securityHeaders } from '../../server/securityHeaders.ts';
import { securityTxt, securityTxtPath } from '../../server/securityTxt.ts';
import type { CompletedCatalog } from '../catalogs/completeCatalog.ts';
import { localisePath } from '../i18n/localisePath.ts';
import { colors } from '../theme/colors.ts';
import type { PagePolicies } from './finishPages.ts';
import { pages } from './pages.ts';
import { hstsSubdomains, origin, schoolEmail } from './settings.ts';
import { createContext } from './structured-data/context.ts';

/**
 * Writes `robots.txt`, which names the sitemap where there is one, each language's manifest, `security.txt`, and the
 * headers and redirects for other hosts than the embedded server: `_headers`, `_redirects`, and `nginx.conf` beside the
 * built site.
 */
export async function writeSiteFiles(
  folder: string,
  locales: Record<string, CompletedCatalog>,
  policies: PagePolicies,
): Promise<void> {
  const languages = Object.keys(locales);
  const paths = pages.map(({ path }) => path);
  const sitemap = origin && `\nSitemap: ${origin}/sitemap.xml\n`;
  const files: Record<string, string> = {
    'robots.txt': `User-agent: *\nAllow: /\n${sitemap}`,
    [securityTxtPath]: securityTxt({ email: schoolEmail, siteUrl: origin || undefined }),
    _headers: headersFile(policies),
    _redirects: redirectsFile(languages, paths),
    '../nginx.conf': nginxFile(languages, policies),
  };
  for (const [language, { catalog }] of Object.entries(locales))
    files[localisePath('/site.webmanifest', language)] = JSON.stringify(manifest(language, catalog));
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  // Start's list of the prerendered pages. Its times would make every build another.
  await rm(join(folder, 'pages.json'), { force: true });
}

/** The web app manifest: name and icon on a home screen. The site still opens in the browser. */
function manifest(language: string, catalog: Record<string, unknown>) {
  const { t } = createContext(language, catalog);
  return {
    id: localisePath('/', language),
    start_url: localisePath('/', language),
    name: withoutGapMarks(t('common:schoolName')),
    description: withoutGapMarks(t('home:meta.description')),
    lang: languageOfText(t('home:meta.description'), language),
    display: 'browser',
    theme_color: colors.seaDeep,
    background_color: colors.salt,
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  };
}

/**
 * The headers as a `_headers` file (Netlify, Cloudflare Pages). Where two rules match, the host sends both policies and
 * browsers enforce each. Cloudflare reads only 100 rules. A page beyond them has its policy only in its HTML, as the
 * not-found page, which has no address.
 */
function headersFile(policies: PagePolicies): string {
  const lines = Object.entries(securityHeaders(hstsSubdomains)).map(([name, value]) => `  ${name}: ${value}`);
  const hashed = ['/assets/*', '/catalogs/*'].map(
    (path) => `${path}\n  ! Cache-Control\n  Cache-Control: ${cacheControl(path)}`,
  );
  const pages = [...policies]
    .filter(([file]) => !isNotFound(file))
    .map(([file, policy]) => `${addressOf(file)}\n  Content-Security-Policy: ${policy}`);
  const all = `/*\n${lines.join('\n')}\n  Cache-Control: ${cacheControl('/')}`;
  return `${[all, ...hashed, ...pages].join('\n')}\n`;
}

/**
 * Redirects `/fr/about` and `/EN/about` to their page, as a `_redirects` file (Netlify, Cloudflare Pages). One rule a
 * page, because a wildcard would redirect `/fr//evil.example` to another site.
 */
export function redirectsFile(languages: readonly string[], paths: readonly string[]): string {
  const rules = languages.flatMap((language) => {
    const spellings = [language, language.toLowerCase(), language.toUpperCase()];
    const others = new Set(spellings.filter((spelt) => spelt !== language || language === defaultLanguage));
    return [...others].flatMap((spelt) =>
      paths.flatMap((path) => {
        const from = `/${spelt}${path === '/' ? '' : path}`;
        return [from, `${from}/`].map((address) => `${address} ${localisePath(path, language)} 301`);
      }),
    );
  });
  return `${rules.join('\n')}\n`;
}

/** The address of a page's file: `/` for `index.html`, `/about` for `about.html`. */
function addressOf(file: string): string {
  return `/${file.replace(/\.html$/, '')}`.replace(/^\/index$/, '/');
}

function isNotFound(file: string): boolean {
  return /(^|\/)404\.html$/.test(file);
}

/**
 * Headers and redirects to include in an nginx `server` block whose root is the built site. Redirects `/About`, `/about/`,
 * `/about.html` and `/fr/about` to their page. Every redirect names a page of this site, so none leads to another host.
 */
function nginxFile(languages: readonly string[], policies: PagePolicies): string {
  const add = (name: string, value: string) => `add_header ${name} "${value}" always;`;
  const { 'Content-Security-Policy': policy = '', ...others } = securityHeaders(hstsSubdomains);
  const shared = [
    add('Content-Security-Policy', '$policy'),
    ...Object.entries(others).map(([name, value]) => add(name, value)),
  ];
  const pages = [...policies].map(([file, itsPolicy]) => {
    const served = isNotFound(file) ? 'internal;' : `try_files /${file} =404;`;
    const address = isNotFound(file) ? `/${file}` : addressOf(file);
    return `location = ${address} { set $policy "${pagePolicy(itsPolicy)}"; ${served} }`;
  });
  const spellings = [...policies.keys()]
    .filter((file) => !isNotFound(file))
    .map(addressOf)
    .filter((address) => address !== '/')
    .map(
      (address) =>
        `location ~* ^(?:/${defaultLanguage})?${address}(?:/|\\.html)?$ { return 308 ${address}$is_args$args; }`,
    );
  const prefixes = languages.filter((language) => language !== defaultLanguage);
  // A block that adds a header of its own loses the outer ones, so they are repeated there. TLS records of 4 kB, because
  // a browser reads only whole records and 16 kB do not fit into a connection's first round trip.
  return `# Written by src/build/build.ts for nginx: include it in a server block whose root is the built site.
# server { listen …; root …/dist/client; include …/dist/nginx.conf; }
ssl_buffer_size 4k;
gzip_static on;
gzip_vary on;
# With the module ngx_brotli: brotli_static on;
absolute_redirect off;
set $policy "${policy}";
${[...shared, add('Cache-Control', cacheControl('/'))].join('\n')}
set $not_found /404.html;
${prefixes.length === 0 ? '' : `if ($uri ~ ^/(${prefixes.join('|')})(/|$)) { set $not_found /$1/404.html; }\n`}error_page 404 $not_found;
location ~ ^/(assets|catalogs)/ {
${[...shared, add('Cache-Control', cacheControl('/assets/'))].map((header) => `  ${header}`).join('\n')}
  try_files $uri =404;
}
${[...pages, ...spellings].join('\n')}
location ~ ^/(?i:${defaultLanguage})/?$ { return 308 /$is_args$args; }
location ~ /404$ { return 404; }
location ~ ^(/(?:[\\w-]+/)*)index(?:\\.html)?$ { return 308 $1$is_args$args; }
location ~ \\.webmanifest$ { default_type application/manifest+json; }
location / { try_files $uri $uri.html =404; }
`;
}
