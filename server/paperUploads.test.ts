import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { minuteMs } from '#core/time/schoolTime.ts';
import { makeTestFolder } from '../tests/support/runningTest.ts';
import { uploadFolder } from './paperFolder.ts';
import { createPaperUploads } from './paperUploads.ts';

/** Ids for as many CVs as one network may upload at once while no other network uploads. */
const cvIds = Array.from({ length: 20 }, (_, index) => `cv${index}`);

const tusHeaders = { 'Tus-Resumable': '1.0.0', 'Content-Type': 'application/offset+octet-stream' };

let folder: string;
let papers: ReturnType<typeof createPaperUploads>;
/** The bytes that a network may announce. */
let room: number;
beforeEach(() => {
  room = 1e9;
  folder = makeTestFolder();
  papers = createPaperUploads(folder, {
    key: randomBytes(32),
    path: '/upload',
    allowedOrigins: [],
    store: { expectedBytes: async (id) => (id === 'paper' ? 10 : undefined), fileRoom: async () => room },
    log: () => {},
  });
});
afterEach(() => void vi.useRealTimers());

test('a CV’s reservation ends an hour after the last attempt to send it, and frees its bytes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const announce = (id: string, clientAddress = '192.0.2.1') =>
    papers.ticket({ id, bytes: 5_000_000 }, clientAddress);
  const begun = join(uploadFolder(folder), 'cv0');
  mkdirSync(uploadFolder(folder), { recursive: true });
  writeFileSync(begun, '%PDF-');
  for (const id of cvIds) await announce(id);
  vi.setSystemTime(Date.now() + 50 * minuteMs);
  for (const id of cvIds) await announce(id);
  vi.setSystemTime(Date.now() + 50 * minuteMs);
  await expect(announce('another', '192.0.2.2'), 'of another host of the network').rejects.toThrow('uploads');
  await announce('of another network', '198.51.100.1');
  vi.setSystemTime(Date.now() + 11 * minuteMs);
  await announce('another', '192.0.2.2');
  vi.useRealTimers();
  await expect.poll(() => existsSync(begun)).toBe(false);
});

test('a CV that was removed or has arrived has no reservation, whose end would remove the file', async () => {
  const announce = (id: string) => papers.ticket({ id, bytes: 5 }, '192.0.2.1');
  for (const id of cvIds) await announce(id);
  await papers.remove('cv0');
  await announce('another');
  mkdirSync(uploadFolder(folder), { recursive: true });
  writeFileSync(join(uploadFolder(folder), 'cv1'), '%PDF-');
  expect(await papers.finish({ id: 'cv1', bytes: 5 })).toMatchObject({ head: '%PDF-' });
  await announce('one more');
  await expect(announce('too many')).rejects.toThrow('uploads');
});

test('an announced CV has its bytes, before they arrive', async () => {
  room = 10_000_000;
  const announce = (id: string) => papers.ticket({ id, bytes: 5_000_000 }, '192.0.2.1');
  for (const id of ['cv0', 'cv1', 'cv1']) await announce(id);
  await expect(announce('cv2')).rejects.toThrow('uploadQuota');
  await papers.remove('cv0');
  await announce('cv2');
});

test('an upload that ends, here for want of a ticket, frees its place', async () => {
  const upload = async (host: number) => {
    const headers = { ...tusHeaders, 'Upload-Offset': '0' };
    const request = new Request('http://localhost/upload/cv', { method: 'PATCH', headers, body: '%PDF-' });
    return (await papers.receive(request, `192.0.2.${host}`)).status;
  };
  for (let round = 0; round < 2; round += 1) {
    const statuses = await Promise.all(Array.from({ length: 21 }, (_, host) => upload(host)));
    expect(statuses.toSorted()).toEqual([...cvIds.map(() => 403), 503]);
  }
});

test('a chunk that is repeated before the server has noticed the cut is not refused', async () => {
  const { headers, metadata, chunkBytes } = await papers.ticket({ id: 'paper', bytes: 10 });
  expect(chunkBytes, 'what a cut may cost').toBe(128 * 1024);
  const send = (method: string, path: string, more: object, body: string | ReadableStream | null = null) => {
    const init = { method, headers: { ...tusHeaders, ...headers, ...more }, body, duplex: 'half' };
    return papers.receive(new Request(`http://localhost/upload${path}`, init as RequestInit), '192.0.2.1'); // Safe cast: TypeScript's DOM types lack `duplex`.
  };
  const named = `file ${btoa(metadata.file ?? '')}`;
  expect((await send('POST', '', { 'Upload-Length': '10', 'Upload-Metadata': named })).status).toBe(201);
  const { readable, writable } = new TransformStream<Uint8Array>();
  const writer = writable.getWriter();
  const first = send('PATCH', '/paper', { 'Upload-Offset': '0' }, readable);
  await writer.write(Buffer.from('%PDF-'));
  const whole = { 'Upload-Offset': '0', 'Content-Length': '10' };
  const repeated = send('PATCH', '/paper', whole, '%PDF-%%EOF');
  void writer.abort(new Error('cut')).catch(() => {});
  expect([(await first).status, (await repeated).status]).toEqual([204, 204]);
  expect(await papers.finish({ id: 'paper', bytes: 10 })).toMatchObject({ head: '%PDF-%%EOF' });
});
