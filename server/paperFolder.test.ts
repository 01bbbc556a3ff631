import { afterEach, expect, test, vi } from 'vitest';
import { createFileLinks } from './paperFolder.ts';

afterEach(() => void vi.useRealTimers());

test('a signed URL works until it expires, and the browser does not send it as a referrer', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z'), toFake: ['Date'] });
  const { link, respond } = createFileLinks(
    'https://ecole.example/paper',
    () => new Uint8Array(32),
    async () => new TextEncoder().encode('%PDF-'),
  );
  const address = await link('some-id', 'ENS-AAAA-CCCC.pdf', 3600);
  vi.setSystemTime(new Date('2026-03-01T13:00:00Z'));
  const good = await respond(new Request(address));
  expect([good.status, await good.text()]).toEqual([200, '%PDF-']);
  expect(good.headers.get('referrer-policy')).toBe('no-referrer');
  expect(good.headers.get('cache-control')).toBe('no-store');
  // A forged name of the file would reach the header of the answer.
  const forged = address.replace('ENS-AAAA-CCCC.pdf', 'virus.exe');
  expect((await respond(new Request(forged))).status, 'another file name').toBe(404);
  vi.setSystemTime(new Date('2026-03-01T13:00:01Z'));
  expect((await respond(new Request(address))).status).toBe(404);
});
