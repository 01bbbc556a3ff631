import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { type Server, get } from 'node:http';
import { type AddressInfo, type Socket, connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ConnectionLimits, connectionLimits } from '../../server/connections.ts';
import { createSiteServer } from '../../server/http.ts';
import { readServerSettings } from '../../server/settings.ts';
import { createServerHome } from '../support/serverHome.ts';
import { makeSite } from '../support/serverProcess.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

/** More than the buffers of the operating system between two sockets of one machine. */
const largeFile = 24_000_000;

let folder: ReturnType<typeof temporaryFolder>;
let server: Server;
let port: number;
let opened: Socket[];

beforeEach(() => {
  folder = temporaryFolder();
  opened = [];
});
afterEach(() => {
  for (const socket of opened) socket.destroy();
  server.close();
  server.closeAllConnections();
  folder.remove();
});

async function start(changes: Partial<ConnectionLimits>): Promise<void> {
  const siteFolder = makeSite(join(folder.path, 'site'));
  writeFileSync(join(siteFolder, 'large.pdf'), Buffer.alloc(largeFile));
  server = createSiteServer({
    settings: { ...readServerSettings({}), SITE_DIR: siteFolder },
    backend: {
      uploadPath: undefined,
      functionAt: (path) => (path.startsWith('/functions/') ? async () => new Response('{}') : undefined),
      checkHealth: async () => [],
      close: async () => {},
    },
    log: () => {},
    connections: { ...connectionLimits, ...changes },
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo); // it listens on a port, not on a pipe
}

async function open(to = port, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port: to, host: '127.0.0.1', localAddress }).on('error', () => {});
  opened.push(socket);
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
  return socket;
}

/** The status of a page for a visitor who comes newly; what the connection died of otherwise. */
function visit(to = port, localAddress = '127.0.0.1'): Promise<number | string | undefined> {
  return new Promise((resolve) => {
    get({ port: to, host: '127.0.0.1', path: '/about', localAddress, agent: false }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    }).once('error', (error) => resolve(error.message));
  });
}

const connections = () =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

