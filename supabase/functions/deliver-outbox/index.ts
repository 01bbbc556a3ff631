import { createEdgeBackend, readSetting } from '../_shared/edge.ts';
import { isSameSecret } from '../_shared/secret.ts';

const { deliver } = createEdgeBackend();
const secret = readSetting('DELIVERY_SECRET');

/** The retries of mails, called by the schedule of `migrations/`, with the secret that only it knows. */
Deno.serve(async (request) => {
  const given = request.headers.get('x-delivery-secret');
  if (!secret || given === null || !(await isSameSecret(given, secret)))
    return new Response(null, { status: 401 });
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { Allow: 'POST' } });
  const result = await deliver();
  return Response.json(result ?? { error: 'unavailable' }, { status: result ? 200 : 503 });
});
