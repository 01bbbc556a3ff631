import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import Negotiator from 'negotiator';
import { defaultLanguage } from '#core/texts/languages.ts';
import { cacheControl, pagePolicy } from './security.ts';

/** Media types by the file endings of a built site. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/**
 * The path of a request, still encoded, and its query with the `?`. Ignores the host of an absolute address (`GET
 * http://host/about`), which the client chooses. The path of an invalid address is empty.
 */
export function requestTarget({ url = '' }: IncomingMessage): { path: string; query: string } {
  if (url.startsWith('/')) {
    const end = url.indexOf('?');
    return end < 0 ? { path: url, query: '' } : { path: url.slice(0, end), query: url.slice(end) };
  }
  if (!URL.canParse(url)) return { path: '', query: '' };
  const { pathname, search } = new URL(url);
  return { path: pathname, query: search };
}

interface StaticFile {
  /** Its path below the folder: `/about.html`. */
  path: string;
  content: Buffer;
  /** Content hash, so it is stable across builds and servers. */
  etag: string;
  /** The policy in a page's `<meta>`. Sent as a header too, it also covers what precedes the `<meta>`. */
  policy: string | undefined;
}

/** The compressions of the build, the best first, with their file endings. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
];

/**
 * Serves a built site to GET and HEAD. A page has one address (`/about` for `about.html`); other spellings (`/about.html`,
 * `/about/`, `/About`, `/%61bout`, `/fr/about`) redirect to it. An unknown address gets the 404 page of its language.
 * All files, a few megabytes, are read at the start; a request never reaches the file system.
 *
 * Not sirv 3: it serves a page at each spelling, opens a file per request, and sends `br` despite `br;q=0`.
 */
export function createStaticFiles(folder: string) {
  const files = readFiles(folder);
  const addresses = new Map(
    [...files.values()]
      .filter(
        ({ path }) => !path.endsWith('/404.html') && !encodings.some(({ ending }) => path.endsWith(ending)),
      )
      .map((file) => [file.path.endsWith('.html') ? cleanAddress(file.path) : encodeURI(file.path), file]),
  );

  const prefixes = new Map(
    [...files.keys()].flatMap((path) => {
      const [, language] = /^\/([^/]+)\/404\.html$/.exec(path) ?? [];
      return language ? [[language.toLowerCase(), `/${language}`]] : [];
    }),
  ).set(defaultLanguage, '');

  /** Page addresses by their lower-case spelling: phones and flyers capitalise the first letter. */
  const spellings = new Map(
    [...addresses].flatMap(([address, { path }]) =>
      path.endsWith('.html') ? [[address.toLowerCase(), address]] : [],
    ),
  );

  /** Spells the language of an address as the site does: `/en` for `/EN`, no prefix for `/fr`. */
  function spellLanguage(address: string): string {
    const [, language = '', rest = ''] = /^\/([^/]+)(.*)$/.exec(address) ?? [];
    const prefix = prefixes.get(language.toLowerCase());
    return prefix === undefined ? address : prefix + rest || '/';
  }

  function send(
    request: IncomingMessage,
    response: ServerResponse,
    file: StaticFile,
    status: 200 | 404,
  ): void {
    const accepted = new Negotiator(request).encodings(encodings.map(({ name }) => name));
    const encoding = encodings.find(
      ({ name, ending }) => accepted.includes(name) && files.has(file.path + ending),
    );
    const { content, etag } = (encoding && files.get(file.path + encoding.ending)) ?? file;
    response.setHeader('Content-Type', contentTypes[extname(file.path)] ?? 'application/octet-stream');
    response.setHeader('Cache-Control', cacheControl(file.path));
    response.setHeader('ETag', etag);
    response.setHeader('Vary', 'Accept-Encoding');
    if (file.policy) response.setHeader('Content-Security-Policy', pagePolicy(file.policy));
    if (encoding) response.setHeader('Content-Encoding', encoding.name);
    if (status === 200 && isCached(request.headers['if-none-match'], etag)) {
      response.writeHead(304).end();
      return;
    }
    response.writeHead(status, { 'Content-Length': content.length });
    response.end(content);
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain' }).end();
      return;
    }
    const { path, query } = requestTarget(request);
    const file = addresses.get(path);
    if (file) {
      send(request, response, file, 200);
      return;
    }
    const clean = spellLanguage(cleanAddress(path));
    const address = addresses.has(clean) ? clean : spellings.get(clean.toLowerCase());
    if (address) {
      response.writeHead(308, { Location: address + query, 'Cache-Control': 'no-cache' }).end();
      return;
    }
    const [, language = '', rest = ''] = /^\/([^/]+)(.*)$/.exec(clean) ?? [];
    const isTranslation = language !== defaultLanguage && prefixes.has(language.toLowerCase());
    const french = isTranslation && spellings.get(rest.toLowerCase() || '/');
    if (french) {
      // Temporary: the language does not have this page yet.
      response.writeHead(302, { Location: french + query, 'Cache-Control': 'no-cache' }).end();
      return;
    }
    const notFound = files.get(`/${language}/404.html`) ?? files.get('/404.html');
    if (notFound) send(request, response, notFound, 404);
    else response.writeHead(404, { 'Content-Type': 'text/plain' }).end();
  };
}

/** Whether If-None-Match lists this ETag, which a proxy may have made weak. */
function isCached(tags: string | undefined, etag: string): boolean {
  return tags?.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim())) ?? false;
}

/** The files of a folder by their path, as in `/about.html`, without hidden ones. */
function readFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names
    .map((name) => `/${name.replaceAll('\\', '/')}`)
    .filter((path) => !path.includes('/.') && statSync(join(folder, path)).isFile())
    .map((path): [string, StaticFile] => {
      const content = readFileSync(join(folder, path));
      const etag = `"${createHash('sha256').update(content).digest('base64url')}"`;
      return [
        path,
        { path, content, etag, policy: path.endsWith('.html') ? readPolicy(content) : undefined },
      ];
    });
  return new Map(files);
}

function readPolicy(page: Buffer): string | undefined {
  return /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page.toString())?.[1];
}

/** The address of a page from any spelling: `/about` for `/about.html`, `/` for `/index`. */
function cleanAddress(path: string): string {
  const page = decode(path)
    .replace(/\/$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '');
  return encodeURI(page) || '/';
}

/** Returns an undecodable path unchanged; it names no file. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
