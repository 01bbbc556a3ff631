/**
 * A site seen through a server of our own, which writes a listener for errors into each page, since WebDriver has no
 * console, and which can be gone for a while: to a browser that is a lost connection.
 */
import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';

declare global {
  interface Window {
    /** What went wrong on this page so far. */
    seenErrors: string[];
  }
}

export interface WatchedSite {
  /** Its origin. */
  url: string;
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
}

/** Serves what is served on a port, watched, on a free one. */
export async function watchSite(target: number): Promise<WatchedSite> {
  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing, target));
  let port = 0;
  const listen = async () => {
    server.listen(port, 'localhost');
    await once(server, 'listening');
  };
  await listen();
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens on no port.');
  ({ port } = address);
  return {
    url: `http://localhost:${port}`,
    goAway: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    comeBack: listen,
  };
}

async function pass(incoming: IncomingMessage, outgoing: ServerResponse, port: number): Promise<void> {
  const { method, url: path } = incoming;
  const asked = request({
    port,
    method,
    path,
    headers: { ...incoming.headers, 'accept-encoding': 'identity' },
  });
  incoming.pipe(asked);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]; // as the documentation of the event has it
  const { statusCode = 500, headers } = answer;
  if (!headers['content-type']?.startsWith('text/html')) {
    outgoing.writeHead(statusCode, headers);
    answer.pipe(outgoing);
    return;
  }
  delete headers['content-length'];
  // The page holds the same policy, and there the listener stands before it.
  delete headers['content-security-policy'];
  outgoing.writeHead(statusCode, headers);
  // Before the page's own policy, which is for what follows it.
  outgoing.end((await text(answer)).replace('<head>', `<head><script>(${collectErrors})()</script>`));
}

/** Runs in the page, first of all scripts. */
function collectErrors(): void {
  const errors: string[] = [];
  window.seenErrors = errors;
  const write = (part: unknown) => (part instanceof Error ? `${part} ${part.stack}` : String(part));
  addEventListener('error', ({ error, message }) => {
    // Chromium's word for observations that wait for the next frame.
    if (!message.startsWith('ResizeObserver loop')) errors.push(write(error ?? message));
  });
  addEventListener('unhandledrejection', ({ reason }) => errors.push(`Unhandled: ${write(reason)}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    if (!blockedURI.startsWith('https://images.')) errors.push(`Refused: ${violatedDirective} ${blockedURI}`);
  });
  for (const level of ['error', 'warn'] as const) {
    // oxlint-disable-next-line no-console -- what the page says to the console is what is listened to
    console[level] = (...parts: unknown[]) => errors.push(`${level}: ${parts.map(write).join(' ')}`);
  }
}
