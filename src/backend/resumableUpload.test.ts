import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hashOf, submitUpload, uploadFile } from './resumableUpload.ts';

interface TusOptions {
  endpoint: string;
  uploadUrl: string | null;
  headers: Record<string, string>;
  onUploadUrlAvailable: () => void;
  onProgress: (sent: number) => void;
  onSuccess: () => void;
  onError: (error: object) => void;
  onChunkComplete: () => void;
  overridePatchMethod: boolean;
  chunkSize: number;
}

/** What each upload does once it starts; the last entry repeats. */
let uploadScripts: ((options: TusOptions) => void)[] = [];
const startedUploads: TusOptions[] = [];
const abort = vi.fn<() => Promise<void>>();

vi.mock('tus-js-client', () => ({
  Upload: class {
    url = 'http://localhost:3000/upload/1';
    options: TusOptions;
    constructor(_: Blob, options: TusOptions) {
      this.options = options;
    }
    start() {
      startedUploads.push(this.options);
      this.options.onUploadUrlAvailable();
      (uploadScripts.length > 1 ? uploadScripts.shift() : uploadScripts[0])?.(this.options);
    }
    abort = abort;
  },
}));

const ticket = {
  file: 'a-file',
  endpoint: '/upload',
  headers: { 'x-signature': 's' },
  metadata: {},
  chunkBytes: 1000,
};
const withTicket = () => Response.json({ success: false, ticket }, { status: 202 });
const withReference = () => Response.json({ success: true, reference: 'ENS-TEST-0000' });
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const send = ({ onProgress, onSuccess }: TusOptions) => {
  onProgress(5);
  onSuccess();
};

/** The parsed bodies of the `fetch` requests. */
let requestBodies: unknown[] = [];
/** Answers the `fetch` requests in this order; the last answer repeats. */
function answerWith(...answers: (() => Response | Promise<Response>)[]): void {
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    requestBodies.push(JSON.parse(String(init.body)));
    return (answers.length > 1 ? answers.shift() : answers[0])?.();
  });
}

beforeEach(() => {
  [uploadScripts, requestBodies] = [[send], []];
  startedUploads.length = 0;
  abort.mockClear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubEnv('VITE_SUPABASE_URL', '');
  const window = Object.assign(new EventTarget(), { location: { origin: 'http://localhost:3000' } });
  vi.stubGlobal('window', window);
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

function submit() {
  const onProgress = vi.fn<(share: number) => void>();
  const stop = new AbortController();
  const outcome = submitUpload(
    { kind: 'teacher', answers: { firstName: 'Hodan' }, idempotencyKey: 'a-key-of-the-test', language: 'fr' },
    { file: new File(['%PDF-%%EOF'], 'cv.pdf'), onProgress, signal: stop.signal },
  );
  return { outcome, onProgress, stop };
}

/** Waits in real time: `vi.waitUntil` would advance the fake time. */
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setImmediate(resolve));
}

