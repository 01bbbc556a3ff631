import { readFileSync, readdirSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { contentTypes } from './contentTypes.ts';
import { cacheControl } from './securityHeaders.ts';

interface StaticFile {
  /** Its path below the folder, as an address has it: `/about.html`. */
  path: string;
  content: Buffer;
  etag: string;
  encoding?: string;
}

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * Serves a built site: `/about` from `about.html` or `about/index.html`, anything unknown as the 404 page of its
 * language with status 404. Only GET and HEAD. The folder's files are read once, a few megabytes, and nothing but them
 * can be asked for: no address is ever looked up on the disk, and none waits for it.
 */
export function createStaticFiles(folder: string) {
  const files = readFiles(folder);

  function findPage(path: string, accepted: string): StaticFile | undefined {
    const candidates = path === '/' ? ['/index.html'] : [path, `${path}.html`, `${path}/index.html`];
    const name = candidates.find((candidate) => files.has(candidate));
    return name === undefined ? undefined : findVariant(name, accepted);
  }

  function findVariant(name: string, accepted: string): StaticFile | undefined {
    for (const [encoding, suffix] of encodings) {
      const compressed = accepted.includes(encoding) && files.get(name + suffix);
      if (compressed) return { ...compressed, path: name, encoding };
    }
    return files.get(name);
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain' }).end();
      return;
    }
    const [rawPath = '/', query] = (request.url ?? '/').split('?', 2);
    const path = decodePath(rawPath);
    if (rawPath !== '/' && rawPath.endsWith('/')) {
      // Never `//host`, which a browser takes for another site.
      const bare = rawPath.replace(/^\/+/, '/').replace(/\/+$/, '') || '/';
      response.writeHead(308, { Location: query === undefined ? bare : `${bare}?${query}` }).end();
      return;
    }
    const accepted = request.headers['accept-encoding'] ?? '';
    const file = findPage(path, accepted);
    if (file) {
      send(request, response, file, { status: 200, cachedAs: path });
      return;
    }
    const [, language = ''] = /^\/([a-z]{2,3}(?:-[A-Za-z]+)?)(?:\/|$)/.exec(path) ?? [];
    const notFound = findVariant(`/${language}/404.html`, accepted) ?? findVariant('/404.html', accepted);
    if (notFound) send(request, response, notFound, { status: 404, cachedAs: '/404' });
    else response.writeHead(404, { 'Content-Type': 'text/plain' }).end();
  };
}

/** Every file of the folder by its path, but those that are hidden. */
function readFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names
    .map((name) => `/${name.replaceAll('\\', '/')}`)
    .filter((path) => !path.includes('/.') && statSync(join(folder, path)).isFile())
    .map((path): [string, StaticFile] => {
      const { size, mtimeMs } = statSync(join(folder, path));
      const etag = `"${size.toString(36)}-${mtimeMs.toString(36)}${extname(path)}"`;
      return [path, { path, content: readFileSync(join(folder, path)), etag }];
    });
  return new Map(files);
}

/** The path as it is named; what cannot be decoded stays as it is, and names no file. */
function decodePath(rawPath: string): string {
  try {
    return decodeURIComponent(rawPath);
  } catch {
    return rawPath;
  }
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { path, content, etag, encoding }: StaticFile,
  { status, cachedAs }: { status: number; cachedAs: string },
): void {
  response.setHeader('Content-Type', contentTypes[extname(path)] ?? 'application/octet-stream');
  response.setHeader('Cache-Control', cacheControl(cachedAs));
  response.setHeader('ETag', etag);
  response.setHeader('Vary', 'Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding);
  const known = request.headers['if-none-match'];
  if (status === 200 && known?.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag)) {
    response.writeHead(304).end();
    return;
  }
  const range = status === 200 ? readRange(request, content.length, etag) : undefined;
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'Content-Range': `bytes */${content.length}` }).end();
    return;
  }
  response.setHeader('Accept-Ranges', 'bytes');
  const { start, end } = range ?? { start: 0, end: content.length - 1 };
  if (range) response.setHeader('Content-Range', `bytes ${start}-${end}/${content.length}`);
  response.setHeader('Content-Length', end - start + 1);
  response.statusCode = range ? 206 : status;
  response.end(request.method === 'HEAD' ? undefined : content.subarray(start, end + 1));
}

function readRange(request: IncomingMessage, size: number, etag: string) {
  const condition = request.headers['if-range'];
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(request.headers.range ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (condition !== undefined && condition !== etag) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}
