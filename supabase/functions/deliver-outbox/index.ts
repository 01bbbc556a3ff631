import { createEdgeBackend } from '#core/http/edge.ts';
import { type Problem, healthReply } from '#core/http/healthReply.ts';
import { isSameSecret } from '#core/http/secret.ts';

const { settings, store, deliver, sweepCvs } = createEdgeBackend();
const secret = settings.DELIVERY_SECRET;

/**
 * The retries of mails, called by the schedule of `migrations/`, with the secret that only it knows. GET with the same
 * secret says what a person should look at, as `/healthz` of the embedded server does.
 */
Deno.serve(async (request) => {
  const given = request.headers.get('x-delivery-secret');
  if (!secret || given === null || !(await isSameSecret(given, secret)))
    return new Response(null, { status: 401 });
  if (request.method === 'GET') {
    const { status, text } = healthReply(await store.health().catch((): Problem[] => ['storage']));
    return new Response(text, { status, headers: { 'Cache-Control': 'no-store' } });
  }
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { Allow: 'GET, POST' } });
  await sweepCvs();
  const result = await deliver();
  return Response.json(result ?? { error: 'unavailable' }, { status: result ? 200 : 503 });
});
