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

Deno.serve((request, { remoteAddr }) => {
  // Supabase promises no header. Its gateway writes the first over; of the second, the length of the chain is unknown,
  // and its last entry would be the same for every visitor.
  const address =
    request.headers.get('cf-connecting-ip') ??
    request.headers.get('x-forwarded-for')?.split(',', 1)[0] ??
    null;
  return handle(request, clientAddress(address, remoteAddr.hostname, 1));
});
