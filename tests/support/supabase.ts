/** Runs the Edge Functions of `supabase/functions` in tests: on Deno, with stubs of Supabase's and Resend's APIs. */
import { spawn } from 'node:child_process';
import {
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  createServer,
} from 'node:http';
import { join } from 'node:path';
import { buffer, json } from 'node:stream/consumers';
import { hourMs } from '#core/time/schoolTime.ts';
import { listen } from './machine.ts';
import { waitForOutput } from './serverProcess.ts';

const root = join(import.meta.dirname, '../..');

/** The secrets of the deployed functions, with a database and the stand-ins of Supabase's API and of Resend. */
export const edgeSettings = (database: { url: string }, api: { url: string }, resend: { url: string }) => ({
  DATABASE_URL: database.url,
  SUPABASE_URL: api.url,
  SUPABASE_SERVICE_ROLE_KEY: serviceKey,
  RESEND_API_KEY: 'resend-key',
  RESEND_URL: resend.url,
  MAIL_FROM: 'admissions@school.example',
  SCHOOL_EMAIL: 'school@school.example',
  SCHOOL_PHONE: '+253 21 00 00 00',
  DELIVERY_SECRET: 'a-long-secret',
  DOSSIER_KEY: '0123456789abcdef'.repeat(4),
  SITE_URL: 'https://school.example',
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
async function listenOnFreePort(server: Server): Promise<{ url: string; close: () => void }> {
  return {
    url: `http://127.0.0.1:${await listen(server)}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The API key of the service role. */
const serviceKey = 'service-key';

/** A stand-in for Supabase's API, which has only `storage`. */
export async function startSupabaseApi(storage: { handle: RequestListener }) {
  return listenOnFreePort(createServer(storage.handle));
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

/** The largest file of the bucket `papers`, in bytes. */
const maxFileBytes = 10_000_000;

const tusPath = '/storage/v1/upload/resumable/sign';

/**
 * A stand-in for the bucket `papers` of Supabase Storage: signed URLs, signed tus uploads and removal, as storage-js 2.119
 * calls them. Like Supabase it drops a chunk that breaks off.
 */
export function createStorage() {
  const files = new Map<string, Buffer>();
  /** When each file was created, in ms. */
  const created = new Map<string, number>();
  /** The names of signed URLs by their tokens. */
  const links = new Map<string, string>();
  /** The names of signed uploads by their tokens. */
  const uploads = new Map<string, string>();
  /** The bytes of unfinished tus uploads, by name. */
  const unfinished = new Map<string, { size: number; bytes: Buffer }>();

  /** The tus endpoint of signed uploads. Accepts only chunks of 6 MiB, except for the last one. */
  async function answerTus(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const send = (status: number, headers: Record<string, string> = {}, body = '') =>
      void response.writeHead(status, { 'Tus-Resumable': '1.0.0', ...headers }).end(body);
    // Without `/sign` in the path, Supabase expects the token of a user.
    if (!path.startsWith(tusPath)) return send(403, {}, 'Invalid Compact JWS');
    const name = uploads.get(String(request.headers['x-signature']));
    if (!name) return send(403, {}, 'signature verification failed');
    if (request.method === 'POST') {
      const metadataPairs = String(request.headers['upload-metadata']).split(',');
      const metadata = Object.fromEntries(
        metadataPairs.map((pair) => pair.split(' ')).map(([key, value = '']) => [key, atob(value)]),
      );
      const size = Number(request.headers['upload-length']);
      if (metadata.bucketName !== 'papers' || metadata.objectName !== name) return send(403);
      if (size > maxFileBytes) return send(413);
      unfinished.set(name, { size, bytes: Buffer.alloc(0) });
      return send(201, { Location: `${tusPath}/${Buffer.from(`papers/${name}`).toString('base64url')}` });
    }
    const upload = unfinished.get(name);
    if (!upload) return send(404);
    if (request.method === 'HEAD') {
      return send(200, {
        'Upload-Offset': String(upload.bytes.byteLength),
        'Upload-Length': String(upload.size),
      });
    }
    const chunk = await buffer(request);
    if (Number(request.headers['upload-offset']) !== upload.bytes.byteLength) return send(409);
    const isLast = upload.bytes.byteLength + chunk.byteLength === upload.size;
    if (!isLast && chunk.byteLength !== 6 * 1024 * 1024) return send(400, {}, 'chunks are 6 MiB');
    upload.bytes = Buffer.concat([upload.bytes, chunk]);
    if (isLast) {
      unfinished.delete(name);
      files.set(name, upload.bytes);
      created.set(name, Date.now());
    }
    return send(204, { 'Upload-Offset': String(upload.bytes.byteLength) });
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const send = (status: number, body: unknown) =>
      void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    if (pathname.startsWith('/storage/v1/upload/')) return answerTus(request, response, pathname);
    const [, isUpload, name = ''] =
      /^\/storage\/v1\/object\/(upload\/)?(?:sign\/)?papers(?:\/(.+))?$/.exec(pathname) ?? [];
    if (request.method === 'GET') {
      const file = files.get(name);
      if (!file || links.get(searchParams.get('token') ?? '') !== name)
        return send(400, { error: 'InvalidJWT' });
      const headers = { 'Content-Type': 'application/pdf' };
      const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
      if (!from && !to) return void response.writeHead(200, headers).end(file);
      const start = from ? Number(from) : Math.max(0, file.byteLength - Number(to));
      const end = from ? Math.min(file.byteLength, Number(to) + 1) : file.byteLength;
      const range = `bytes ${start}-${end - 1}/${file.byteLength}`;
      return void response
        .writeHead(206, { ...headers, 'Content-Range': range })
        .end(file.subarray(start, end));
    }
    if (request.headers.apikey !== serviceKey)
      return send(403, { statusCode: '403', error: 'Unauthorized', message: 'row-level security policy' });
    if (request.method === 'DELETE') {
      if (storage.refusesRemovals)
        return send(503, { statusCode: '503', error: 'DatabaseTimeout', message: 'Timeout' });
      const { prefixes } = (await json(request)) as { prefixes: string[] }; // Safe cast: what storage-js sends.
      for (const prefix of prefixes) files.delete(prefix);
      return send(200, []);
    }
    if (pathname === '/storage/v1/object/list/papers') {
      const { limit, offset } = (await json(request)) as { limit: number; offset: number }; // Safe cast: as above.
      const names = [...files.keys()].toSorted().slice(offset, offset + limit);
      const created_at = (one: string) => new Date(created.get(one) ?? 0).toISOString();
      return send(
        200,
        names.map((one) => ({ name: one, created_at: created_at(one) })),
      );
    }
    const token = crypto.randomUUID();
    if (isUpload) {
      uploads.set(token, name);
      return send(200, { url: `/object/upload/sign/papers/${name}?token=${token}` });
    }
    if (!files.has(name))
      return send(400, { statusCode: '404', error: 'not_found', message: 'Object not found' });
    links.set(token, name);
    return send(200, { signedURL: `/object/sign/papers/${name}?token=${token}` });
  }

  const storage = {
    files,
    /** Whether removals fail. */
    refusesRemovals: false,
    /** Makes all files two hours older. */
    age: () => created.forEach((time, name) => created.set(name, time - 2 * hourMs)),
    /** Never rejects; an aborted request gets no response. */
    handle: (request: IncomingMessage, response: ServerResponse) =>
      answer(request, response).catch(() => void response.destroy()),
  };
  return storage;
}

interface ResendCall {
  key: string;
  authorization: string | undefined;
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

/** A stand-in for Resend's API that records its calls; `answerWith` sets the status and the body of later answers. */
export async function startResend() {
  const calls: ResendCall[] = [];
  let answer = { status: 200, body: {} };
  const server = createServer(async (request, response) => {
    calls.push({
      key: String(request.headers['idempotency-key']),
      authorization: request.headers.authorization,
      mail: (await json(request)) as ResendCall['mail'],
    });
    response.writeHead(answer.status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
  return {
    ...(await listenOnFreePort(server)),
    calls,
    answerWith: (status: number, body = {}) => {
      answer = { status, body };
    },
  };
}
