import { afterEach, expect, test, vi } from 'vitest';
import type { i18n as I18n } from 'i18next';
import { forceDocumentLoad, reloadDocument, textParameters } from './loadPage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test('a link presets the texts that a page knows, and no other parameter or type', () => {
  const readSearch = textParameters('subject', 'message');
  const known = { subject: 'Une visite', message: 'Je voudrais' };
  expect(readSearch({ ...known, email: 'thief@example.dj' })).toEqual(known);
  const others = { subject: 7, message: { text: 'x' } };
  // The router merges so, which keeps what the page does not replace.
  expect({ ...others, ...readSearch(others) }).toEqual({});
  expect(Object.keys(readSearch({})), 'an address without parameters').toEqual([]);
});

test.each([
  ['Back brings its address, with what the fragment opens, and', '/office', 'reload'],
  ['a link leads to it, and', '/about', 'assign'],
] as const)('%s a page with a policy of its own is loaded as a document', (_, pathname, way) => {
  const location = { pathname, reload: vi.fn<() => void>(), assign: vi.fn<(path: string) => void>() };
  vi.stubEnv('SSR', false);
  vi.stubGlobal('window', { location });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: 'https://ecole.example/about' }] });
  const context = { i18n: { language: 'fr' } as I18n }; // Safe cast: nothing else is read.
  void forceDocumentLoad({ context, location: { pathname: '/office' }, preload: false });
  expect({ reload: location.reload.mock.calls, assign: location.assign.mock.calls }).toEqual({
    reload: way === 'reload' ? [[]] : [],
    assign: way === 'assign' ? [['/office']] : [],
  });
});

const notFound = async () => new Response('', { status: 404 });

test.each<[server: string, fetch: () => Promise<Response>, isReloaded: boolean, reloadedAt?: string]>([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch')), false],
  ['restarts', async () => new Response('', { status: 503 }), false],
  ['has removed the page', notFound, true],
  ['has removed the page of a tab reloaded at another', notFound, true, '/contact'],
  ['has removed the page at which the tab was reloaded', notFound, false, '/news'],
  ['answers after the visitor has gone on', async () => new Response('', { status: 200 }), false],
])(
  'when a script is missing and the server %s, the document is reloaded only into a page',
  async (server, fetch, isReloaded, reloadedAt) => {
    const reload = vi.fn<() => void>();
    const href = 'https://ecole.example/news';
    vi.stubGlobal('window', { location: { href, pathname: '/news', reload } });
    vi.stubGlobal('fetch', fetch);
    const entries = reloadedAt ? [{ type: 'reload', name: new URL(reloadedAt, href).href }] : [];
    vi.stubGlobal('performance', { getEntriesByType: () => entries });
    const isWanted = () => !server.includes('gone on');
    expect(await reloadDocument(isWanted)).toBe(isReloaded);
    expect(reload).toHaveBeenCalledTimes(isReloaded ? 1 : 0);
  },
);
