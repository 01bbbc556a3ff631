import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { makeTestFolder } from '../tests/support/runningTest.ts';
import { createPaperUploads, findRefusal } from './paperUploads.ts';

const disk = vi.hoisted(() => ({ freeBytes: 0 }));
vi.mock('node:fs/promises', async (original) => ({
  ...(await original<object>()),
  statfs: async () => ({ bavail: disk.freeBytes, bsize: 1 }),
}));

const tusHeaders = { 'Tus-Resumable': '1.0.0', 'Content-Type': 'application/offset+octet-stream' };

let folder: string;
let papers: ReturnType<typeof createPaperUploads>;
beforeEach(() => {
  disk.freeBytes = 1e12;
  folder = makeTestFolder();
  papers = createPaperUploads(folder, {
    key: randomBytes(32),
    path: '/upload',
    allowedOrigins: [],
    store: { expectedBytes: async (id) => (id === 'paper' ? 10 : undefined) },
    log: () => {},
  });
});

test('an upload that ends, here for want of a ticket, frees its place', async () => {
  const upload = async (host: number) => {
    const headers = { ...tusHeaders, 'Upload-Offset': '0' };
    const request = new Request('http://localhost/upload/cv', { method: 'PATCH', headers, body: '%PDF-' });
    return (await papers.receive(request, `192.0.2.${host}`)).status;
  };
  for (let round = 0; round < 2; round += 1) {
    const statuses = await Promise.all(Array.from({ length: 67 }, (_, host) => upload(host)));
    expect(statuses.toSorted()).toEqual([...Array(66).fill(403), 503]);
  }
});

test('a chunk that is repeated before the server has noticed the cut is not refused', async () => {
  const { headers, metadata, chunkBytes } = await papers.ticket('paper');
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

describe('the places for uploads', () => {
  /** The network of each upload. */
  let networks: string[];
  beforeEach(() => {
    networks = [];
  });

  /** Starts uploads from one network until one is refused; returns how many started. */
  async function startAll(network: string): Promise<number> {
    for (let count = 0; ; count += 1) {
      networks.push(network);
      const refusal = await findRefusal(folder, networks, network);
      if (!refusal) continue;
      expect(refusal).toBe('uploads');
      networks.pop();
      return count;
    }
  }

  test('a class of sixty has as many, and five networks that take all they can leave twenty others one', async () => {
    const counts = [];
    for (let network = 1; network <= 5; network += 1) counts.push(await startAll(`attacker ${network}`));
    expect(counts.slice(0, 3)).toEqual([66, 44, 30]);
    for (let network = 1; network <= 20; network += 1) {
      networks.push(`visitor ${network}`);
      expect(await findRefusal(folder, networks, `visitor ${network}`)).toBeUndefined();
    }
  });

  test('are 200, however many networks there are', async () => {
    for (let network = 0; (await startAll(`network ${network}`)) > 0; network += 1);
    expect(networks).toHaveLength(200);
  });
});

test('uploads that would leave too little disk space for requests are refused', async () => {
  disk.freeBytes = 70_000_000;
  expect(await findRefusal(folder, ['one', 'two'], 'two')).toBeUndefined();
  expect(await findRefusal(folder, ['one', 'two', 'three'], 'three')).toBe('diskFull');
});
