/**
 * A proxy in front of the site. It injects a script into each page, by default one that collects errors, because
 * WebDriver has no console. It can also go offline for a while.
 */
import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../../support/machine.ts';

declare global {
  interface Window {
    seenErrors: string[];
  }
}

export interface WatchedSite {
  url: string;
  /** A further script that runs in each page, after the first one. */
  furtherScript: string;
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  /** Keeps back the scripts of pages, or the answers to what they send, until the returned function is called. */
  hold(what: 'scripts' | 'answers'): () => void;
}

/** Starts a proxy of the site on port `target`, on a free port. The script runs in the page before all others. */
export async function watchSite(target: number, script = collectErrors): Promise<WatchedSite> {
  let held: { what: 'scripts' | 'answers'; released: Promise<void> } | undefined;
  const server = createServer((incoming, outgoing) => {
    const isHeld = held?.what === 'answers' ? incoming.method === 'POST' : incoming.url?.endsWith('.js');
    void forward(incoming, outgoing, target, script, site.furtherScript, isHeld ? held?.released : undefined);
  });
  const port = await listen(server, 'localhost');
  const site: WatchedSite = {
    url: `http://localhost:${port}`,
    furtherScript: '',
    goAway: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    comeBack: async () => void (await once(server.listen(port, 'localhost'), 'listening')),
    hold: (what) => {
      const { promise: released, resolve } = Promise.withResolvers<void>();
      held = { what, released };
      return resolve;
    },
  };
  return site;
}

async function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  port: number,
  script: () => void,
  furtherScript: string,
  hold: Promise<void> | undefined,
): Promise<void> {
  const { method, url: path } = incoming;
  // Without them the browser would get 304 and show a page that it has kept, with another script.
  const { 'if-none-match': _, 'if-modified-since': _1, ...sentHeaders } = incoming.headers;
  const asked = request({
    port,
    method,
    path,
    headers: { ...sentHeaders, 'accept-encoding': 'identity' },
  });
  incoming.pipe(asked);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]; // Safe cast: the documented argument of the event.
  await hold;
  const { statusCode = 500, headers } = answer;
  if (!headers['content-type']?.startsWith('text/html')) {
    outgoing.writeHead(statusCode, headers);
    answer.pipe(outgoing);
    return;
  }
  delete headers['content-length'];
  // A changed page is not cached.
  if (furtherScript) headers['cache-control'] = 'no-store';
  outgoing.writeHead(statusCode, headers);
  const scripts = `<script>(${script})()</script><script>${furtherScript}</script>`;
  outgoing.end((await text(answer)).replace('<head>', `<head>${scripts}`));
}

function collectErrors(): void {
  const errors: string[] = [];
  window.seenErrors = errors;
  const write = (part: unknown) => (part instanceof Error ? `${part} ${part.stack}` : String(part));
  addEventListener('error', ({ error, message }) => {
    // Harmless: Chromium delays some observations to the next frame.
    if (!message.startsWith('ResizeObserver loop')) errors.push(write(error ?? message));
  });
  addEventListener('unhandledrejection', ({ reason }) => errors.push(`Unhandled: ${write(reason)}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    if (!blockedURI.startsWith('https://images.')) errors.push(`Refused: ${violatedDirective} ${blockedURI}`);
  });
  for (const level of ['error', 'warn'] as const) {
    // oxlint-disable-next-line no-console -- replaces the page's console
    console[level] = (...parts: unknown[]) => errors.push(`${level}: ${parts.map(write).join(' ')}`);
  }
}
