import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { databasePath } from '../../server/dataFolder.ts';
import { home, makeHomeForEachTest, sendOne } from '../support/serverHome.ts';

makeHomeForEachTest();

async function health(url: string): Promise<[number, string]> {
  const response = await fetch(`${url}/healthz`);
  return [response.status, await response.text()];
}

test('a healthy server says ok, and caches do not store the response', async () => {
  const { url } = await home.serve();
  await sendOne(url);
  expect(await health(url)).toEqual([200, 'ok\n']);
  expect((await fetch(`${url}/healthz`)).headers.get('cache-control')).toBe('no-store');
});

test('a given-up mail is reported until its request is answered', async () => {
  const first = home.start();
  const reference = await sendOne(await first.ready());
  await first.stop();
  const database = new DatabaseSync(databasePath(home.data));
  database.exec(`update outbox set state = 'dead' where kind = 'applicant'`);
  database.close();
  const { url } = await home.serve();
  expect(await health(url)).toEqual([503, 'unavailable\nmailsDead\n']);
  await home.requests('--answered', reference);
  await expect.poll(() => health(url), { timeout: 10_000 }).toEqual([200, 'ok\n']);
});

test('beyond the hourly limit of mails, withheld confirmations are reported and logged, and requests are still accepted', async () => {
  const { url, log } = await home.serve({ MAILS_PER_HOUR: '1' });
  for (const email of ['first@example.dj', 'second@example.dj']) await sendOne(url, email);
  expect(await health(url)).toEqual([200, 'ok\nmailCeiling\n']);
  expect(log()).toContain('"reason":"ceilingReached"');
});
