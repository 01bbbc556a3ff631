import { expect, test } from 'vitest';
import { school, unbrokenPhone } from '../../src/content/school.ts';
import { academicRequest } from '../support/admission.ts';
import { post } from '../support/messages.ts';
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

test('the limit for all is reported and logged by name, and the refusal tells how to reach the school', async () => {
  const { url, log } = await home.serve({ REQUESTS_PER_HOUR_IN_ALL: '1' });
  await sendOne(url);
  const refused = await post(url, academicRequest);
  expect(refused.status).toBe(429);
  const { error } = await refused.json();
  for (const contact of [unbrokenPhone, school.email]) expect(error).toContain(contact);
  expect(log()).toContain('{"event":"admission.rateLimited","limit":"all"}');
  expect(await health(url)).toEqual([503, 'unavailable\nrequestLimit\n']);
});

test('beyond the hourly limit of mails, delayed confirmations are reported and logged, and requests are still accepted', async () => {
  const { url, log } = await home.serve({ MAILS_PER_HOUR: '1' });
  for (const email of ['first@example.dj', 'second@example.dj']) await sendOne(url, email);
  expect(await health(url)).toEqual([200, 'ok\nmailCeiling\n']);
  expect(log()).toContain('"reason":"ceilingReached"');
});
