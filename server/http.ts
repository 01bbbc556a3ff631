import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { Socket } from 'node:net';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ReadableStream } from 'node:stream/web';
import { healthReply } from '#core/http/replies.ts';
import { type Log, errorClass } from '#core/log.ts';
import type { EmbeddedBackend } from './backend.ts';
import { securityHeaders, securityTxt, securityTxtPath } from './security.ts';
import type { ServerSettings } from './settings.ts';
import { createStaticFiles, requestTarget } from './staticFiles.ts';

/**
 * Sets the minimum pace of an upload: a chunk of a file in a minute, half of what GPRS reaches. Without it, an upload of
 * one byte every ten seconds would keep its place for hours.
 */
const requestTimeoutMs = 60_000;

/** Bounds memory and file descriptors. The proxy in front limits connections per address. */
const maxConnections = 5_000;

/** Read and discarded from a request's body, so that a client that is still sending gets the response. */
const maxDiscardedBytes = 1024 * 1024;

/** How long a client may stop reading before the connection is reset. */
const stallTimeoutMs = 30_000;

/**
 * The embedded server: the built site, the functions and `/healthz`.
 *
 * Own code turns requests and responses of Node into those of the web. srvx 1.0.8 leaves the rest of a refused body unread,
 * so the next request on the connection is reset. Hono's adapter closes the connection of a slow phone after half a second.
 */
export function createSiteServer(settings: ServerSettings, backend: EmbeddedBackend, log: Log): Server {
  const serveFile = createStaticFiles(resolve(settings.SITE_DIR));
  const headers = Object.entries(securityHeaders);

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { path } = requestTarget(request);
    const callFunction = backend.functionAt(path);
    if (callFunction) {
      const reply = await callFunction(toWebRequest(request), request.socket.remoteAddress ?? '');
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
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: 10_000,
    connectionsCheckingInterval: 2_000,
  });
  server.maxConnections = maxConnections;
  server.on('request', (request, response) => {
    // Reset the connection: after a plain close, the kernel keeps megabytes of an unread response for minutes.
    response.setTimeout(stallTimeoutMs, () => request.socket.resetAndDestroy());
    for (const [name, value] of headers) response.setHeader(name, value);
    respond(request, response).catch((error: unknown) => {
      if (response.destroyed) return;
      log('http.failed', { error: errorClass(error) });
      if (response.headersSent) response.destroy();
      else response.writeHead(503, { 'Retry-After': '5', 'Content-Type': 'text/plain' }).end();
    });
  });
  return server;
}

export function toWebRequest(message: IncomingMessage): Request {
  const headers = new Headers();
  for (let index = 0; index + 1 < message.rawHeaders.length; index += 2) {
    headers.append(message.rawHeaders[index] ?? '', message.rawHeaders[index + 1] ?? '');
  }
  const method = message.method ?? 'GET';
  // The client chooses the Host header, so ignore it.
  const url = new URL(message.url ?? '/', 'http://localhost');
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers });
  // Not `Readable.toWeb`: when the handler stops reading early, it destroys the connection before the response is sent.
  const body = ReadableStream.from(message.iterator({ destroyOnReturn: false }));
  return new Request(url, { method, headers, body, duplex: 'half' } as RequestInit); // Safe cast: TypeScript's DOM types lack `duplex`.
}

/** Sends a web `Response`, and discards the unread part of the request's body. */
export async function sendWebResponse(
  reply: Response,
  message: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  for (const [name, value] of reply.headers) response.setHeader(name, value);
  if (reply.headers.has('content-disposition') && reply.body) {
    // A download may be larger than the memory.
    response.writeHead(reply.status);
    await pipeline(Readable.fromWeb(reply.body as ReadableStream), response); // Safe cast: one class, declared by Node and by the DOM.
  } else {
    const body = Buffer.from(await reply.arrayBuffer());
    response.writeHead(reply.status, { 'Content-Length': body.byteLength }).end(body);
  }
  if (message.complete) return;
  let bytes = 0;
  message.on('data', (chunk: Buffer) => {
    bytes += chunk.byteLength;
    if (bytes > maxDiscardedBytes) message.destroy();
  });
  message.resume();
}

/** Grace period for open responses when the server stops. */
const responseGraceMs = 30_000;
/** Grace period, in ms, for connections that have not sent anything. */
const firstBytesGraceMs = 2_000;

/** Returns a function that refuses new connections and resolves once all are closed. */
export function createStop(server: Server): () => Promise<void> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return async () => {
    const closed = new Promise((done) => server.close(done));
    // Node closes the connections that are idle now, but not those that become idle later.
    const idleTimer = setInterval(() => server.closeIdleConnections(), 50);
    // A connection that a browser opened in advance and never used does not count as idle.
    const unusedTimer = setTimeout(() => {
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, firstBytesGraceMs);
    const deadlineTimer = setTimeout(() => server.closeAllConnections(), responseGraceMs);
    await closed;
    clearInterval(idleTimer);
    clearTimeout(unusedTimer);
    clearTimeout(deadlineTimer);
  };
}
