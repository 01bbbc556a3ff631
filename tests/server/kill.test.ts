import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { receivedPapers } from '#core/model/status.ts';
import { newIdempotencyKey } from '../support/requests.ts';
import { dossierClient, postApplication } from '../support/clients.ts';
import { pdfOf } from '../support/pdfs.ts';
import { home, makeHomeForEachTest, sendNewRequest } from '../support/serverHome.ts';
import { startSmtp } from '../support/otherServers.ts';

/** More rounds: `FAULT_ROUNDS=100 npm run test:faults`. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 2);
const perRoundMs = 30_000;

makeHomeForEachTest();

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const filesIn = (path: string) =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));

describe('a killed server', () => {
  test(
    'under load stores each request and CV once, and mails it at most once in each run',
    async () => {
      const smtp = await startSmtp();
      const settings = {
        SMTP_URL: smtp.url,
        SITE_URL: 'https://ecole.example',
        DELIVER_MESSAGES: 'true',
        CV_IN_MAIL: 'link',
      };
      const acknowledged = new Set<string>();
      /** The hash of each file that was acknowledged, by its id. */
      const received = new Map<string, string>();
      /** How many mails had arrived when each run of the server began. */
      const runStarts: number[] = [];
      let applications = 0;
      // Alternate, because a CV takes as long as many requests. Over a broken connection nothing is acknowledged.
      const send = async (url: string, email: string) => {
        const key = { 'Idempotency-Key': newIdempotencyKey() };
        applications += 1;
        // Every second application is sent again with its key, like the retry of a visitor who got no answer.
        for (let time = 0; time <= applications % 2; time += 1) {
          const response = await postApplication(url, {}, key).catch(() => undefined);
          const answer = await response?.json().catch(() => undefined);
          if (!answer?.success) continue;
          acknowledged.add(answer.reference);
          const dossier = dossierClient(url, answer.dossierSecret);
          const shown = await dossier.show().catch(() => undefined);
          // A third file would make the dossier forget the first.
          if (shown?.papers.cv.some(({ state }) => state === 'received')) continue;
          let replaced: string | undefined;
          for (const bytes of [150_000, 300_000]) {
            const cv = pdfOf(bytes, `${email} ${time}`);
            replaced = await dossier.handIn('cv', cv, replaced).catch(() => undefined);
            if (!replaced) break;
            received.set(replaced, hashOf(cv));
          }
        }
        const reference = await sendNewRequest(url, email).catch(() => undefined);
        if (reference) acknowledged.add(reference);
      };
      const startRun = async () => {
        const server = home.start(settings);
        const url = await server.ready();
        runStarts.push(smtp.state.messages.length);
        return { server, url };
      };
      // Four senders send from ever new addresses until a random number is acknowledged.
      for (let round = 0; round < rounds; round += 1) {
        const { server, url } = await startRun();
        const alive = { now: true };
        const working = [1, 2, 3, 4].map(async (sender) => {
          for (let count = 0; alive.now; count += 1)
            await send(url, `r${round}s${sender}n${count}@example.dj`);
        });
        const target = acknowledged.size + Math.random() * 30;
        await expect.poll(() => acknowledged.size, { interval: 1 }).toBeGreaterThan(target);
        await server.stop('SIGKILL');
        alive.now = false;
        await Promise.all(working);
      }
      const { server } = await startRun();
      // As if an hour had passed: the school's mails of applications whose CV did not arrive wait for it.
      home.execute('update outbox set next_attempt_at = created_at');
      const left = async () => (await home.waitingMails()).length;
      const message = 'mails still waiting after the restart';
      await expect.poll(left, { message, timeout: 30_000 + rounds * 3_000 }).toBe(0);
      await server.stop();
      const stored = await home.withStore((store) => store.listRequests({ limit: 1_000_000 }));
      const references = new Set(stored.map(({ reference }) => reference));
      expect(references.size, 'different references of the stored requests').toBe(stored.length);
      const lost = [...acknowledged].filter((reference) => !references.has(reference));
      expect(lost, 'acknowledged, but not stored').toEqual([]);

      const folder = join(home.data, 'papers');
      const papers = new Map(stored.flatMap((one) => one.papers.map((paper) => [paper.id, paper.state])));
      // A file that had arrived when the server was killed, whose row says so once its page asks again, is known too.
      const unknown = [...filesIn(folder), ...filesIn(join(folder, 'uploads'))].filter(
        (id) => !/received|uploading/.test(papers.get(id) ?? ''),
      );
      expect(unknown).toEqual([]);
      expect(received.size, 'CVs acknowledged').toBeGreaterThan(0);
      for (const [id, hash] of received) {
        expect(papers.get(id), id).toMatch(/received|replaced/);
        if (papers.get(id) === 'received') expect(hashOf(readFileSync(join(folder, id))), id).toBe(hash);
      }
      for (const one of stored)
        expect(receivedPapers(one.papers).length, 'no repeat is stored twice').toBeLessThan(2);

      const ids = smtp.state.messages.map(({ data: mail }) => /^Message-ID: <(.*)>/m.exec(mail)?.[1] ?? '');
      expect(new Set(ids).size, 'mails: two for each stored request').toBe(2 * stored.length);
      // A kill between the mail server's reply and the outbox's record of it repeats the mail: SMTP cannot avoid that.
      for (const [run, start] of runStarts.entries()) {
        const sent = ids.slice(start, runStarts[run + 1]);
        expect(new Set(sent).size, 'different mails of one run').toBe(sent.length);
      }
      smtp.close();
    },
    60_000 + rounds * perRoundMs,
  );
});
