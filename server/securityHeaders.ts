/**
 * The headers of every response, for the embedded server and, as files, for static hosts. The page's own policy for
 * scripts and styles is in each page's `<meta>`, because it names the hashes of that page; here stands what a `<meta>`
 * cannot say.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** How long browsers keep a file: hashed files for good, every other is asked for again with its ETag. */
export function cacheControl(path: string): string {
  return /^\/(assets|catalogs)\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** The same list as a `_headers` file (Netlify, Cloudflare Pages). */
export function headersFile(): string {
  const lines = Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`);
  const hashed = ['/assets/*', '/catalogs/*'].map(
    (path) => `${path}\n  ! Cache-Control\n  Cache-Control: ${cacheControl(path)}`,
  );
  return `/*\n${lines.join('\n')}\n  Cache-Control: ${cacheControl('/')}\n${hashed.join('\n')}\n`;
}

/** The same list as a snippet to include in an nginx `server` block. */
export function nginxSnippet(): string {
  const add = (name: string, value: string) => `add_header ${name} "${value}" always;`;
  const shared = Object.entries(securityHeaders).map(([name, value]) => add(name, value));
  // nginx drops the outer headers where a block adds one of its own: they are repeated.
  // Small records: a browser reads none before its end, and 16 kB do not fit into a connection's first flight.
  return `ssl_buffer_size 4k;
${[...shared, add('Cache-Control', cacheControl('/'))].join('\n')}
error_page 404 /404.html;
location / { try_files $uri $uri.html $uri/index.html =404; }
location ~ ^/(assets|catalogs)/ {
${[...shared, add('Cache-Control', cacheControl('/assets/'))].map((header) => `  ${header}`).join('\n')}
  try_files $uri =404;
}
`;
}
