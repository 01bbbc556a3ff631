import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { resolve } from 'node:path';
import { healthReply } from '#core/http/replies.ts';
import { type Log, errorClass } from '#core/log.ts';
import type { EmbeddedBackend } from './backend.ts';
import { type ConnectionLimits, limitConnections } from './connections.ts';
import { requestTarget } from './requestTarget.ts';
import { securityHeaders } from './securityHeaders.ts';
import { securityTxt, securityTxtPath } from './securityTxt.ts';
import type { ServerSettings } from './settings.ts';
import { createStaticFiles } from './staticFiles.ts';
import { sendWebResponse, toWebRequest } from './webRequest.ts';

/** Milliseconds in which a request must have come whole, and one with a CV. */
const bodyTimeout = 30_000;
const uploadTimeout = 10 * 60_000;

interface SiteServerOptions {
  backend: EmbeddedBackend;
  log: Log;
  settings: ServerSettings;
  connections: ConnectionLimits;
}

/** The embedded server: the built site, the functions and `/healthz`, with limits against slow and oversized senders. */
export function createSiteServer({ backend, log, settings, connections }: SiteServerOptions): Server {
  const serveFile = createStaticFiles(resolve(settings.SITE_DIR));
  const headers = Object.entries(securityHeaders(settings.HSTS_SUBDOMAINS));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { path } = requestTarget(request);
    if (path !== backend.uploadPath) limitBody(request);
    // The platform makes no `Request` of this method: what serves the files refuses it.
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
    // Long, for a CV over a slow link; the bodies of all others have their own limit.
    requestTimeout: backend.uploadPath === undefined ? bodyTimeout : uploadTimeout,
    keepAliveTimeout: 10_000,
    connectionsCheckingInterval: 2_000,
  });
  // First of all: what is cut is not answered.
  limitConnections(server, connections);
  server.on('request', (request, response) => {
    if (request.socket.destroyed) return;
    for (const [name, value] of headers) response.setHeader(name, value);
    answer(request, response).catch((error: unknown) => {
      // A client that left is no event; what else comes here is: a broken request line, a mistake of ours.
      if (response.destroyed) return;
      log('http.failed', { error: errorClass(error) });
      if (response.headersSent) response.destroy();
      else response.writeHead(503, { 'Retry-After': '5', 'Content-Type': 'text/plain' }).end();
    });
  });
  return server;
}

/** Cuts off whoever takes too long to send a body. */
function limitBody(request: IncomingMessage): void {
  if (request.complete) return;
  const timer = setTimeout(() => request.complete || request.socket.destroy(), bodyTimeout);
  request.once('close', () => clearTimeout(timer));
}
