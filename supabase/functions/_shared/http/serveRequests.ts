import { clientAddress } from './clientAddress.ts';
import { createEdgeBackend, readEdgeSettings } from './edge.ts';
import { createRequestHandler } from './handler.ts';
import { logToConsole } from '../log.ts';
import type { RequestKind } from '../questions/requestKinds.ts';

/** Serves the function of one kind of request on Supabase; what is a message only where `DELIVER_MESSAGES` is on. */
export function serveRequests(kind: RequestKind): void {
  if (kind !== 'admission' && !readEdgeSettings().DELIVER_MESSAGES) {
    // Not stored, and not said to be: the page shows a failure, and the log why.
    logToConsole(`${kind}.notDelivered`, { setting: 'DELIVER_MESSAGES' });
    Deno.serve(() => new Response(null, { status: 404 }));
    return;
  }
  const { settings, store, cvs, texts, deliver } = createEdgeBackend();
  const handle = createRequestHandler({
    kind,
    store,
    ...(kind === 'teacher' && { cvs }),
    texts,
    log: logToConsole,
    allowedOrigins: settings.ALLOWED_ORIGINS,
    // After the answer: the visitor does not wait for the mail service.
    onStored: () => EdgeRuntime.waitUntil(deliver()),
  });

  // Supabase's own gateway is behind Cloudflare, which writes this header over whatever the client put there; in front
  // of a gateway of one's own the trusted proxies are counted. No other header is read: the client could write it.
  const trustedProxies = settings.TRUST_PROXY;

  Deno.serve((request, { remoteAddr }) => {
    const address =
      trustedProxies > 0
        ? clientAddress(request.headers.get('x-forwarded-for'), remoteAddr.hostname, trustedProxies)
        : clientAddress(request.headers.get('cf-connecting-ip'), remoteAddr.hostname, 1);
    return handle(request, address);
  });
}
