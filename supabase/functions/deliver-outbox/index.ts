import { isSameSecret } from '#core/model/links.ts';
import { createEdgeBackend } from '../_shared/edgeFunctions.ts';
import { healthReply } from '#core/http/replies.ts';

const { settings, checkHealth, deliver, clean } = createEdgeBackend();
const secret = settings.DELIVERY_SECRET;

/**
 * POST deletes what is too old and sends the due mails; the schedule in `migrations/` calls it every minute. GET reports the
 * health, as `/healthz` of the embedded server does. Both require the secret in `x-delivery-secret`.
 */
Deno.serve(async (request) => {
  const given = request.headers.get('x-delivery-secret') ?? '';
  if (!secret || !isSameSecret(given, secret)) return new Response(null, { status: 401 });
  if (request.method === 'GET') {
    const { status, text } = healthReply(await checkHealth());
    return new Response(text, { status, headers: { 'Cache-Control': 'no-store' } });
  }
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { Allow: 'GET, POST' } });
  await clean();
  return new Response(null, { status: (await deliver()) ? 204 : 503 });
});
