/** Postgres, and the Edge Functions of `supabase/functions` on Deno with a stand-in for Supabase's API. */
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, readFileSync, readdirSync } from 'node:fs';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { join } from 'node:path';
import { buffer, json } from 'node:stream/consumers';
import { Pool } from 'pg';
import { postgresMigrations } from '#core/store/schema.ts';
import { freePort, reportMissingTool, temporaryFolder } from './machine.ts';
import { listenOnFreePort } from './otherServers.ts';
import { waitForOutput } from './serverProcess.ts';

const root = join(import.meta.dirname, '../..');

/** The secrets of the deployed functions, with a database and the stand-ins of Supabase's API and of Resend. */
type Service = { url: string };
export const edgeSettings = (database: Service, storage: Service, resend: Service) => ({
  DATABASE_URL: database.url,
  SUPABASE_URL: storage.url,
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
      '--preload=tests/support/startedServer.ts',
      `supabase/functions/${name}/index.ts`,
    ],
    { cwd: root, env: { ...process.env, DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0', NO_COLOR: '1', ...env } },
  );
  const output = waitForOutput(deno);
  const [, url = ''] = await output.until(/Listening on (http:\S+?)\/?\s/);
  return { url, output, stop: () => deno.kill('SIGKILL') };
}

export type DenoFunction = Awaited<ReturnType<typeof startDenoFunction>>;

const serviceKey = 'service-key';

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
 * Starts a stand-in for the bucket `papers` of Supabase Storage: signed URLs, signed tus uploads and removal, as storage-js
 * 2.119 calls them. Like Supabase it drops a chunk that breaks off.
 */
export async function startStorage() {
  const files = new Map<string, Buffer>();
  /** What a token permits: to read a file, to upload it, or to replace it. */
  const permits = new Map<string, { name: string; right: 'read' | 'upload' | 'replace' }>();
  /** The bytes of unfinished tus uploads, by name. */
  const unfinished = new Map<string, { size: number; bytes: Buffer }>();

  /** The tus endpoint of signed uploads. Accepts only chunks of 6 MiB, except for the last one. */
  async function answerTus(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const send = (status: number, headers: Record<string, string> = {}, body = '') =>
      void response.writeHead(status, { 'Tus-Resumable': '1.0.0', ...headers }).end(body);
    // Without `/sign` in the path, Supabase expects the token of a user.
    if (!path.startsWith(tusPath)) return send(403, {}, 'Invalid Compact JWS');
    const { name, right = 'read' } = permits.get(String(request.headers['x-signature'])) ?? {};
    if (!name || right === 'read') return send(403, {}, 'signature verification failed');
    if (request.method === 'POST') {
      const pairs = String(request.headers['upload-metadata'])
        .split(',')
        .map((pair) => pair.split(' '));
      const metadata = Object.fromEntries(pairs.map(([key, value = '']) => [key, atob(value)]));
      const size = Number(request.headers['upload-length']);
      if (metadata.bucketName !== 'papers' || metadata.objectName !== name) return send(403);
      if (size > maxFileBytes) return send(413);
      if (files.has(name) && right !== 'replace') return send(409, {}, 'The resource already exists');
      unfinished.set(name, { size, bytes: Buffer.alloc(0) });
      return send(201, { Location: `${tusPath}/${Buffer.from(`papers/${name}`).toString('base64url')}` });
    }
    const upload = unfinished.get(name);
    if (!upload) return send(404);
    const { byteLength } = upload.bytes;
    if (request.method === 'HEAD')
      return send(200, { 'Upload-Offset': String(byteLength), 'Upload-Length': String(upload.size) });
    const chunk = await buffer(request);
    if (Number(request.headers['upload-offset']) !== byteLength) return send(409);
    const isLast = byteLength + chunk.byteLength === upload.size;
    if (!isLast && chunk.byteLength !== 6 * 1024 * 1024) return send(400, {}, 'chunks are 6 MiB');
    upload.bytes = Buffer.concat([upload.bytes, chunk]);
    if (isLast) {
      unfinished.delete(name);
      files.set(name, upload.bytes);
    }
    return send(204, { 'Upload-Offset': String(upload.bytes.byteLength) });
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const send = (status: number, body: unknown) =>
      void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    if (pathname.startsWith('/storage/v1/upload/')) return answerTus(request, response, pathname);
    const [, isUpload, isSigned, name = ''] =
      /^\/storage\/v1\/object\/(upload\/)?(sign\/)?papers(?:\/(.+))?$/.exec(pathname) ?? [];
    const isService = request.headers.apikey === serviceKey;
    if (request.method === 'GET') {
      const file = files.get(name);
      const permit = permits.get(searchParams.get('token') ?? '');
      if (!file || (!isService && !(permit?.name === name && permit.right === 'read')))
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
    if (!isService)
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
      const names = [...files.keys()].toSorted().map((one) => ({ name: one }));
      return send(200, names.slice(offset, offset + limit));
    }
    if (name && !isSigned) {
      files.set(name, await buffer(request));
      return send(200, { Key: `papers/${name}` });
    }
    const token = crypto.randomUUID();
    if (isUpload) {
      permits.set(token, { name, right: request.headers['x-upsert'] === 'true' ? 'replace' : 'upload' });
      return send(200, { url: `/object/upload/sign/papers/${name}?token=${token}` });
    }
    if (!files.has(name))
      return send(400, { statusCode: '404', error: 'not_found', message: 'Object not found' });
    permits.set(token, { name, right: 'read' });
    return send(200, { signedURL: `/object/sign/papers/${name}?token=${token}` });
  }

  // An aborted request gets no response.
  const server = createServer(
    (request, response) => void answer(request, response).catch(() => response.destroy()),
  );
  const storage = { ...(await listenOnFreePort(server)), files, refusesRemovals: false };
  return storage;
}

/** Supabase's roles with their default grants, which must not reach the tables of the store. */
const supabaseRoles = `
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
`;

/** The login that the READMEs tell the operator to create. */
const storeLogin = `create role admission_login login noinherit; grant admission_store to admission_login;`;

/** The bucket and the schedule: the file of `supabase/migrations` that is not generated. */
export const supabaseMigration = readFileSync(
  join(root, 'supabase/migrations/20261126100011_supabase.sql'),
  'utf8',
);

/** The folder of Postgres's programs: `PG_BIN`, or Debian's. Undefined, with a warning, when there is none. */
export function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted().toReversed() : [];
  const folders = [process.env.PG_BIN ?? '', ...versions.map((version) => join(debian, version, 'bin'))];
  return (
    folders.find((folder) => existsSync(join(folder, 'initdb'))) ??
    reportMissingTool('POSTGRES (PG_BIN)', 'tests on Postgres are skipped')
  );
}

