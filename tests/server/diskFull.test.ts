import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { academicRequest, newKey } from '../support/admission.ts';
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

test.skipIf(!disk)(
  'a full disk refuses a request with Retry-After, stores no part of it, and accepts it once there is space',
  async () => {
    if (!disk) return; // skipped
    const home = createServerHome();
    const data = join(disk.path, 'data');
    mkdirSync(data);
    try {
      const server = home.start({ DATA_DIR: data, DELIVER_MESSAGES: 'true' });
      const url = await server.ready();
      const before = await sendOne(url, 'before@example.dj');
      await server.output.until(/mail\.sent[^]*mail\.sent/);

      // CVs leave space to the requests.
      const cv = await postApplication(url, pdfOf(100_000));
      expect([cv.status, cv.headers.has('retry-after')]).toEqual([503, true]);
      expect(existsSync(join(data, 'cvs'))).toBe(false);

      const ballast = join(disk.path, 'ballast');
      const { bavail, bsize } = statfsSync(disk.path);
      writeFileSync(ballast, new Uint8Array(bavail * bsize));
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

      rmSync(ballast);
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
    } finally {
      await home.dispose();
      disk.remove();
    }
  },
  60_000,
);
