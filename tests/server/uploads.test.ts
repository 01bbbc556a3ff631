import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newKey } from '../support/admission.ts';
import { noteHonest } from '../support/faultTable.ts';
import { pdfOf, postApplication, teacherApplication } from '../support/messages.ts';
import type { PaperName } from '#core/dossier/papers.ts';
import { type DossierClient, createUpload, openDossier, patchUpload, wholePdf } from '../support/dossier.ts';
import { home, makeHomeForEachTest, sendOne } from '../support/serverHome.ts';

makeHomeForEachTest();

const messageSettings = { DELIVER_MESSAGES: 'true' };

test.skipIf(process.platform !== 'linux')(
  '200 MB sent to a limit of 5 MB are cut off, cost no memory and leave no file',
  async () => {
    const server = home.start(messageSettings);
    const url = await server.ready();
    // The first upload lets Node allocate its buffers, so that they are not measured.
    await postApplication(url, pdfOf(5_000_000));
    await sendEndlessly(url, 200_000_000);
    const before = memoryOf(server.pid);
    let peak = before;
    const watch = setInterval(() => {
      peak = Math.max(peak, memoryOf(server.pid));
    }, 5);
    const { sent, status } = await sendEndlessly(url, 200_000_000);
    clearInterval(watch);
    console.info(
      `200 MB: ${Math.round(sent / 1e6)} MB were sent, ${Math.round((peak - before) / 1e6)} MB more of memory`,
    );
    expect(status).toBe(413);
    // Includes the bytes in the buffers of the two sockets.
    expect(sent).toBeLessThan(100_000_000);
    expect(peak - before).toBeLessThan(50_000_000);
    expect(readdirSync(join(home.data, 'cvs'))).toHaveLength(1);
    await sendOne(url);
  },
);

test.skipIf(process.platform !== 'linux')(
  '200 MB of papers, twenty at once at the limit of 10 MB, are not held in memory, and all arrive',
  async () => {
    const server = home.start();
    const url = await server.ready();
    const pdf = wholePdf(10_000_000);
    /** Fills five dossiers of 40 MB at once. */
    const fillFive = async (first: number) => {
      const dossiers = await Promise.all(
        [0, 1, 2, 3, 4].map((one) => openDossier(url, `person${first + one}@example.dj`)),
      );
      /** Each file in one request, which would be the most to hold in memory. */
      const handIn = async (dossier: DossierClient, paper: PaperName) => {
        const ticket = await dossier.announce({ paper, bytes: pdf.byteLength });
        await patchUpload(await createUpload(url, ticket, pdf.byteLength), ticket, 0, pdf);
        await dossier.act({ act: 'received', file: ticket.file });
      };
      const papers = ['cv', 'transcripts', 'diplomas', 'identity'] as const;
      await Promise.all(dossiers.flatMap((dossier) => papers.map((paper) => handIn(dossier, paper))));
      return dossiers;
    };
    // Warm up: Node allocates its buffers once.
    await fillFive(1);
    const before = memoryOf(server.pid);
    let peak = before;
    const watch = setInterval(() => {
      peak = Math.max(peak, memoryOf(server.pid));
    }, 5);
    const dossiers = await fillFive(6);
    clearInterval(watch);
    console.info(`200 MB of papers: ${Math.round((peak - before) / 1e6)} MB more of memory`);
    // Half of the files: on a busy machine, more chunks are under way at once.
    expect(peak - before).toBeLessThan(100_000_000);
    expect((await dossiers[0]?.show())?.bytesLeft).toBe(0);
  },
  120_000,
);

/** The resident memory of a process, in bytes. */
function memoryOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1000;
}

/** Sends an application with a CV of this size, chunked, until the server cuts it off. */
function sendEndlessly(url: string, bytes: number): Promise<{ sent: number; status: number | undefined }> {
  return new Promise((resolve) => {
    const result = { sent: 0, status: undefined as number | undefined };
    const headers = { 'Content-Type': 'application/octet-stream', 'Idempotency-Key': newKey() };
    const outgoing = httpRequest(`${url}/functions/v1/send-teacher-application`, { method: 'POST', headers });
    outgoing.on('response', (response) => {
      result.status = response.statusCode;
      response.resume();
    });
    outgoing.on('error', () => {});
    outgoing.on('close', () => resolve(result));
    const chunk = Buffer.alloc(64 * 1024);
    const write = () => {
      while (result.sent < bytes && !outgoing.destroyed) {
        result.sent += chunk.byteLength;
        if (!outgoing.write(chunk)) return outgoing.once('drain', write);
      }
      return outgoing.end();
    };
    outgoing.write(`${JSON.stringify(teacherApplication)}\n%PDF-1.7\n`);
    write();
  });
}

test('a file that is announced as too large is refused before its bytes are read, and nothing is written', async () => {
  const { url } = await home.serve(messageSettings);
  const answer = await postApplication(url, pdfOf(5_200_000));
  expect(answer.status).toBe(413);
  expect(existsSync(join(home.data, 'cvs'))).toBe(false);
});

test('an application beyond the rate limit is refused before its CV arrives, and nothing is written', async () => {
  const { url } = await home.serve({ ...messageSettings, REQUESTS_PER_HOUR: '1' });
  await sendOne(url);
  const headers = { 'Content-Type': 'application/octet-stream' };
  const outgoing = httpRequest(`${url}/functions/v1/send-teacher-application`, { method: 'POST', headers });
  outgoing.on('error', () => {});
  // The rest of the CV never comes.
  outgoing.write(`${JSON.stringify(teacherApplication)}\n%PDF-1.7\n`);
  const [response] = await once(outgoing, 'response', { signal: AbortSignal.timeout(5_000) });
  outgoing.destroy();
  expect(response.statusCode).toBe(429);
  expect(existsSync(join(home.data, 'cvs'))).toBe(false);
});

test('beyond the quota of files, applications are refused and health says so, while requests are stored', async () => {
  const { url } = await home.serve({ ...messageSettings, FILES_MAX_MB: '11' });
  expect((await postApplication(url, pdfOf(900_000))).status).toBe(200);
  expect((await postApplication(url, pdfOf(900_000))).status).toBe(200);
  const refused = await postApplication(url, pdfOf(900_000));
  expect([refused.status, refused.headers.has('retry-after')]).toEqual([503, true]);
  expect(readdirSync(join(home.data, 'cvs'))).toHaveLength(2);
  await sendOne(url);
  noteHonest(1, 1);
  const health = await fetch(`${url}/healthz`);
  expect([health.status, await health.text()]).toEqual([503, 'unavailable\nuploadQuota\n']);
});

test('a folder among the CVs, such as a misplaced backup, blocks neither the start nor an erasure', async () => {
  mkdirSync(join(home.data, 'cvs', 'backup.cvs'), { recursive: true });
  const server = home.start(messageSettings);
  const answer = await postApplication(await server.ready(), pdfOf(1_000, 'folder'));
  const { reference } = await answer.json();
  await server.stop();
  expect(await home.requests('--delete', reference)).toMatchObject({
    status: 0,
  });
  expect(readdirSync(join(home.data, 'cvs'))).toEqual(['backup.cvs']);
});