export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>;

/** Starts a Postgres of its own, with the API roles of Supabase, the statements of `before` and the migrations. */
export async function startPostgres(bin: string, { before = '' } = {}) {
  const folder = temporaryFolder();
  const data = join(folder.path, 'data');
  const isRoot = process.getuid?.() === 0;
  // Postgres refuses to run as root.
  if (isRoot) chownSync(folder.path, Number(execFileSync('id', ['-u', 'postgres'])), 0);
  const run = (program: string, ...args: string[]) => {
    const command = [join(bin, program), ...args];
    const [file = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    execFileSync(file, rest, { stdio: 'ignore', cwd: folder.path });
  };
  const port = await freePort();
  // The tests stop Postgres, not the machine, so a commit need not be on the disk.
  const options = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories= -c max_connections=80 -c fsync=off`;
  const start = () => run('pg_ctl', '-D', data, '-w', '-o', options, '-l', join(data, 'log'), 'start');
  /** Stops without a shutdown, as in a crash. */
  const stop = () => run('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop');
  run('initdb', '-N', '-D', data, '-U', 'owner', '-A', 'trust', '-E', 'UTF8', '--locale=C');
  start();

  const urlOf = (login: string) => `postgres://${login}@127.0.0.1:${port}/postgres`;
  const pool = new Pool({ connectionString: urlOf('owner') });
  pool.on('error', () => {});
  const execute = async (sql: string) => void (await pool.query(sql));
  /** Runs a query as another role, and returns the first column of its first row. Rejects with the error of Postgres. */
  async function queryAs(role: string, sql: string): Promise<unknown> {
    const client = await pool.connect();
    try {
      await client.query('begin');
      if (role !== 'owner') await client.query(`set local role ${role}`);
      const { rows } = await client.query<Record<string, unknown>>(sql);
      return Object.values(rows[0] ?? {})[0];
    } finally {
      await client.query('commit');
      client.release();
    }
  }

  const migrations = [supabaseMigration, ...postgresMigrations.map(({ sql }) => sql)];
  for (const sql of [supabaseRoles, before, ...migrations, storeLogin]) if (sql) await execute(sql);
  return {
    url: urlOf('admission_login'),
    ownerUrl: urlOf('owner'),
    start,
    stop,
    execute,
    queryAs,
    close: async () => {
      await pool.end();
      stop();
      folder.remove();
    },
  };
}
