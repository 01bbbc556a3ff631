import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newKey } from '../support/admission.ts';
import { pdfOf, postApplication, teacherApplication } from '../support/messages.ts';
import { createServerHome, runRequests, sendOne } from '../support/serverHome.ts';

/** More rounds: `FAULT_ROUNDS=100 npm run test:faults`. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 4);

/** Says after how many acknowledgements each round is killed; again with the same: `FAULT_SEED=… npm run test:faults`. */
const seed = Number(process.env.FAULT_SEED ?? Math.trunc(Math.random() * 2 ** 31));

let home: ReturnType<typeof createServerHome>;
beforeEach(() => {
  home = createServerHome();
});
afterEach(() => home.dispose());

const delivering = { DELIVER_MESSAGES: 'true' };

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test(
  'killed under load: every acknowledged application is stored once with its CV, and no file is left over',
  async () => {
    const acknowledged = new Map<string, string>();
    console.info(`uploads: FAULT_SEED=${seed}`);
    const moments = fc.sample(fc.noBias(fc.integer({ min: 1, max: 10 })), { seed, numRuns: rounds });
    for (const [round, moment] of moments.entries()) {
      const server = home.start(delivering);
      const url = await server.ready();
      const alive = { now: true };
      const senders = Array.from({ length: 4 }, async (_, sender) => {
        for (let count = 0; alive.now; count += 1) {
          const cv = pdfOf(150_000, `${round} ${sender} ${count}`);
          const key = { 'Idempotency-Key': newKey() };
          // Cut off: not acknowledged. Half of them are repeated with their key, as a visitor does.
          const once = () => postApplication(url, cv, {}, key).then((response) => response.json());
          const answers = [
            await once().catch(() => undefined),
            count % 2 && (await once().catch(() => undefined)),
          ];
          for (const answer of answers) if (answer?.success) acknowledged.set(answer.reference, hashOf(cv));
        }
      });
      const enough = acknowledged.size + moment;
      await expect.poll(() => acknowledged.size, { interval: 1 }).toBeGreaterThan(enough);
      await server.stop('SIGKILL');
      alive.now = false;
      await Promise.all(senders);
    }
    const server = home.start(delivering);
    await server.ready();
    await server.stop();
    const stored = await home.withStore((store) => store.listRequests({ limit: 100_000 }));
    const names = stored.map(({ request }) => request.cv ?? '');
    expect(new Set(names).size).toBe(names.length);
    expect(readdirSync(join(home.data, 'cvs')).toSorted()).toEqual(names.toSorted());
    const hashes = new Map(
      stored.map(({ reference, request }) => [
        reference,
        hashOf(readFileSync(join(home.data, 'cvs', request.cv ?? ''))),
      ]),
    );
    for (const [reference, hash] of acknowledged) expect(hashes.get(reference)).toBe(hash);
    // One CV, one application: a repeat after the kill is not stored beside the first.
    expect(new Set(hashes.values()).size).toBe(stored.length);
  },
  60_000 + rounds * 30_000,
);

test.skipIf(process.platform !== 'linux')(
  '200 MB at a limit of 5 MB are cut off, cost the server no memory and leave nothing',
  async () => {
    const server = home.start(delivering);
    const url = await server.ready();
    // What Node takes once for its buffers is no matter of this body.
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
    // What lies in the buffers of the two sockets is counted as sent.
    expect(sent).toBeLessThan(100_000_000);
    expect(peak - before).toBeLessThan(50_000_000);
    expect(readdirSync(join(home.data, 'cvs'))).toHaveLength(1);
    await sendOne(url);
  },
);

/** Bytes of memory that a process has. */
function memoryOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1000;
}

/** Sends an application whose CV has so many bytes, without saying how many, until it is cut off. */
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

test('a folder among the CVs, as of a backup copied into the wrong place, stops neither the start nor an erasure', async () => {
  mkdirSync(join(home.data, 'cvs', 'backup.cvs'), { recursive: true });
  const server = home.start(delivering);
  const answer = await postApplication(await server.ready(), pdfOf(1_000, 'folder'));
  const { reference } = await answer.json();
  await server.stop();
  expect(await runRequests({ cwd: home.path, data: home.data }, '--delete', reference)).toMatchObject({
    status: 0,
  });
  expect(readdirSync(join(home.data, 'cvs'))).toEqual(['backup.cvs']);
});
