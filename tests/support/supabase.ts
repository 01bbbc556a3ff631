/** Runs the Edge Functions of `supabase/functions` in tests: on Deno, with stubs of Supabase's and Resend's APIs. */
import { spawn } from 'node:child_process';
import {
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  createServer,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer, json, text } from 'node:stream/consumers';
import { type SupabaseClient, createClient } from '@supabase/supabase-js';
import { SqlError, type TestDatabase } from './postgres.ts';
import { waitForOutput } from './serverProcess.ts';

const root = join(import.meta.dirname, '../..');

/** The secrets of the deployed functions, with the stand-ins of Supabase's API and of Resend. */
export const edgeSettings = (api: { url: string }, resend: { url: string }) => ({
  SUPABASE_URL: api.url,
  SUPABASE_SERVICE_ROLE_KEY: serviceKey,
  RESEND_API_KEY: 'resend-key',
  RESEND_URL: resend.url,
  MAIL_FROM: 'admissions@school.example',
  SCHOOL_EMAIL: 'school@school.example',
  SCHOOL_PHONE: '+253 21 00 00 00',
  DELIVERY_SECRET: 'a-long-secret',
});

/** Runs a function of `supabase/functions` on Deno with its own import map, and with the packages of node_modules. */
export async function startDenoFunction(name: string, env: Record<string, string>) {
  const deno = spawn(
    join(root, 'node_modules/.bin/deno'),
    [
      'run',
      '-A',
      '--config=supabase/functions/deno.json',
      '--no-lock',
      '--cached-only',
      '--node-modules-dir=manual',
      'tests/support/edgeRuntime.ts',
      name,
    ],
    { cwd: root, env: { ...process.env, DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0', NO_COLOR: '1', ...env } },
  );
  const output = waitForOutput(deno);
  const [, url = ''] = await output.until(/Listening on (http:\S+?)\/?\s/);
  return { url, output, stop: () => deno.kill('SIGKILL') };
}

export type DenoFunction = Awaited<ReturnType<typeof startDenoFunction>>;

/** Listens on a free port of this machine. `close` also cuts the open connections. */
async function listen(server: Server): Promise<{ url: string; close: () => void }> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The API key of the service role. */
const serviceKey = 'service-key';

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
  const api = await listen(server);
  const options = { auth: { persistSession: false, autoRefreshToken: false } };
  return { ...api, client: createClient(api.url, serviceKey, options) };
}

function literal(value: unknown): string {
  if (value === null) return 'null';
  const shown = typeof value === 'string' ? value : JSON.stringify(value);
  return `E'${shown.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

/** The tables and columns of Supabase Storage that the migrations use. */
export const storageTables = `
  create schema storage;
  create table storage.buckets (
    id text primary key, name text, public boolean, file_size_limit bigint, allowed_mime_types text[]
  );
  create table storage.objects (
    bucket_id text references storage.buckets, name text, created_at timestamptz default now(),
    primary key (bucket_id, name)
  );
  alter table storage.objects enable row level security;
  grant usage on schema storage to anon, authenticated, service_role;
  grant all on all tables in schema storage to anon, authenticated, service_role;
`;

/**
 * A stand-in for Supabase Storage: upload, download, remove and signed URLs, as storage-js 2.119 calls them. Like
 * Supabase it keeps the names in the database, and nothing of an upload that breaks off.
 */
export function createStorage(database: TestDatabase) {
  const files = new Map<string, Buffer>();
  const links = new Map<string, { name: string; until: number }>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const send = (status: number, body: unknown) =>
      void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    const [, isSigned, bucket, name = ''] =
      /^\/storage\/v1\/object\/(sign\/)?(\w+)(?:\/(.+))?$/.exec(pathname) ?? [];
    const link = links.get(searchParams.get('token') ?? '');
    if (request.method === 'GET' && isSigned) {
      if (!link || link.name !== name || link.until < Date.now()) return send(400, { error: 'InvalidJWT' });
    } else if (bucket !== 'cvs' || request.headers.apikey !== serviceKey) {
      return send(403, { statusCode: '403', error: 'Unauthorized', message: 'row-level security policy' });
    }
    if (request.method === 'GET') {
      const file = files.get(name);
      if (!file) return send(404, { statusCode: '404', error: 'not_found', message: 'Object not found' });
      response.writeHead(200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${searchParams.get('download')}"`,
      });
      return void response.end(file);
    }
    if (request.method === 'DELETE') {
      if (storage.refusesRemovals)
        return send(503, { statusCode: '503', error: 'DatabaseTimeout', message: 'Timeout' });
      const { prefixes } = (await json(request)) as { prefixes: string[] }; // what storage-js sends
      for (const prefix of prefixes) {
        files.delete(prefix);
        await database.execute(`delete from storage.objects where bucket_id = 'cvs' and name = '${prefix}'`);
      }
      return send(200, []);
    }
    if (isSigned) {
      const { expiresIn } = (await json(request)) as { expiresIn: number };
      const token = crypto.randomUUID();
      links.set(token, { name, until: Date.now() + expiresIn * 1000 });
      return send(200, { signedURL: `/object/sign/cvs/${name}?token=${token}` });
    }
    const file = await buffer(request);
    if (file.byteLength > 5_000_000) return send(413, { error: 'Payload too large' });
    if (request.headers['content-type'] !== 'application/pdf')
      return send(415, { error: 'invalid_mime_type' });
    files.set(name, file);
    await database.execute(`insert into storage.objects values ('cvs', '${name}')`);
    return send(200, { Id: crypto.randomUUID(), Key: `cvs/${name}` });
  }

  const storage = {
    files,
    /** The signed URLs by their tokens, and when each expires in ms. */
    links,
    /** Whether removals fail. */
    refusesRemovals: false,
    /** Never rejects; an aborted request gets no response. */
    handle: (request: IncomingMessage, response: ServerResponse) =>
      answer(request, response).catch(() => void response.destroy()),
  };
  return storage;
}

interface ResendCall {
  key: string;
  mail: {
    from: string;
    to: string[];
    reply_to: string;
    subject: string;
    text: string;
    html: string;
    attachments?: { filename: string; content: string }[];
  };
}

/** A stand-in for Resend's API that records its calls; `answerWith` sets the status of later answers. */
export async function startResend() {
  const calls: ResendCall[] = [];
  let status = 200;
  const server = createServer(async (request, response) => {
    calls.push({
      key: String(request.headers['idempotency-key']),
      mail: (await json(request)) as ResendCall['mail'],
    });
    response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}');
  });
  return {
    ...(await listen(server)),
    calls,
    answerWith: (next: number) => {
      status = next;
    },
  };
}
