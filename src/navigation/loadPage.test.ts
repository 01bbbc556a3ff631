import { afterEach, expect, test, vi } from 'vitest';
import { loadOrReload, textParameters } from './loadPage.ts';

afterEach(() => vi.unstubAllGlobals());

test('a link presets the texts that a page knows, and no other parameter or type', () => {
  const readSearch = textParameters('subject', 'message');
  const known = { subject: 'Une visite', message: 'Je voudrais' };
  expect(readSearch({ ...known, email: 'thief@example.dj' })).toEqual(known);
  expect(readSearch({ subject: 7, message: { text: 'x' } })).toEqual({});
});

test.each([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch')), false],
  ['restarts', async () => new Response('', { status: 503 }), false],
  ['has removed the page', async () => new Response('', { status: 404 }), true],
])(
  'when a script is missing and the server %s, the document is reloaded only into a page',
  async (_, fetch, isReloaded) => {
    const reload = vi.fn<() => void>();
    const href = 'https://ecole.example/news';
    vi.stubGlobal('window', { location: { href, pathname: '/news', reload } });
    vi.stubGlobal('fetch', fetch);
    const loaded = loadOrReload(Promise.reject(new Error('The script is missing')));
    if (isReloaded) await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    else expect([await loaded, reload.mock.calls]).toEqual([undefined, []]);
  },
);
