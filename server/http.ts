import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { Socket } from 'node:net';
import { resolve } from 'node:path';
import { ReadableStream } from 'node:stream/web';
import { healthReply } from '#core/http/replies.ts';
import { type Log, errorClass } from '#core/log.ts';
import type { EmbeddedBackend } from './backend.ts';
import { securityHeaders, securityTxt, securityTxtPath } from './security.ts';
import type { ServerSettings } from './settings.ts';
import { createStaticFiles, requestTarget } from './staticFiles.ts';

/** How long a request may take to arrive; with a CV over a slow link, ten minutes. */
const requestTimeoutMs = 30_000;
const uploadTimeoutMs = 10 * 60_000;

/** Bounds memory and file descriptors. A proxy in front limits the connections of one address. */
const maxConnections = 5_000;

/** How much of an unread body the server still takes, so that the client hears the answer: the size of a CV. */
const maxDiscardedBytes = 6 * 1024 * 1024;

interface SiteServerOptions {
  backend: EmbeddedBackend;
  log: Log;
  settings: ServerSettings;
  /** How long a client may take nothing of its answer; shorter in tests. */
  stalledAfterMs?: number;
}

/** The embedded server: the built site, the functions and `/healthz`. */
export function createSiteServer({
  backend,
  log,
  settings,
  stalledAfterMs = 30_000,
}: SiteServerOptions): Server {
  const serveFile = createStaticFiles(resolve(settings.SITE_DIR));
  const headers = Object.entries(securityHeaders(settings.HSTS_SUBDOMAINS));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { path } = requestTarget(request);
    // `new Request` throws for TRACE; the static files refuse it.
    const call = request.method === 'TRACE' ? undefined : backend.functionAt(path);
    if (call) {
      const reply = await call(toWebRequest(request), request.socket.remoteAddress ?? '');
      await sendWebResponse(reply, request, response);
    } else if (path === '/healthz') {
      const { status, text } = healthReply(await backend.checkHealth());
      response.writeHead(status, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
      response.end(text);
    } else if (path === securityTxtPath) {
      response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      response.end(securityTxt({ email: settings.SCHOOL_EMAIL, siteUrl: settings.SITE_URL }));
    } else {
      serveFile(request, response);
    }
  }

  const server = createServer({
    maxHeaderSize: 16 * 1024,
    headersTimeout: 10_000,
    requestTimeout: backend.takesCvs ? uploadTimeoutMs : requestTimeoutMs,
    keepAliveTimeout: 10_000,
    connectionsCheckingInterval: 2_000,
  });
  server.maxConnections = maxConnections;
  server.on('request', (request, response) => {
    // Reset: after a plain close the kernel would hold megabytes of an unread answer for minutes.
    response.setTimeout(stalledAfterMs, () => request.socket.resetAndDestroy());
    for (const [name, value] of headers) response.setHeader(name, value);
    answer(request, response).catch((error: unknown) => {
      // The client left.
      if (response.destroyed) return;
      log('http.failed', { error: errorClass(error) });
      if (response.headersSent) response.destroy();
      else response.writeHead(503, { 'Retry-After': '5', 'Content-Type': 'text/plain' }).end();
    });
  });
  return server;
}

/** Node's request as a web `Request`; its body is read as it comes. */
export function toWebRequest(message: IncomingMessage): Request {
  const headers = new Headers();
  for (let index = 0; index + 1 < message.rawHeaders.length; index += 2) {
    headers.append(message.rawHeaders[index] ?? '', message.rawHeaders[index + 1] ?? '');
  }
  const method = message.method ?? 'GET';
  // The client chooses the Host header, so ignore it.
  const url = new URL(message.url ?? '/', 'http://localhost');
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers });
  // `Readable.toWeb` would destroy the connection when the handler stops reading early, and the answer with it.
  const body = ReadableStream.from(message.iterator({ destroyOnReturn: false }));
  return new Request(url, { method, headers, body, duplex: 'half' } as RequestInit); // TypeScript's DOM lacks duplex
}

/** Sends a web `Response` through Node's response, and discards the unread rest of the request's body. */
export async function sendWebResponse(
  answer: Response,
  message: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, { 'Content-Length': body.byteLength }).end(body);
  if (message.complete) return;
  let bytes = 0;
  message.on('data', (chunk: Buffer) => {
    bytes += chunk.byteLength;
    if (bytes > maxDiscardedBytes) message.destroy();
  });
  message.resume();
}

/** How long the server, once it stops, waits for clients to take their answers. */
const answerGraceMs = 30_000;
/** How long it waits for the first bytes on an open connection. */
const firstBytesGraceMs = 2_000;

/** Returns a function that stops the server: it refuses new connections and resolves once open requests are answered. */
export function createStop(server: Server): () => Promise<void> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return async () => {
    const closed = new Promise((done) => server.close(done));
    // Node closes the connections that are idle now, but not those that become idle later.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    // Nor does it count as idle a connection that a browser opened ahead and never used.
    const unused = setTimeout(() => {
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, firstBytesGraceMs);
    const deadline = setTimeout(() => server.closeAllConnections(), answerGraceMs);
    await closed;
    clearInterval(sweep);
    clearTimeout(unused);
    clearTimeout(deadline);
  };
}
