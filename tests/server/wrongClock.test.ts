import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test, vi } from 'vitest';
import { databasePath } from '../../server/dataFolder.ts';
import { noteHonest } from '../support/faultTable.ts';
import { home, makeHomeForEachTest, sendOne } from '../support/serverHome.ts';

makeHomeForEachTest();
afterEach(() => void vi.useRealTimers());

const dayMs = 24 * 60 * 60 * 1000;

/** Makes every stored request older by this number of days, as if the clock had been set ahead. */
function moveClockAhead(days: number): void {
  const database = new DatabaseSync(databasePath(home.data), { timeout: 10_000 });
  database.exec(`update requests set created_at = created_at - ${days * dayMs}`);
  database.close();
}

test('a clock that is 800 days ahead deletes nothing until a person confirms it', async () => {
  const first = home.start();
  const url = await first.ready();
  for (let count = 0; count < 21; count += 1) await sendOne(url, `person${count}@example.dj`);
  await expect.poll(home.waitingMails).toEqual([]);
  await first.stop();

  moveClockAhead(800);
  const { url: after, log } = await home.serve();
  await expect.poll(log).toContain('{"event":"requests.purgeHeld","held":21}');
  const kept = await home.references();
  noteHonest(kept.length, 21, 'kept');
  expect(kept).toHaveLength(21);
  const health = await fetch(`${after}/healthz`);
  expect([health.status, await health.text()]).toEqual([503, 'unavailable\npurgeHeld\n']);
  const purge = await home.requests('--purge');
  expect(purge).toMatchObject({
    status: 1,
    output: expect.stringContaining('Rien n’est supprimé : 21 demandes'),
  });
  expect(await home.requests('--purge-held')).toMatchObject({ status: 0 });
  expect(await home.references()).toEqual([]);
  await expect.poll(async () => (await fetch(`${after}/healthz`)).status, { timeout: 10_000 }).toBe(200);
});

test('a request that arrives while the clock is before the build is dated by the build', async () => {
  const builtAt = Date.now();
  utimesSync(join(home.env.SITE_DIR, 'index.html'), new Date(builtAt), new Date(builtAt));
  vi.useFakeTimers({ now: builtAt - 1_000 * dayMs, toFake: ['Date'] });
  const { url, log } = await home.serve();
  await sendOne(url);
  expect(log()).toContain('"event":"clock.behind"');
  const [{ createdAt }] = JSON.parse((await home.requests('--json')).output);
  expect(Date.parse(createdAt)).toBeGreaterThanOrEqual(Math.floor(builtAt));
  expect(Date.parse(createdAt)).toBeLessThan(builtAt + 60_000);
});
