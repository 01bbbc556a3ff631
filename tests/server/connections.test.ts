import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { type Socket, connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSiteServer } from '../../server/http.ts';
import { readServerSettings } from '../../server/settings.ts';
import type { PaperName } from '#core/model/papers.ts';
import { type DossierClient, openDossier, createUpload, patchUpload } from '../support/clients.ts';
import { makeTestFolder } from '../support/runningTest.ts';
import { listen } from '../support/machine.ts';
import { home, makeHomeForEachTest, sendNewRequest } from '../support/serverHome.ts';
import { makeSite, sendRaw } from '../support/serverProcess.ts';
import { pdfOf } from '../support/pdfs.ts';

/** More than the kernel buffers between two sockets of one machine. */
const largeFileBytes = 24_000_000;

const slowBeginnings = [
  'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  'POST /functions/v1/send-admission-email HTTP/1.1\r\nHost: x\r\n',
];

let opened: Socket[];
beforeEach(() => {
  opened = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const socket of opened) socket.destroy();
});

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  opened.push(socket);
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
  return socket;
}

async function openMany(port: number, count: number): Promise<Socket[]> {
  const sockets: Socket[] = [];
  const openHundred = () => Promise.all(Array.from({ length: 100 }, () => open(port)));
  while (sockets.length < count) sockets.push(...(await openHundred()));
  return sockets;
}

function memoryOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1000;
}

const pageMessage = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

