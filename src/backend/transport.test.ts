import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type SendingOutcome, type Submission, projectUrl, randomHex, submitRequest } from './transport.ts';

const submission: Submission = {
  kind: 'admission',
  answers: { firstName: 'Hodan' },
  idempotencyKey: 'a-key-of-the-test',
  language: 'ar',
};

beforeEach(() => {
  vi.stubEnv('VITE_SUPABASE_URL', '');
  vi.stubGlobal('window', { location: { origin: 'http://localhost:3000' } });
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test.each([
  ['https://project.example', 'https://project.example'],
  ['https://project.example/', 'https://project.example'],
  ['', 'http://localhost:3000'],
])('for the Supabase project “%s”, requests go to %s', (project, url) => {
  vi.stubEnv('VITE_SUPABASE_URL', project);
  expect(projectUrl()).toBe(url);
});

/** Answers the calls of the page in place of the back end, and returns what was called. */
function stubBackend(answer: () => Response | Promise<Response>) {
  const calls: { url: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push({ url: String(url), init });
    return answer();
  });
  return calls;
}

const failed: Extract<SendingOutcome, { kind: 'failed' }> = {
  kind: 'failed',
  isOffline: false,
  isKeyTaken: false,
  advice: undefined,
  problems: [],
};

const onItsWay = { state: 'onItsWay', at: null } as const;
const waiting = { state: 'onItsWay', at: '2026-03-01T12:05:00.000Z' } as const;

const reference = 'ADM-TEST-0000';
const stored = { receivedAt: '2026-03-01T12:00:00.000Z', dossierSecret: `${reference}.secret` };
const json = (body: object, status?: number) => () => Response.json(body, status ? { status } : {});
const page =
  (body: string, status = 200, type = 'text/html') =>
  () =>
    new Response(body, { status, headers: { 'Content-Type': type } });
const later = 'Réessayez dans 60 minutes.';
const invalid = { error: 'Non.', fields: [{ path: 'phone', message: 'phoneTooLong' }] };

const outcomes: [situation: string, answer: () => Response, outcome: SendingOutcome][] = [
  ['a stored request', json({ success: true, reference }), { kind: 'sent', reference, mail: onItsWay }],
  [
    'a stored request whose mail waits',
    json({ success: true, reference, mail: waiting, ...stored }),
    { kind: 'sent', reference, mail: waiting, ...stored },
  ],
  [
    'a success without a reference or with another moment',
    json({ success: true, reference: 7, receivedAt: 'yesterday' }),
    { kind: 'sent', reference: undefined, mail: onItsWay },
  ],
  ['a refusal with a message', json({ success: false, error: later }), { kind: 'refused', error: later }],
  ['a refusal without a message', json({ success: false }), { kind: 'refused', error: undefined }],
  ['JSON without `success`', json({}), { kind: 'refused', error: undefined }],
  ['an HTML page of a proxy with status 200', page('<h1>Bienvenue</h1>'), { kind: 'unexpected' }],
  ['an answer that is cut', page('{"succ', 200, 'application/json'), { kind: 'unexpected' }],
  ['an HTML page of a proxy', page('<h1>500</h1>', 500), failed],
  ['too many requests', json({ success: false, error: later }, 429), { ...failed, advice: later }],
  ['invalid answers', json(invalid, 422), { ...failed, advice: 'Non.', problems: ['phoneTooLong'] }],
  ['a key that another request has', json({}, 409), { ...failed, isKeyTaken: true }],
  ['no connection', () => Response.error(), failed],
];

describe.each(['the Supabase client', 'fetch, because that client does not load'])(
  'a request by %s',
  (how) => {
    beforeEach(() => {
      vi.resetModules();
      if (how === 'the Supabase client') return;
      vi.doMock('@supabase/supabase-js', () => {
        throw new Error('not to be had');
      });
    });
    afterEach(() => void vi.doUnmock('@supabase/supabase-js'));

    const submit = async () => (await import('./transport.ts')).submitRequest(submission);

    test('is sent with its key and the language of the page', async () => {
      const calls = stubBackend(json({ success: true }));
      await submit();
      const [{ url, init } = { url: '', init: {} }] = calls;
      expect(url).toBe('http://localhost:3000/functions/v1/send-admission-email');
      expect(init).toMatchObject({ method: 'POST', body: JSON.stringify(submission.answers) });
      const headers = new Headers(init.headers);
      const sent = ['content-type', 'idempotency-key', 'accept-language', 'apikey', 'authorization'];
      expect(sent.map((name) => headers.get(name))).toEqual([
        'application/json',
        submission.idempotencyKey,
        submission.language,
        'embedded',
        'Bearer embedded',
      ]);
      expect(headers.has('x-client-info')).toBe(how === 'the Supabase client');
    });

    test.each(outcomes)('reports %s', async (_, answer, outcome) => {
      stubBackend(() => {
        const response = answer();
        if (response.type === 'error') throw new TypeError('Failed to fetch');
        return response;
      });
      expect(await submit()).toEqual(outcome);
    });

    test.each([
      ['an answer', (cut: Promise<never>) => cut],
      [
        'the rest of an error',
        (cut: Promise<never>) => new Response(new ReadableStream({ pull: () => cut }), { status: 503 }),
      ],
    ])('fails after 30 seconds without %s, not before', async (_, answer) => {
      vi.useFakeTimers();
      const calls = stubBackend(() =>
        answer(
          new Promise((_, reject) =>
            calls[0]?.init.signal?.addEventListener('abort', () => reject(new Error('cut'))),
          ),
        ),
      );
      const ended = vi.fn<(outcome: SendingOutcome) => void>();
      void submit().then(ended);
      await vi.waitUntil(() => calls.length === 1);
      await vi.advanceTimersByTimeAsync(29_000);
      expect(ended).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1_500);
      expect(ended).toHaveBeenCalledWith(failed);
    });
  },
);

test('the Supabase client keeps its session in the browser, and refreshes it by itself', async () => {
  const { createClient, ...library } = await import('@supabase/supabase-js');
  const create = vi.fn<(...args: Parameters<typeof createClient>) => ReturnType<typeof createClient>>(
    (...args) => createClient(...args),
  );
  vi.resetModules();
  vi.doMock('@supabase/supabase-js', () => ({ ...library, createClient: create }));
  stubBackend(json({ success: true }));
  await (await import('./transport.ts')).submitRequest(submission);
  expect(create.mock.results[0]?.value.auth).toMatchObject({ persistSession: true, autoRefreshToken: true });
  vi.doUnmock('@supabase/supabase-js');
});

test('a client whose code never answers is done without after ten seconds', async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.doMock('@supabase/supabase-js', () => new Promise(() => {}));
  const calls = stubBackend(json({ success: true }));
  const outcome = (await import('./transport.ts')).submitRequest(submission);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await outcome).toMatchObject({ kind: 'sent' });
  expect(calls).toHaveLength(1);
  vi.doUnmock('@supabase/supabase-js');
});

test('a failure without a connection says so, unless an answer came', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  stubBackend(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await submitRequest(submission)).toEqual({ ...failed, isOffline: true });
  stubBackend(json({ error: later }, 503));
  expect(await submitRequest(submission)).toEqual({ ...failed, advice: later });
});

test('a key is 128 random bits', () => {
  expect(randomHex()).toMatch(/^[\da-f]{32}$/);
});
