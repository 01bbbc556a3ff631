import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import Negotiator from 'negotiator';
import { defaultLanguage } from '#core/texts/languages.ts';
import { cacheControl, pagePolicy } from './security.ts';

/** Media types by file ending, for what a build of the site can hold. */
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
 * What a request asks for, as it is written: the path, and the query with its `?`. The host that a whole address names
 * (`GET http://host/about`, as to a proxy) is the client's word and plays no part. What is no address has an empty path.
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
  /** Follows the content: whichever build or server it comes from, the same is the same. */
  etag: string;
  /** A page's own policy, which its `<meta>` holds as well: as a header it also covers what stands before that. */
  policy: string | undefined;
}

/** What the build compresses with, the smallest first, and the ending that it adds to a file's name. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
];

/**
 * Serves a built site: each page at its one address (`/about` for `about.html`), to which its other spellings lead
 * (`/about.html`, `/about/`, `/About`, `/%61bout`, `/fr/about`); anything unknown as the 404 page of its language with
 * status 404. Only GET and HEAD. The folder's files are read once, a few megabytes, and nothing but them can be asked
 * for or led to: no address is ever looked up on the disk, and none waits for it. No library does this: sirv 3 serves a
 * page at each of its spellings, opens its file at each request, and sends `br` to those who refuse it (`br;q=0`).
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

  /** Every page's address by its small letters: phones write a capital first, and so do flyers. */
  const spellings = new Map(
    [...addresses].flatMap(([address, { path }]) =>
      path.endsWith('.html') ? [[address.toLowerCase(), address]] : [],
    ),
  );

  /** The language of an address as the site writes it: `/en` of `/EN`, none of `/fr`. */
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
    if (status === 200 && isKnown(request.headers['if-none-match'], etag)) {
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
      // For now: the language does not have this page yet.
      response.writeHead(302, { Location: french + query, 'Cache-Control': 'no-cache' }).end();
      return;
    }
    const notFound = files.get(`/${language}/404.html`) ?? files.get('/404.html');
    if (notFound) send(request, response, notFound, 404);
    else response.writeHead(404, { 'Content-Type': 'text/plain' }).end();
  };
}

/** Whether the client says that it has this content: by any of its tags, which a proxy may have made weak. */
function isKnown(tags: string | undefined, etag: string): boolean {
  return tags?.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim())) ?? false;
}

/** Every file of the folder by its path below it, `/about.html`, but those that are hidden. */
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

/** The one address of a page however it is spelt: `/about` of `/about.html`, `/` of `/index`. */
function cleanAddress(path: string): string {
  const page = decode(path)
    .replace(/\/$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '');
  return encodeURI(page) || '/';
}

/** What cannot be decoded stays as it is, and names no file. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
