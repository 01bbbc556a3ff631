import { clientAddress } from './clientAddress.ts';
import { createEdgeBackend, readSetting } from './edge.ts';
import { createRequestHandler } from './handler.ts';
import { logToConsole } from '../log.ts';
import type { RequestKind } from '../questions/requestKinds.ts';

/** Serves the function of one kind of request on Supabase; what is a message only where `DELIVER_MESSAGES` is on. */
export function serveRequests(kind: RequestKind): void {
  if (kind !== 'admission' && readSetting('DELIVER_MESSAGES') !== 'true') {
    // Not stored, and not said to be: the page shows a failure, and the log why.
    logToConsole(`${kind}.notDelivered`, { setting: 'DELIVER_MESSAGES' });
    Deno.serve(() => new Response(null, { status: 404 }));
    return;
  }
  const { store, cvs, texts, deliver } = createEdgeBackend();
  const handle = createRequestHandler({
    kind,
    store,
    ...(kind === 'teacher' && { cvs }),
    texts,
    log: logToConsole,
    allowedOrigins: readSetting('ALLOWED_ORIGINS')?.split(',').map(originOf) ?? [],
    // After the answer: the visitor does not wait for the mail service.
    onStored: () => EdgeRuntime.waitUntil(deliver()),
  });

  // Supabase's own gateway is behind Cloudflare, which writes this header over whatever the client put there; in front
  // of a gateway of one's own the trusted proxies are counted. No other header is read: the client could write it.
  const trustedProxies = Number(readSetting('TRUST_PROXY') ?? 0);

  Deno.serve((request, { remoteAddr }) => {
    const address =
      trustedProxies > 0
        ? clientAddress(request.headers.get('x-forwarded-for'), remoteAddr.hostname, trustedProxies)
        : clientAddress(request.headers.get('cf-connecting-ip'), remoteAddr.hostname, 1);
    return handle(request, address);
  });
}

/** A site as browsers name it, also where its address was set with a slash at its end. */
function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : address.trim();
}
