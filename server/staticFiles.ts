import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { contentTypes } from './contentTypes.ts';
import { cacheControl } from './securityHeaders.ts';

interface Found {
  path: string;
  size: number;
  etag: string;
  encoding?: string;
}

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * Serves a built site: `/about` from `about.html` or `about/index.html`, anything unknown as the 404 page of its
 * language with status 404. Only GET and HEAD, nothing hidden, nothing outside the folder.
 */
export function createStaticFiles(folder: string) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain' }).end();
      return;
    }
    const [rawPath = '/', query] = (request.url ?? '/').split('?', 2);
    const path = decodePath(rawPath);
    if (path !== undefined && path !== '/' && path.endsWith('/')) {
      // Never `//host`, which a browser takes for another site.
      const bare = rawPath.replace(/^\/+/, '/').replace(/\/+$/, '') || '/';
      response.writeHead(308, { Location: query === undefined ? bare : `${bare}?${query}` }).end();
      return;
    }
    const accepted = request.headers['accept-encoding'] ?? '';
    const file = path === undefined ? undefined : await findPage(folder, path, accepted);
    const [, language = ''] = /^\/([a-z]{2,3}(?:-[A-Za-z]+)?)(?:\/|$)/.exec(path ?? '') ?? [];
    const notFound = async () =>
      (language && (await findFile(join(folder, language, '404.html'), accepted))) ||
      (await findFile(join(folder, '404.html'), accepted));
    const shown = file ?? (await notFound());
    if (!shown) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end();
      return;
    }
    await send(request, response, shown, { status: file ? 200 : 404, path: file && path ? path : '/404' });
  };
}

/** The decoded path; undefined for one that must not be looked up: broken, hidden, with dots or a foreign separator. */
function decodePath(rawPath: string): string | undefined {
  try {
    const path = decodeURIComponent(rawPath);
    return /^\/(?!\/)/.test(path) && !/[\0\\]|\/\.|\/\//.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

async function findPage(folder: string, path: string, accepted: string): Promise<Found | undefined> {
  const candidates = path === '/' ? ['/index.html'] : [path, `${path}.html`, `${path}/index.html`];
  for (const candidate of candidates) {
    const found = await findFile(join(folder, candidate), accepted);
    if (found) return found;
  }
  return undefined;
}

async function findFile(path: string, accepted: string): Promise<Found | undefined> {
  for (const [encoding, suffix] of encodings) {
    if (!accepted.includes(encoding)) continue;
    const compressed = await describe(path + suffix, encoding);
    if (compressed) return { ...compressed, encoding };
  }
  return describe(path, '');
}

async function describe(path: string, variant: string): Promise<Found | undefined> {
  const info = await stat(path).catch(() => undefined);
  if (!info?.isFile()) return undefined;
  return {
    path,
    size: info.size,
    etag: `"${info.size.toString(36)}-${info.mtimeMs.toString(36)}${variant}"`,
  };
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  file: Found,
  { status, path }: { status: number; path: string },
): Promise<void> {
  const plainPath = file.encoding ? file.path.replace(/\.(br|gz)$/, '') : file.path;
  response.setHeader('Content-Type', contentTypes[extname(plainPath)] ?? 'application/octet-stream');
  response.setHeader('Cache-Control', cacheControl(path));
  response.setHeader('ETag', file.etag);
  response.setHeader('Vary', 'Accept-Encoding');
  if (file.encoding) response.setHeader('Content-Encoding', file.encoding);
  const known = request.headers['if-none-match'];
  if (status === 200 && known?.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === file.etag)) {
    response.writeHead(304).end();
    return;
  }
  const range = status === 200 ? readRange(request, file) : undefined;
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'Content-Range': `bytes */${file.size}` }).end();
    return;
  }
  response.setHeader('Accept-Ranges', 'bytes');
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  if (range) response.setHeader('Content-Range', `bytes ${start}-${end}/${file.size}`);
  response.setHeader('Content-Length', end - start + 1);
  response.statusCode = range ? 206 : status;
  if (request.method === 'HEAD' || file.size === 0) {
    response.end();
    return;
  }
  // Opened before the head is sent, so that a file that cannot be read is still an error to the client.
  const handle = await open(file.path);
  await pipeline(createReadStream('', { fd: handle, start, end }), response);
}

function readRange(request: IncomingMessage, { size, etag }: Found) {
  const condition = request.headers['if-range'];
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(request.headers.range ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (condition !== undefined && condition !== etag) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}
