import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { unbrokenPhone } from '../../src/content/school.ts';
import { academicRequest, newKey } from '../support/admission.ts';
import { noteHonest } from '../support/faultTable.ts';
import { pdfOf, post, postApplication } from '../support/messages.ts';
import { createServerHome, sendOne } from '../support/serverHome.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

/** Mounts a disk of two megabytes; returns undefined where this user may not. */
function mountSmallDisk(): { path: string; remove: () => void } | undefined {
  const folder = temporaryFolder();
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder.path]);
  if (status === 0) {
    return {
      path: folder.path,
      remove: () => {
        spawnSync('umount', [folder.path]);
        folder.remove();
      },
    };
  }
  folder.remove();
  console.warn('Skipping the full disk: only root on Linux can mount one.');
  return undefined;
}

const disk = mountSmallDisk();
afterAll(() => disk?.remove());

/** Fills the disk to its last block; returns a function that frees it again. */
function fillDisk(path: string): () => void {
  const ballast = join(path, 'ballast');
  rmSync(ballast, { force: true });
  const { bavail, bsize } = statfsSync(path);
  writeFileSync(ballast, new Uint8Array(bavail * bsize));
  return () => rmSync(ballast);
}

interface SmallDisk {
  home: ReturnType<typeof createServerHome>;
  /** A data folder on the small disk. */
  data: string;
  /** Fills the disk; returns a function that frees it again. */
  fill: () => () => void;
}

/** Wraps a test that needs the small disk. */
function onSmallDisk(run: (world: SmallDisk) => Promise<void>): () => Promise<void> {
  return async () => {
    if (!disk) return; // skipped
    const home = createServerHome();
    const data = join(disk.path, 'data');
    mkdirSync(data);
    try {
      await run({ home, data, fill: () => fillDisk(disk.path) });
    } finally {
      await home.dispose();
      rmSync(data, { recursive: true });
    }
  };
}

test.skipIf(!disk)(
  'a full disk refuses a request with Retry-After, stores no part of it, and accepts it once there is space',
  onSmallDisk(async ({ home, data, fill }) => {
    const server = home.start({ DATA_DIR: data, DELIVER_MESSAGES: 'true' });
    const url = await server.ready();
    const before = await sendOne(url, 'before@example.dj');
    await server.output.until(/mail\.sent[^]*mail\.sent/);

    // Files are refused earlier, so that they leave space for requests.
    const cv = await postApplication(url, pdfOf(100_000));
    expect([cv.status, cv.headers.has('retry-after')]).toEqual([503, true]);
    expect(existsSync(join(data, 'papers'))).toBe(false);

    const freeDisk = fill();
    const headers = { 'Idempotency-Key': newKey() };
    // The last blocks of the files may still hold a few requests.
    let refused = await post(url, academicRequest);
    while (refused.status === 200) {
      refused = await post(url, academicRequest);
    }
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await post(url, academicRequest, headers)).status).toBe(503);
    const health = await fetch(`${url}/healthz`);
    expect([health.status, await health.text()]).toEqual([503, 'unavailable\nstorage\ndiskFull\n']);
    expect((await fetch(`${url}/about`)).status).toBe(200);

    freeDisk();
    const taken = await post(url, academicRequest, headers);
    expect(taken.status).toBe(200);
    const { reference } = await taken.json();
    expect(await server.stop()).toBe(0);

    // The data file is intact and holds every acknowledged request.
    const next = home.start({ DATA_DIR: data });
    const again = await post(await next.ready(), academicRequest, headers);
    expect((await again.json()).reference).toBe(reference);
    expect((await home.requestsWith({ DATA_DIR: data }, '--json')).output).toContain(before);
    await next.stop();
  }),
  60_000,
);

test.skipIf(!disk)(
  'on a full disk the server starts, serves pages, shows the phone on forms, and a request can be erased',
  onSmallDisk(async ({ home, data, fill }) => {
    const first = home.start({ DATA_DIR: data });
    const reference = await sendOne(await first.ready(), 'amina@example.dj');
    const other = await sendOne(await first.ready(), 'other@example.dj');
    await first.output.until(/(mail\.sent[^]*){4}/);
    expect(await first.stop()).toBe(0);

    const freeDisk = fill();
    const requests = (...args: string[]) => home.requestsWith({ DATA_DIR: data }, ...args);
    expect(await requests('--delete', other), 'while no server runs').toMatchObject({ status: 0 });
    const server = home.start({ DATA_DIR: data });
    const url = await server.ready();
    expect((await fetch(`${url}/about`)).status).toBe(200);
    let refused = await post(url, academicRequest);
    while (refused.status === 200) refused = await post(url, academicRequest);
    expect(refused.status).toBe(503);
    expect((await refused.json()).error).toContain(unbrokenPhone);
    expect((await fetch(`${url}/healthz`)).status).toBe(503);
    expect(await requests('--delete', reference), 'while the server runs').toMatchObject({ status: 0 });
    const { output } = await requests('--json');
    for (const erased of [reference, other]) expect(output).not.toContain(erased);

    freeDisk();
    const { status } = await post(url, academicRequest);
    noteHonest(Number(status === 200), 1, 'stored once there is space');
    expect(status).toBe(200);
    expect(await server.stop()).toBe(0);
  }),
  60_000,
);

test.skipIf(!disk)(
  'a server that starts on a full disk without data stores requests once there is space',
  onSmallDisk(async ({ home, data, fill }) => {
    const freeDisk = fill();
    const server = home.start({ DATA_DIR: data });
    const url = await server.ready();
    expect((await fetch(`${url}/about`)).status).toBe(200);
    const refused = await post(url, academicRequest);
    expect([refused.status, (await refused.json()).error]).toEqual([
      503,
      expect.stringContaining(unbrokenPhone),
    ]);
    expect(await (await fetch(`${url}/healthz`)).text()).toContain('storage');
    freeDisk();
    await expect.poll(async () => (await post(url, academicRequest)).status).toBe(200);
    expect(await server.stop()).toBe(0);
  }),
  60_000,
);
