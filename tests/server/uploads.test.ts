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

/** Decides after how many acknowledgements each round is killed. Repeat a run: `FAULT_SEED=… npm run test:faults`. */
const seed = Number(process.env.FAULT_SEED ?? Math.trunc(Math.random() * 2 ** 31));

let home: ReturnType<typeof createServerHome>;
beforeEach(() => {
  home = createServerHome();
});
afterEach(() => home.dispose());

const delivering = { DELIVER_MESSAGES: 'true' };

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test(
  'a server killed under load stores each acknowledged application once with its CV, and leaves no other file',
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
          // A request whose connection broke is not acknowledged. Half are repeated with their key, as a visitor does.
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
    // A repeat after the kill is not stored beside the first.
    expect(new Set(hashes.values()).size).toBe(stored.length);
  },
  60_000 + rounds * 30_000,
);

test.skipIf(process.platform !== 'linux')(
  '200 MB sent to a limit of 5 MB are cut off, cost no memory and leave no file',
  async () => {
    const server = home.start(delivering);
    const url = await server.ready();
    // Warm up: Node allocates its buffers once.
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

test('a folder among the CVs, such as a misplaced backup, blocks neither the start nor an erasure', async () => {
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