describe('a reader', () => {
  test('whoever takes nothing of an answer is cut, and the system holds nothing of it', async () => {
    await start({ stalledAfter: 300 });
    let cut = 0;
    server.on('connection', (socket) => socket.once('close', () => (cut += 1)));
    let resets = 0;
    for (let count = 0; count < 30; count += 1) {
      const reader = (await open()).pause();
      reader.on('error', ({ message }) => (resets += Number(message.includes('ECONNRESET'))));
      reader.write(ask('/large.pdf'));
    }
    await expect.poll(() => cut, { timeout: 10_000 }).toBe(30);
    for (const reader of opened) reader.resume();
    await expect.poll(() => resets, { timeout: 10_000 }).toBe(30);
  });

  test('whoever is slow but takes something gets all of it', async () => {
    await start({ stalledAfter: 1_000 });
    const socket = await open();
    socket.write(ask('/large.pdf').replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
    let taken = 0;
    let pauses = 0;
    for await (const chunk of socket) {
      taken += (chunk as Buffer).byteLength; // no encoding is set
      if (taken / largeFile <= pauses / 8) continue;
      pauses += 1;
      await sleep(250);
    }
    expect(taken).toBeGreaterThan(largeFile);
  });
});

test('a connection that sends requests without waiting for their answers is cut', async () => {
  await start({ pipelined: 4 });
  const few = await open();
  let answers = '';
  few.setEncoding('latin1').on('data', (text: string) => (answers += text));
  few.write(ask('/about').repeat(4));
  await expect.poll(() => answers.match(/HTTP\/1\.1 200/g)?.length).toBe(4);
  const many = await open();
  let answered = 0;
  server.on('request', (_, response) => response.once('finish', () => (answered += 1)));
  many.resume().write(ask('/about').repeat(500));
  await once(many, 'close');
  expect(answered).toBeLessThan(10);
});

describe('when connections run out', () => {
  test('whoever has been waiting longest without a request makes room', async () => {
    await start({ total: 10 });
    const idle: Socket[] = [];
    for (let count = 0; count < 10; count += 1) idle.push((await open()).resume());
    const [first, second] = idle;
    let answer = '';
    first?.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1'))).write(ask('/about'));
    await expect.poll(() => answer).toContain('200 OK');
    expect(await visit()).toBe(200);
    await expect.poll(() => second?.closed).toBe(true);
    expect(idle.filter(({ closed }) => closed)).toEqual([second]);
  });

  /** Three readers who take nothing, where there is room for three. */
  async function fillWithReaders(changes: Partial<ConnectionLimits>): Promise<Socket[]> {
    await start({ total: 3, ...changes });
    let asked = 0;
    server.on('request', () => (asked += 1));
    const readers: Socket[] = [];
    for (let count = 1; count <= 3; count += 1) {
      const reader = await open();
      readers.push(reader);
      reader.pause().write(ask('/large.pdf'));
      await expect.poll(() => asked).toBe(count);
    }
    return readers;
  }

  test('nobody who has just asked does, and whoever comes then is refused', async () => {
    await fillWithReaders({});
    expect(await visit()).toMatch(/ECONNRESET|socket hang up/);
  });

  test('whoever has been taking an answer longest makes room, where nobody waits', async () => {
    const [longest] = await fillWithReaders({ keptFor: 300 });
    await expect.poll(() => visit()).toBe(200);
    await expect.poll(connections).toBe(2);
    longest?.resume();
    await expect.poll(() => longest?.closed).toBe(true);
  });

  test('one address takes no others’ place', async () => {
    await start({ total: 10, perAddress: 4 });
    const neighbour = (await open(port, '127.0.0.2')).resume();
    for (let count = 0; count < 40; count += 1) (await open()).resume();
    expect(await connections()).toBeLessThanOrEqual(5);
    expect(neighbour.closed).toBe(false);
    expect(await visit(port, '127.0.0.2')).toBe(200);
    expect(await visit()).toBe(200);
  });
});

test('2,000 idle connections keep no visitor from a page, nor whoever shares their address', async () => {
  const home = createServerHome();
  const process = home.start();
  const to = Number(new URL(await process.ready()).port);
  await start({});
  for (let count = 0; count < 2_000; count += 100) {
    const some = Array.from({ length: 100 }, (_, index) => open(to, `127.0.0.${2 + (index % 4)}`));
    for (const socket of await Promise.all(some)) socket.resume();
  }
  expect(await visit(to, '127.0.0.100')).toBe(200);
  expect(await visit(to, '127.0.0.2')).toBe(200);
  await home.dispose();
}, 60_000);

/** The long form: `npm run test:faults`. */
describe.runIf(process.env.FAULT_ROUNDS && process.platform === 'linux')(
  'on the server as it is delivered',
  () => {
    test.each([300, 2_000])(
      '%d readers that take nothing keep no visitor from a page, and are cut',
      async (count) => {
        const home = createServerHome();
        writeFileSync(join(home.env.SITE_DIR, 'large.pdf'), Buffer.alloc(largeFile));
        const process = home.start();
        const to = Number(new URL(await process.ready()).port);
        await start({});
        for (let one = 0; one < count; one += 1) {
          (await open(to, `127.0.0.${2 + (one % 8)}`)).pause().write(ask('/large.pdf'));
        }
        await expect.poll(() => visit(to, '127.0.0.100'), { timeout: 10_000 }).toBe(200);
        await expect.poll(() => visit(to, '127.0.0.2'), { timeout: 10_000 }).toBe(200);
        // Whoever does not read notices nothing: it is the server that holds a reader no more.
        const held = () => readdirSync(`/proc/${process.pid}/fd`).length;
        expect(held()).toBeGreaterThan(count);
        await expect.poll(held, { timeout: 4 * connectionLimits.stalledAfter }).toBeLessThan(100);
        await home.dispose();
      },
      300_000,
    );
  },
);
