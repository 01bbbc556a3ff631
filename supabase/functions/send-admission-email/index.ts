import { clientAddress } from '../_shared/clientAddress.ts';
import { createEdgeBackend, readSetting } from '../_shared/edge.ts';
import { createAdmissionHandler } from '../_shared/handler.ts';
import { logToConsole } from '../_shared/log.ts';

const { store, texts, deliver } = createEdgeBackend();

const handle = createAdmissionHandler({
  store,
  texts,
  log: logToConsole,
  allowedOrigins: readSetting('ALLOWED_ORIGINS')?.split(/\s*,\s*/) ?? [],
  // After the answer: the visitor does not wait for the mail service.
  onStored: () => EdgeRuntime.waitUntil(deliver()),
});

// Supabase's own gateway is behind Cloudflare, which writes this header over whatever the client put there; in front of
// a gateway of one's own the trusted proxies are counted. No other header is read: the client could write it.
const trustedProxies = Number(readSetting('TRUST_PROXY') ?? 0);

Deno.serve((request, { remoteAddr }) => {
  const address =
    trustedProxies > 0
      ? clientAddress(request.headers.get('x-forwarded-for'), remoteAddr.hostname, trustedProxies)
      : clientAddress(request.headers.get('cf-connecting-ip'), remoteAddr.hostname, 1);
  return handle(request, address);
});
