import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { nonBreakingPhone } from '../../src/content/school.ts';
import { academicRequest, newIdempotencyKey } from '../support/requests.ts';
import { post, applyWithCv, readHealth } from '../support/clients.ts';
import { home, makeHomeForEachTest, sendNewRequest } from '../support/serverHome.ts';
import { temporaryFolder } from '../support/machine.ts';
import { pdfOf } from '../support/pdfs.ts';

/** A disk of two megabytes, where this user may mount one. */
const disk = temporaryFolder();
const mounting = ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', disk.path];
const isMounted = spawnSync('mount', mounting).status === 0;
if (!isMounted) console.warn('Skipping the full disk: only root on Linux can mount one.');
if (!isMounted) disk.remove();
afterAll(() => {
  spawnSync('umount', [disk.path]);
  disk.remove();
});

/** Fills the disk to its last block; returns a function that frees it again. */
function fillDisk(): () => void {
  const ballast = join(disk.path, 'ballast');
  rmSync(ballast, { force: true });
  const { blocks, bsize } = statfsSync(disk.path);
  expect(() => writeFileSync(ballast, new Uint8Array(blocks * bsize))).toThrow('ENOSPC');
  return () => rmSync(ballast);
}

describe.skipIf(!isMounted)('on a full disk', () => {
  const data = join(disk.path, 'data');
  beforeEach(() => mkdirSync(data));
  // The last hook runs first: the servers stop, then their data folder is removed.
  afterEach(() => rmSync(data, { recursive: true }));
  makeHomeForEachTest();

  const requests = (...args: string[]) => home.requestsWith({ DATA_DIR: data }, ...args);
  /** Sends requests until one is refused, because partly filled blocks of the data files still hold a few. */
  async function sendUntilRefused(url: string): Promise<Response> {
    const answer = await post(url, academicRequest);
    return answer.status === 200 ? sendUntilRefused(url) : answer;
  }

  test('a request is refused with Retry-After, not stored in part, and accepted once there is space', async () => {
    const server = home.start({ DATA_DIR: data, DELIVER_MESSAGES: 'true' });
    const url = await server.ready();
    const before = await sendNewRequest(url, 'before@example.dj');
    await server.output.until(/mail\.sent[^]*mail\.sent/);

    // Files are refused earlier, so that they leave space for requests.
    await expect(applyWithCv(url, pdfOf(100_000))).rejects.toThrow('unavailable');
    expect(existsSync(join(data, 'papers'))).toBe(false);

    const freeDisk = fillDisk();
    const refused = await sendUntilRefused(url);
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const headers = { 'Idempotency-Key': newIdempotencyKey() };
    expect((await post(url, academicRequest, headers)).status).toBe(503);
    // The report from before, of the morning mail, is valid for five seconds.
    await expect
      .poll(() => readHealth(url), { timeout: 10_000 })
      .toEqual([503, 'unavailable\nstorage\ndiskFull\n']);
    expect((await fetch(`${url}/about`)).status).toBe(200);

    freeDisk();
    const taken = await post(url, academicRequest, headers);
    expect(taken.status).toBe(200);
    const { reference } = await taken.json();
    expect(await server.stop()).toBe(0);

    const next = await home.start({ DATA_DIR: data }).ready();
    expect((await (await post(next, academicRequest, headers)).json()).reference).toBe(reference);
    expect((await requests('--json')).output).toContain(before);
  }, 60_000);

  test('the server starts, serves pages, shows the phone on forms, and a request can be erased', async () => {
    const first = home.start({ DATA_DIR: data });
    const reference = await sendNewRequest(await first.ready(), 'amina@example.dj');
    const other = await sendNewRequest(await first.ready(), 'other@example.dj');
    await first.output.until(/(mail\.sent[^]*){4}/);
    expect(await first.stop()).toBe(0);

    const freeDisk = fillDisk();
    expect(await requests('--delete', other), 'while no server runs').toMatchObject({ status: 0 });
    const server = home.start({ DATA_DIR: data });
    const url = await server.ready();
    expect((await fetch(`${url}/about`)).status).toBe(200);
    const refused = await sendUntilRefused(url);
    expect(refused.status).toBe(503);
    expect((await refused.json()).error).toContain(nonBreakingPhone);
    expect((await readHealth(url))[0]).toBe(503);
    expect(await requests('--delete', reference), 'while the server runs').toMatchObject({ status: 0 });
    const { output } = await requests('--json');
    for (const erased of [reference, other]) expect(output).not.toContain(erased);

    freeDisk();
    expect((await post(url, academicRequest)).status, 'once there is space').toBe(200);
    expect(await server.stop()).toBe(0);
  }, 60_000);
});
