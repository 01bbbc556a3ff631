/** What hosts of the static site are told by a file: the headers and addresses of the embedded server. */
import { defaultLanguage } from '#core/texts/languages.ts';
import { cacheControl, pagePolicy, securityHeaders } from '../../server/securityHeaders.ts';
import { localisePath } from '../i18n/localisePath.ts';
import type { PagePolicies } from './contentPolicy.ts';

interface HostOptions {
  hstsSubdomains: boolean;
  policies: PagePolicies;
}

/**
 * The headers as a `_headers` file (Netlify, Cloudflare Pages). A header that two rules name is sent with both values, of
 * which a browser obeys each policy. Cloudflare reads 100 rules: what lies beyond has its policy in the page alone, like
 * the not-found page, which has no address.
 */
export function headersFile({ hstsSubdomains, policies }: HostOptions): string {
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
 * Leads `/fr/about` and `/EN/about` to the address of their page, as a `_redirects` file (Netlify, Cloudflare Pages). Page
 * by page: a rule for whatever follows would lead `/fr//evil.example` to another site.
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

/** Where a page's file is served: `/` of `index.html`, `/about` of `about.html`. */
function addressOf(file: string): string {
  return `/${file.replace(/\.html$/, '')}`.replace(/^\/index$/, '/');
}

function isNotFound(file: string): boolean {
  return /(^|\/)404\.html$/.test(file);
}

/**
 * Headers and addresses to include in an nginx `server` block whose root is the built site. Each page has its other
 * spellings (`/About`, `/about/`, `/about.html`, `/fr/about`); a redirect names a page of ours, and never leaves the host.
 */
export function nginxFile(languages: readonly string[], { hstsSubdomains, policies }: HostOptions): string {
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
  // nginx drops the outer headers where a block adds one of its own: they are repeated.
  // Small records: a browser reads none before its end, and 16 kB do not fit into a connection's first flight.
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
