import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import Negotiator from 'negotiator';
import { defaultLanguage } from '#core/texts/languages.ts';
import { cacheControl } from './security.ts';

export const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/**
 * The path of a request, still percent-encoded, and its query with the `?`. Ignores the host of an absolute URL (`GET
 * http://host/about`), which the client chooses. The path of an invalid URL is empty.
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
  /** The path below the site's folder: `/about.html`. */
  path: string;
  content: Buffer;
  /** Content hash, so it is stable across builds and servers. */
  etag: string;
}

const defaultPrefix = new RegExp(`^/${defaultLanguage}(?=/|$)`, 'i');

const notFoundEnding = '/404.html';

const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
];

/**
 * Serves a built site from memory for GET and HEAD. A page has one canonical address (`/about` for `about.html`); other
 * spellings (`/about.html`, `/about/`, `/About`, `/%61bout`, `/about%20`, `/fr/about`) redirect to it. An unknown address
 * gets the 404 page of its language.
 *
 * Not sirv 3: it serves a page at every spelling, opens a file per request, and sends `br` despite `br;q=0`.
 */
export function createStaticFiles(folder: string) {
  const files = readFiles(folder);
  const addresses = new Map<string, StaticFile>();
  /** By lower-case spelling, because phones and flyers capitalise the first letter. */
  const addressByLowerCase = new Map<string, string>();
  /** By language in lower case; the French one by ''. */
  const notFoundPages = new Map<string, StaticFile>();
  for (const [path, file] of files) {
    if (path.endsWith(notFoundEnding))
      notFoundPages.set(path.slice(1, -notFoundEnding.length).toLowerCase(), file);
    else if (path.endsWith('.html')) {
      const address = normalisePath(path);
      addresses.set(address, file);
      addressByLowerCase.set(address.toLowerCase(), address);
    } else if (!encodings.some(({ ending }) => path.endsWith(ending))) addresses.set(encodeURI(path), file);
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
    const normal = normalisePath(path);
    const address = addresses.has(normal) ? normal : addressByLowerCase.get(normal.toLowerCase());
    if (address) {
      response.writeHead(308, { Location: address + query, 'Cache-Control': 'no-cache' }).end();
      return;
    }
    const [, language = '', rest = ''] = /^\/([^/]+)(.*)$/.exec(normal) ?? [];
    const ownNotFound = notFoundPages.get(language.toLowerCase());
    const frenchAddress = addressByLowerCase.get(rest.toLowerCase() || '/');
    if (language && ownNotFound && frenchAddress) {
      // A temporary redirect: the page is not translated into this language yet.
      response.writeHead(302, { Location: frenchAddress + query, 'Cache-Control': 'no-cache' }).end();
      return;
    }
    const notFound = ownNotFound ?? notFoundPages.get('');
    if (notFound) send(request, response, notFound, 404);
    else response.writeHead(404, { 'Content-Type': 'text/plain' }).end();
  };
}

/** Whether If-None-Match lists this ETag, strong or weakened by a proxy (`W/`). */
function isCached(tags: string | undefined, etag: string): boolean {
  return tags?.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim())) ?? false;
}

function readFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names
    .map((name) => `/${name.replaceAll('\\', '/')}`)
    .filter((path) => !path.includes('/.') && statSync(join(folder, path)).isFile())
    .map((path): [string, StaticFile] => {
      const content = readFileSync(join(folder, path));
      const etag = `"${createHash('sha256').update(content).digest('base64url')}"`;
      return [path, { path, content, etag }];
    });
  return new Map(files);
}

/** Normalises the path of a page, except for its case: `/about` for `/about.html` and `/fr/about`, `/` for `/index`. */
function normalisePath(path: string): string {
  const page = decode(path)
    .trimEnd()
    .replace(defaultPrefix, '')
    .replace(/\/$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '');
  return encodeURI(page) || '/';
}

/** Decodes a path. Returns one with invalid escapes unchanged: no file has that name, so the answer is 404. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