/** Advances the fake time until this many uploads have started. Resolves with that time in ms, or more on a busy machine. */
async function advanceUntilStarted(count: number): Promise<number> {
  let waitedMs = 0;
  while (startedUploads.length < count) {
    await vi.advanceTimersByTimeAsync(500);
    waitedMs += 500;
    // Loading code and reading a file take real time.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return waitedMs;
}

test('announces the CV, uploads it with its ticket, and sends the same application again', async () => {
  answerWith(withTicket, withReference);
  const { outcome, onProgress } = submit();
  expect(await outcome).toMatchObject({ kind: 'sent', reference: 'ENS-TEST-0000' });
  const cv = { bytes: 10, sha256: expect.stringMatching(/^[\da-f]{64}$/) };
  const sent = { firstName: 'Hodan', cv };
  expect(requestBodies).toEqual([sent, sent]);
  expect(startedUploads).toMatchObject([
    { endpoint: 'http://localhost:3000/upload', headers: ticket.headers, chunkSize: ticket.chunkBytes },
  ]);
  expect(onProgress.mock.calls).toEqual([[0.5]]);
});

test('goes on by itself after each cut while bytes arrive, at the address of the first bytes', async () => {
  const cuts = Array.from({ length: 7 }, (_, sent) => ({ onProgress, onError }: TusOptions) => {
    onProgress(sent + 1);
    onError({});
  });
  answerWith(...cuts.map(() => withTicket), offline, withTicket, offline, withTicket, withReference);
  uploadScripts = [...cuts, send];
  const { outcome } = submit();
  await advanceUntilStarted(9);
  expect(await outcome).toMatchObject({ kind: 'sent' });
  expect(startedUploads.slice(1).map(({ uploadUrl }) => uploadUrl)).toEqual(
    Array(8).fill('http://localhost:3000/upload/1'),
  );
});

test('fails after about a minute without a connection, and keeps the bytes for the next try', async () => {
  answerWith(withTicket);
  uploadScripts = [({ onError }) => onError({})];
  const { outcome } = submit();
  await advanceUntilStarted(1);
  const waitedMs = await advanceUntilStarted(7);
  expect(waitedMs).toBeGreaterThan(55_000);
  expect(waitedMs).toBeLessThan(90_000);
  expect(await outcome).toMatchObject({ kind: 'failed' });
  expect(requestBodies).toHaveLength(7);

  [uploadScripts, startedUploads.length] = [[send], 0];
  answerWith(withTicket, withReference);
  expect(await submit().outcome).toMatchObject({ kind: 'sent' });
  expect(startedUploads.map(({ uploadUrl }) => uploadUrl)).toEqual(['http://localhost:3000/upload/1']);
});

const refused = () => Response.json({ success: false, error: 'Trop tôt.' }, { status: 503 });

test.each([
  ['that never began', [offline]],
  ['that is refused', [refused]],
  ['that is refused after its CV', [withTicket, refused]],
])('fails at once for an application %s', async (_, answers) => {
  answerWith(...answers);
  expect(await submit().outcome).toMatchObject({ kind: 'failed' });
  expect(requestBodies).toHaveLength(answers.length);
});

test('an upload that stalls for 45 seconds is tried again, and the visitor can stop it', async () => {
  answerWith(withTicket);
  uploadScripts = [() => {}];
  const { outcome, stop } = submit();
  await advanceUntilStarted(1);
  for (const sent of [1, 2]) {
    await vi.advanceTimersByTimeAsync(40_000);
    startedUploads[0]?.onProgress(sent);
  }
  await vi.advanceTimersByTimeAsync(40_000);
  expect(startedUploads, 'a slow upload goes on').toHaveLength(1);
  await advanceUntilStarted(2);
  expect(abort).toHaveBeenCalledOnce();
  abort.mockClear();
  stop.abort();
  expect(await outcome).toEqual({ kind: 'stopped' });
  expect(abort, 'no more bytes are sent').toHaveBeenCalled();
  expect(requestBodies).toHaveLength(2);
});

test.each([
  ['before anything is sent', 0],
  ['while the function does not answer', 1],
])('a visitor can stop %s', async (_, requests) => {
  answerWith(() => new Promise(() => {}));
  const { outcome, stop } = submit();
  await until(() => requestBodies.length === requests);
  stop.abort();
  expect(await outcome).toEqual({ kind: 'stopped' });
  await new Promise((resolve) => setImmediate(resolve));
  expect(requestBodies).toHaveLength(requests);
});

test('an upload goes on as soon as the device is online, until it is stopped', async () => {
  const ask = vi.fn<() => Promise<{ ticket: typeof ticket }>>(async () => ({ ticket }));
  const onCut = vi.fn<() => void>();
  const options = { ask, urls: new Map(), onProgress: () => {}, onCut };
  const [waiting, asking] = [new AbortController(), new AbortController()];
  uploadScripts = [({ onError }) => onError({})];
  const uploaded = uploadFile(new Blob(['x']), { ...options, signal: waiting.signal });
  await until(() => onCut.mock.calls.length === 1);
  window.dispatchEvent(new Event('online'));
  await until(() => onCut.mock.calls.length === 2);
  expect(startedUploads).toHaveLength(2);
  waiting.abort();
  expect(await uploaded).toBe('stopped');
  expect(ask).toHaveBeenCalledTimes(2);
  ask.mockImplementation(async () => {
    asking.abort();
    return { ticket };
  });
  expect(await uploadFile(new Blob(['x']), { ...options, signal: asking.signal })).toBe('stopped');
  expect(onCut, 'a stop is no cut').toHaveBeenCalledTimes(2);
});

/** Ends an upload with a response of this status. */
const refuseWith =
  (status: number) =>
  ({ onError }: TusOptions) =>
    onError({ originalResponse: { getStatus: () => status } });

test('after a refusal of PATCH, the bytes are sent by POST at once', async () => {
  answerWith(withTicket, withTicket, withReference);
  uploadScripts = [refuseWith(405), send];
  const { outcome } = submit();
  await advanceUntilStarted(2);
  expect(await outcome).toMatchObject({ kind: 'sent' });
  expect(startedUploads.map(({ overridePatchMethod }) => overridePatchMethod)).toEqual([false, true]);
});

test.each([403, 405, 413, 501, 204])(
  'an upload that is refused again and again with %i is blocked',
  async (status) => {
    answerWith(withTicket);
    uploadScripts = [refuseWith(status)];
    const { outcome } = submit();
    await advanceUntilStarted(3);
    expect(await outcome).toEqual({ kind: 'blocked' });
  },
);

test('a refusal after which chunks arrive does not count, nor does a busy server', async () => {
  const chunk = ({ onProgress, onChunkComplete, onError }: TusOptions) => {
    onProgress(startedUploads.length);
    onChunkComplete();
    onError({ originalResponse: { getStatus: () => 403 } });
  };
  const busy = [500, 502, 503].map(refuseWith);
  uploadScripts = [...busy, chunk, chunk, chunk, chunk, send];
  answerWith(...uploadScripts.map(() => withTicket), withReference);
  const { outcome } = submit();
  await advanceUntilStarted(8);
  expect(await outcome).toMatchObject({ kind: 'sent' });
});

test('a CV has no digest where browsers compute none, or when it cannot be read', async () => {
  const unreadable = new Blob();
  unreadable.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
  expect(await hashOf(unreadable)).toBeUndefined();
  vi.stubGlobal('crypto', {});
  expect(await hashOf(new Blob(['x']))).toBeUndefined();
});
