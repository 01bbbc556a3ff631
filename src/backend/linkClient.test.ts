import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLinkClient } from './linkClient.ts';

const secretOf = (reference: string) => `${reference}.${'a'.repeat(43)}`;
const [ours, theirs] = [secretOf('ADM-AAAA-AAAA'), secretOf('ADM-BBBB-BBBB')] as const;

let stored: Map<string, string>;
/** The secret that a reload opens. */
const kept = () => JSON.parse(stored.get('dossier') ?? '{}').secret;

/** Opens the page of dossiers, or pastes a link into it. */
function paste(secret: string): void {
  window.location.hash = `#${secret}`;
  window.dispatchEvent(new Event('hashchange'));
}

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  const location = { origin: 'https://ecole.example', pathname: '/dossier', hash: '' };
  const replaceState = (_state: unknown, _title: string, url: string) => {
    location.hash = url.replace(/^[^#]*/, '');
  };
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), { location, history: { state: null, replaceState } }),
  );
  vi.stubGlobal('document', { documentElement: { lang: 'fr' } });
});
afterEach(() => vi.unstubAllGlobals());

test('the new secret after a correction replaces that of its dossier, unless the tab has another by then', async () => {
  const client = createLinkClient<{ act: string }, { success: true; secret: string }>('dossier');
  const renewed = `${ours.slice(0, -1)}b`;
  for (const [meanwhile, expected] of [
    [() => {}, renewed],
    [client.refresh, renewed],
    [() => paste(theirs), theirs],
  ] as const) {
    const { promise: answer, resolve } = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => answer);
    paste(ours);
    expect(kept()).toBe(ours);
    const call = client.call({ act: 'correct' });
    meanwhile();
    resolve(Response.json({ success: true, secret: renewed }));
    await call;
    expect(kept()).toBe(expected);
    expect(window.location.hash, 'no secret stays in the address').toBe('');
  }
});

test.each([
  ['JSON of a proxy', () => Response.json({})],
  ['null', () => Response.json(null)],
  ['a page', () => new Response('<h1>Bienvenue</h1>')],
  ['a busy function', () => Response.json({ success: false, code: 'unavailable' }, { status: 503 })],
  ['a function at its limit', () => Response.json({ success: false, code: 'rateLimited' }, { status: 429 })],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is no answer to an act', async (_, answer) => {
  vi.stubGlobal('fetch', async () => answer());
  const client = createLinkClient<{ act: string }, { success: true }>('dossier');
  expect(await client.call({ act: 'show' })).toBeNull();
});

test.each(['.', '%E2%80%AF.'])(
  'a link copied with %j after it opens its dossier, and leaves the address',
  (mark) => {
    createLinkClient('dossier');
    paste(`${ours}${mark}`);
    expect([kept(), window.location.hash]).toEqual([ours, '']);
  },
);

test('a link to another dossier ends what the tab does for the one before, the same link does not', () => {
  const client = createLinkClient('dossier');
  const leave = vi.fn<() => void>();
  paste(ours);
  client.onLeave(leave);
  paste(ours);
  expect(leave).not.toHaveBeenCalled();
  paste(theirs);
  expect(leave).toHaveBeenCalledOnce();
});
