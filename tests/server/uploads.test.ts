import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { announceApplication, pdfOf } from '../support/messages.ts';
import type { PaperName } from '#core/dossier/papers.ts';
import { type DossierClient, openDossier } from '../support/dossier.ts';
import { createUpload, patchUpload } from '../support/tus.ts';
import { home, makeHomeForEachTest, sendOne } from '../support/serverHome.ts';

makeHomeForEachTest();

const messageSettings = { DELIVER_MESSAGES: 'true' };

test.skipIf(process.platform !== 'linux')(
  '200 MB of papers, twenty at once at the limit of 10 MB, are not held in memory, and all arrive',
  async () => {
    const server = home.start();
    const url = await server.ready();
    const pdf = pdfOf(10_000_000);
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

test('more bytes than a CV was announced with are refused, and no file is left', async () => {
  const { url } = await home.serve(messageSettings);
  const cv = pdfOf(1_000_000);
  const { ticket } = await (await announceApplication(url, cv)).json();
  await expect(createUpload(url, ticket, 9_000_000)).rejects.toThrow('tus 400');
  const upload = await createUpload(url, ticket, cv.byteLength);
  const { status } = await patchUpload(upload, ticket, 0, Buffer.concat([cv, cv])).catch(() => ({
    status: 0,
  }));
  expect(status).not.toBe(204);
  const forged = { ...ticket, headers: { 'x-signature': 'x' } };
  expect((await patchUpload(upload, forged, 0, cv)).status).toBe(403);
  expect(await home.references()).toEqual([]);
});

test('an application beyond the rate limit is refused before its CV arrives, and nothing is written', async () => {
  const { url } = await home.serve({ ...messageSettings, REQUESTS_PER_HOUR: '1' });
  await sendOne(url);
  expect((await announceApplication(url, pdfOf(1_000))).status).toBe(429);
  expect(existsSync(join(home.data, 'papers'))).toBe(false);
});
