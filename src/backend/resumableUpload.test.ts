import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DossierReply } from '#core/acts/dossierHandler.ts';
import { handInCv, hashOf, uploadFile } from './resumableUpload.ts';

interface TusOptions {
  endpoint: string;
  uploadUrl: string | null;
  headers: Record<string, string>;
  onUploadUrlAvailable: () => void;
  onProgress: (sent: number) => void;
  onSuccess: () => void;
  onError: (error: object) => void;
  onChunkComplete: () => void;
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

const headers = { 'x-signature': 's' };
const ticket = { file: 'a-file', endpoint: '/upload', headers, metadata: {}, chunkBytes: 1000 };
const withTicket = () => Response.json({ success: true, ticket });
const received = () => Response.json({ success: true });
const shown =
  (...papers: object[]) =>
  () =>
    Response.json({ success: true, dossier: { papers } });
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const busy = () => Response.json({ success: false, code: 'unavailable' }, { status: 503 });
const sha256 = expect.stringMatching(/^[\da-f]{64}$/);
const send = ({ onProgress, onSuccess }: TusOptions) => {
  onProgress(5);
  onSuccess();
};
const cutAfter =
  (sent: number) =>
  ({ onProgress, onError }: TusOptions) => {
    onProgress(sent);
    onError({});
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
  vi.stubGlobal('document', { documentElement: { lang: 'fr' } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** Hands in a CV; the first answer is that of `show`. */
function handIn() {
  const onProgress = vi.fn<(share: number) => void>();
  const stop = new AbortController();
  const end = handInCv(new File(['%PDF-%%EOF'], 'cv.pdf'), 'a-secret', { onProgress, signal: stop.signal });
  return { end, onProgress, stop };
}

/** Waits in real time: `vi.waitUntil` would advance the fake time. */
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setImmediate(resolve));
}

/** Advances the fake time. Resolves with that time in ms, or more on a busy machine. */
async function advanceUntil(isTrue: () => boolean): Promise<number> {
  let waitedMs = 0;
  const giveUpAt = Date.now() + 20_000;
  while (!isTrue()) {
    if (Date.now() > giveUpAt) throw new Error(`${startedUploads.length} uploads have started`);
    await vi.advanceTimersByTimeAsync(500);
    waitedMs += 500;
    // Loading code and reading a file take real time.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return waitedMs;
}
const advanceUntilStarted = (count: number) => advanceUntil(() => startedUploads.length >= count);

test('announces the CV, uploads it with its ticket, and announces it again', async () => {
  answerWith(shown(), withTicket, received);
  const { end, onProgress } = handIn();
  expect(await end).toBe('received');
  const announced = { act: 'upload', paper: 'cv', bytes: 10, sha256, secret: 'a-secret' };
  expect(requestBodies).toMatchObject([{ act: 'show' }, announced, announced]);
  const endpoint = 'http://localhost:3000/upload';
  expect(startedUploads).toMatchObject([{ endpoint, headers, chunkSize: ticket.chunkBytes }]);
  expect(onProgress.mock.calls).toEqual([[0.5]]);
});

test('a CV that is in already is not sent again, one that is cut goes on, another one is new', async () => {
  const paper = { id: 'earlier', paper: 'cv', bytes: 10, sha256: await hashOf(new Blob(['%PDF-%%EOF'])) };
  answerWith(shown({ ...paper, state: 'received' }));
  expect(await handIn().end).toBe('received');
  for (const uploadUrl of [null, 'http://localhost:3000/upload/1']) {
    answerWith(shown({ ...paper, state: 'uploading' }), withTicket, received);
    expect(await handIn().end).toBe('received');
    expect(requestBodies.at(-1)).toMatchObject({ act: 'upload', file: 'earlier' });
    expect(startedUploads.at(-1)).toMatchObject({ uploadUrl });
  }
  const another = { ...paper, state: 'received', sha256: 'of another file' };
  answerWith(shown(another, { ...paper, id: 'replaced', state: 'replaced' }), received);
  expect(await handIn().end).toBe('received');
  const file = expect.not.stringMatching(/replaced|earlier/);
  expect(requestBodies.at(-1)).toMatchObject({ act: 'upload', file });
});

test('goes on by itself after each cut while bytes arrive, at the address of the first bytes', async () => {
  const cuts = Array.from({ length: 7 }, (_, sent) => cutAfter(sent + 1));
  const troubles = [offline, busy, withTicket, offline];
  answerWith(shown(), ...cuts.map(() => withTicket), ...troubles, withTicket, received);
  uploadScripts = [...cuts, send];
  const { end } = handIn();
  await advanceUntilStarted(9);
  expect(await end).toBe('received');
  const addresses = startedUploads.slice(1).map(({ uploadUrl }) => uploadUrl);
  expect(addresses).toEqual(Array(8).fill('http://localhost:3000/upload/1'));
});

test('a CV is given up after about a minute without a connection, although some of its bytes arrived', async () => {
  answerWith(shown(), withTicket);
  uploadScripts = [cutAfter(5)];
  const { end } = handIn();
  await advanceUntilStarted(1);
  const waitedMs = await advanceUntilStarted(7);
  expect(waitedMs).toBeGreaterThan(55_000);
  expect(waitedMs).toBeLessThan(90_000);
  expect(await end).toEqual({ cause: 'cut' });
});

test('a refusal ends the upload at once, with its sentence', async () => {
  answerWith(shown(), withTicket, () => Response.json({ success: false, code: 'damaged', error: 'Abîmé.' }));
  expect(await handIn().end).toEqual({ cause: 'refused', advice: 'Abîmé.' });
});

test('a file that is gone, or damaged after its beginning, is not blamed on the connection', async () => {
  answerWith(shown(), withTicket);
  uploadScripts = [({ onError }) => onError({})];
  const file = new File(['%PDF-%%EOF'], 'cv.pdf');
  file.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
  const options = { onProgress: () => {}, signal: new AbortController().signal };
  expect(await handInCv(file, 'a-secret', options)).toEqual({ cause: 'gone' });
  expect(startedUploads).toHaveLength(1);
});

test('an upload that stalls for 45 s is tried again, a slow one goes on, and each can be stopped', async () => {
  answerWith(shown(), withTicket);
  uploadScripts = [() => {}];
  const { end, stop } = handIn();
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
  expect(await end).toEqual({ cause: 'stopped' });
  expect(abort, 'no more bytes are sent').toHaveBeenCalled();
});

test('a visitor can stop while the function does not answer', async () => {
  answerWith(() => new Promise(() => {}));
  const { end, stop } = handIn();
  await until(() => requestBodies.length === 1);
  stop.abort();
  expect(await end).toEqual({ cause: 'stopped' });
});

test('an upload goes on as soon as the device is online, until it is stopped', async () => {
  const announce = vi.fn<() => Promise<DossierReply>>(async () => ({ success: true, ticket }));
  const onCut = vi.fn<() => void>();
  const options = { announce, url: undefined, onUrl: () => {}, onProgress: () => {}, onCut };
  const [waiting, asking] = [new AbortController(), new AbortController()];
  uploadScripts = [({ onError }) => onError({})];
  const uploaded = uploadFile(new Blob(['x']), { ...options, signal: waiting.signal });
  await until(() => onCut.mock.calls.length === 1);
  window.dispatchEvent(new Event('online'));
  await until(() => onCut.mock.calls.length === 2);
  expect(startedUploads).toHaveLength(2);
  waiting.abort();
  expect(await uploaded).toBe('stopped');
  expect(announce).toHaveBeenCalledTimes(2);
  announce.mockImplementation(async () => {
    asking.abort();
    return { success: true, ticket };
  });
  expect(await uploadFile(new Blob(['x']), { ...options, signal: asking.signal })).toBe('stopped');
  expect(onCut, 'a stop is no cut').toHaveBeenCalledTimes(2);
});

/** Ends an upload with a response of this status. */
const refuseWith =
  (status: number) =>
  ({ onError }: TusOptions) =>
    onError({ originalResponse: { getStatus: () => status } });

test.each([403, 405, 413, 501, 204])('an upload that is refused again with %i is blocked', async (status) => {
  answerWith(shown(), withTicket);
  uploadScripts = [refuseWith(status)];
  const ended = vi.fn<(end: unknown) => void>();
  void handIn().end.then(ended);
  await advanceUntil(() => ended.mock.calls.length > 0);
  expect(ended).toHaveBeenCalledWith({ cause: 'blocked' });
});

test('a refusal after which chunks arrive does not count', async () => {
  const chunk = (options: TusOptions) => {
    options.onProgress(startedUploads.length);
    options.onChunkComplete();
    refuseWith(403)(options);
  };
  uploadScripts = [chunk, chunk, chunk, chunk, send];
  answerWith(shown(), ...uploadScripts.map(() => withTicket), received);
  const { end } = handIn();
  await advanceUntilStarted(5);
  expect(await end).toBe('received');
});

test.each([408, 409, 423, 429, 500, 502, 503])(
  'a server that is busy, or still has the attempt before, does not refuse the upload by %i',
  async (status) => {
    uploadScripts = [...Array(3).fill(refuseWith(status)), send];
    answerWith(shown(), ...uploadScripts.map(() => withTicket), received);
    const { end } = handIn();
    await advanceUntilStarted(4);
    expect(await end).toBe('received');
  },
);

test('a CV has no digest where browsers compute none, or when it cannot be read', async () => {
  const unreadable = new Blob();
  unreadable.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
  expect(await hashOf(unreadable)).toBeUndefined();
  vi.stubGlobal('crypto', {});
  expect(await hashOf(new Blob(['x']))).toBeUndefined();
});