describe('a client', () => {
  let server: Server;
  let log: string[];
  let ended: number;
  afterEach(() => {
    server.close();
    server.closeAllConnections();
  });

  /** Starts a server whose `/upload` reads the whole body, and whose `/refused` its beginning. Returns the port. */
  async function start(): Promise<number> {
    const siteFolder = makeSite(join(makeTestFolder(), 'site'));
    writeFileSync(join(siteFolder, 'large.pdf'), Buffer.alloc(largeFileBytes));
    [log, ended] = [[], 0];
    const checkHealth = async () => ({ problems: [], failing: [] });
    const functions: Record<string, (request: Request) => Promise<Response>> = {
      '/upload': async (request) => new Response(await request.text().finally(() => (ended += 1))),
      '/refused': async ({ body }) => {
        const reader = body?.getReader();
        await reader?.read();
        await reader?.cancel();
        return new Response(null, { status: 413 });
      },
    };
    server = createSiteServer(
      { ...readServerSettings({}), SITE_DIR: siteFolder },
      { folder: '', functionAt: (path) => functions[path], checkHealth, close: async () => {} },
      (event) => void log.push(event),
    );
    return listen(server);
  }

  /** Runs after the server’s own listener has set the longer one. */
  const shortenStallTimeout = (ms: number) =>
    server.on('request', ({ socket }) => void socket.setTimeout(ms));

  test('that does not read the response is disconnected, and the kernel frees its send buffer', async () => {
    const port = await start();
    shortenStallTimeout(300);
    let closed = 0;
    server.on('connection', (socket) => socket.once('close', () => (closed += 1)));
    let resets = 0;
    for (let count = 0; count < 30; count += 1) {
      const reader = (await open(port)).pause();
      reader.on('error', ({ message }) => (resets += Number(message.includes('ECONNRESET'))));
      reader.write(pageMessage('/large.pdf'));
    }
    await expect.poll(() => closed, { timeout: 10_000 }).toBe(30);
    for (const reader of opened) reader.resume();
    await expect.poll(() => resets, { timeout: 10_000 }).toBe(30);
  });

  test('that sends a body too slowly is disconnected', async () => {
    const port = await start();
    expect(server.headersTimeout, 'what the whole server waits').toBeLessThanOrEqual(10_000);
    server.headersTimeout = server.requestTimeout = 500;
    const socket = await open(port);
    socket.write('PATCH /upload HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n');
    const trickle = setInterval(() => socket.write('a'), 100);
    // What is still written to a closed connection is an error.
    socket.on('error', () => {}).resume();
    await new Promise((closed) => socket.on('close', closed));
    clearInterval(trickle);
    expect(socket.destroyed).toBe(true);
  });

  const bodyMessage = (path: string) => `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 200000\r\n\r\n`;

  test('whose connection is cut in the middle of a body leaves nothing in the log', async () => {
    const socket = await open(await start());
    socket.write(bodyMessage('/upload'));
    socket.write(Buffer.alloc(100_000), () => socket.destroy());
    await expect.poll(() => ended).toBe(1);
    expect(log).toEqual([]);
  });

  test('that is refused while it still sends slowly gets the response, and the next one on this connection', async () => {
    const socket = await open(await start());
    let answer = '';
    socket.setEncoding('latin1').on('data', (text) => (answer += String(text)));
    socket.write(bodyMessage('/refused'));
    socket.write(Buffer.alloc(100_000));
    await expect.poll(() => answer).toMatch(/^HTTP\/1.1 413 /);
    socket.write(Buffer.alloc(100_000));
    socket.write(pageMessage('/about'));
    await expect.poll(() => answer).toContain('propos');
  });

  test('that reads slowly gets the whole response', async () => {
    const port = await start();
    shortenStallTimeout(1_000);
    const socket = await open(port);
    socket.write(pageMessage('/large.pdf').replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
    let taken = 0;
    let pauses = 0;
    for await (const chunk of socket) {
      taken += (chunk as Buffer).byteLength; // Safe cast: no encoding is set.
      if (taken / largeFileBytes <= pauses / 8) continue;
      pauses += 1;
      await sleep(250);
    }
    expect(taken).toBeGreaterThan(largeFileBytes);
  });
});

describe('the whole server', () => {
  makeHomeForEachTest();

  test(
    'serves 60 people at once beside 2,000 idle and 300 slow connections, and cuts those off',
    { timeout: 120_000 },
    async () => {
      const url = await home.start().ready();
      const port = Number(new URL(url).port);
      for (const socket of await openMany(port, 2_000)) socket.resume();
      const slow = await openMany(port, 300);
      for (const [index, socket] of slow.entries())
        socket.resume().write(slowBeginnings[index % slowBeginnings.length] ?? '');
      const drip = setInterval(() => slow.forEach((socket) => socket.writable && socket.write('a')), 500);
      const people = Array.from({ length: 60 }, async (_, index) => {
        expect(await sendRaw(url, 'GET /about')).toMatch(/^HTTP\/1.1 200 /);
        await sendNewRequest(url, `person${index}@example.dj`);
      });
      await Promise.all(people);
      const stored = await home.references();
      expect(stored).toHaveLength(60);
      // Ten seconds.
      if (process.env.FAULT_ROUNDS)
        await expect.poll(() => opened.every((socket) => socket.closed), { interval: 250 }).toBe(true);
      clearInterval(drip);
    },
  );

  test('serves others while a client pipelines 100,000 requests without reading the responses', async () => {
    const url = await home.start().ready();
    const client = (await open(Number(new URL(url).port))).pause();
    client.write(pageMessage('/about').repeat(100_000));
    for (let count = 0; count < 20; count += 1)
      expect(await sendRaw(url, 'GET /about')).toMatch(/^HTTP\/1.1 200 /);
  });

  test.skipIf(process.platform !== 'linux')(
    '200 MB of papers, twenty at once at the limit of 10 MB, are not held in memory, and all arrive',
    async () => {
      const server = home.start();
      const url = await server.ready();
      // As browsers do with each kept connection that the server has just ended, which happens on a busy machine.
      const { fetch } = globalThis;
      vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
        for (let kept = 20; kept > 0; kept -= 1) {
          const response = await fetch(...call).catch(() => undefined);
          if (response) return response;
        }
        return fetch(...call);
      });
      const pdf = pdfOf(10_000_000);
      const fillDossiers = async (...people: number[]) => {
        const open = (person: number) => openDossier(url, `person${person}@example.dj`);
        const dossiers = await Promise.all(people.map(open));
        /** Sends the whole file in one request, the worst case for memory. */
        const handIn = async (dossier: DossierClient, paper: PaperName) => {
          const ticket = await dossier.announce({ paper, bytes: pdf.byteLength });
          await patchUpload(await createUpload(url, ticket, pdf.byteLength), ticket, 0, pdf);
          await dossier.receive({ paper, bytes: pdf.byteLength, file: ticket.file });
        };
        const papers = ['cv', 'transcripts', 'diplomas', 'identity'] as const;
        await Promise.all(dossiers.flatMap((dossier) => papers.map((paper) => handIn(dossier, paper))));
        return dossiers;
      };
      // Warm up: Node allocates its buffers once.
      await fillDossiers(1);
      const before = memoryOf(server.pid);
      let peak = before;
      const watch = setInterval(() => (peak = Math.max(peak, memoryOf(server.pid))), 5);
      const dossiers = await fillDossiers(2, 3, 4, 5, 6).finally(() => clearInterval(watch));
      console.info(`200 MB of papers: ${Math.round((peak - before) / 1e6)} MB more of memory`);
      // A generous limit, half the size of the papers: on a busy machine, more chunks are under way at once.
      expect(peak - before).toBeLessThan(100_000_000);
      expect((await dossiers[0]?.show())?.bytesLeft).toBe(0);
    },
    120_000,
  );
});
