import { type RequestListener, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type SupabaseClient, createClient } from '@supabase/supabase-js';
import { SqlError, type TestDatabase } from './postgres.ts';

/** The API key of the service role. */
export const serviceKey = 'service-key';

/**
 * A stand-in for Supabase's API: `/rest/v1/rpc/NAME` calls that function as the service role, and `storage` handles
 * `/storage/`. `client` is connected to it.
 */
export async function startPostgrest(
  database: TestDatabase,
  storage?: { handle: RequestListener },
): Promise<{ url: string; client: SupabaseClient; close: () => void }> {
  const server = createServer(async (request, response) => {
    if (storage && request.url?.startsWith('/storage/')) return storage.handle(request, response);
    const [, name] = /^\/rest\/v1\/rpc\/(\w+)$/.exec(request.url ?? '') ?? [];
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body ?? null));
    if (!name || request.headers.apikey !== serviceKey)
      return answer(401, { code: 'PGRST301', message: 'no such function or key' });
    const args: Record<string, unknown> = JSON.parse((await text(request)) || '{}');
    const list = Object.entries(args).map(([key, value]) => `${key} => ${literal(value)}`);
    try {
      return answer(
        200,
        await database.queryAs('service_role', `select to_json(public.${name}(${list.join(', ')}))`),
      );
    } catch (error) {
      return answer(error instanceof SqlError ? 400 : 500, {
        code: error instanceof SqlError ? error.code : 'XX000',
        message: 'refused',
      });
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port, not on a pipe
  return {
    url,
    client: createClient(url, serviceKey, { auth: { persistSession: false, autoRefreshToken: false } }),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function literal(value: unknown): string {
  if (value === null) return 'null';
  const shown = typeof value === 'string' ? value : JSON.stringify(value);
  return `E'${shown.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
