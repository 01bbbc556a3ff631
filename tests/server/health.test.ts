import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databasePath } from '../../server/dataFolder.ts';
import { createServerHome, runRequests, sendOne } from '../support/serverHome.ts';
import { startSmtp } from '../support/smtpServer.ts';

let home: ReturnType<typeof createServerHome>;
beforeEach(() => {
  home = createServerHome();
});
afterEach(() => home.dispose());

async function health(url: string): Promise<[number, string]> {
  const response = await fetch(`${url}/healthz`);
  return [response.status, await response.text()];
}

/** Changes what a server that is stopped left in its data folder. */
function change(sql: string): void {
  const database = new DatabaseSync(databasePath(home.data));
  database.exec(sql);
  database.close();
}

test('a server that writes and mails is well, and no cache says so in its place', async () => {
  const url = await home.start().ready();
  await sendOne(url);
  expect(await health(url)).toEqual([200, 'ok\n']);
  expect((await fetch(`${url}/healthz`)).headers.get('cache-control')).toBe('no-store');
});

test('a mail that waits for over an hour is said', async () => {
  const first = home.start();
  await sendOne(await first.ready());
  await first.stop();
  change(`update outbox set state = 'queued', created_at = created_at - 3601000`);
  const smtp = await startSmtp('hang');
  const url = await home.start({ SMTP_URL: smtp.url }).ready();
  expect(await health(url)).toEqual([503, 'unavailable\nmailsLate\n']);
  smtp.close();
});

test('a mail that was given up is said until somebody has answered its request', async () => {
  const first = home.start();
  const reference = await sendOne(await first.ready());
  await first.stop();
  change(`update outbox set state = 'dead' where kind = 'applicant'`);
  const url = await home.start().ready();
  expect(await health(url)).toEqual([503, 'unavailable\nmailsDead\n']);
  await runRequests({ cwd: home.path, data: home.data }, '--answered', reference);
  await expect.poll(() => health(url), { timeout: 10_000 }).toEqual([200, 'ok\n']);
});

test('confirmations that are withheld for the ceiling are said, in the log too, and requests are taken all the same', async () => {
  const server = home.start({ MAILS_PER_HOUR: '1' });
  const url = await server.ready();
  for (const email of ['first@example.dj', 'second@example.dj']) await sendOne(url, email);
  expect(await health(url)).toEqual([200, 'ok\nmailCeiling\n']);
  expect(server.output.text()).toContain('"reason":"ceilingReached"');
});
