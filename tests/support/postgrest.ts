import { type RequestListener, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TestDatabase } from './postgres.ts';
import { SqlError } from './psqlSessions.ts';

/** The keys of the stand-in for Supabase's API and the roles that they give. */
export const apiKeys = { anon: 'anon-key', authenticated: 'authenticated-key', service_role: 'service-key' };

/**
 * The part of Supabase's API that the store calls, with Storage where it is asked for: `/rest/v1/rpc/NAME` runs that
 * function as the role of the key.
 */
export async function startPostgrest(
  database: TestDatabase,
  storage?: { handle: RequestListener },
): Promise<{ url: string; close: () => void }> {
  const server = createServer(async (request, response) => {
    if (storage && request.url?.startsWith('/storage/')) return storage.handle(request, response);
    const [, name] = /^\/rest\/v1\/rpc\/(\w+)$/.exec(request.url ?? '') ?? [];
    const role = Object.entries(apiKeys).find(([, key]) => key === request.headers.apikey)?.[0];
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body ?? null));
    if (!name || !role) return answer(401, { code: 'PGRST301', message: 'no such function or key' });
    const args: Record<string, unknown> = JSON.parse((await text(request)) || '{}');
    const list = Object.entries(args).map(([key, value]) => `${key} => ${literal(value)}`);
    try {
      return answer(200, await database.queryAs(role, `select to_json(public.${name}(${list.join(', ')}))`));
    } catch (error) {
      return answer(error instanceof SqlError ? 400 : 500, {
        code: error instanceof SqlError ? error.code : 'XX000',
        message: 'refused',
      });
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // it listens on a port, not on a pipe
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
