import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer, json } from 'node:stream/consumers';
import { serviceKey } from './postgrest.ts';
import type { TestDatabase } from './postgres.ts';

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
      if (storage.keepsAll)
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
    /** When set, removals fail. */
    keepsAll: false,
    /** Never rejects; a request that breaks off gets no answer. */
    handle: (request: IncomingMessage, response: ServerResponse) =>
      answer(request, response).catch(() => void response.destroy()),
  };
  return storage;
}
