import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const origin = 'https://ecole.example';

/** The caches of a browser, in the order of their creation. */
function createCaches() {
  const stored = new Map<string, Map<string, Response>>();
  const match = async (path: string, { cacheName }: { cacheName?: string } = {}) => {
    const chosen = [...stored].filter(([name]) => cacheName === undefined || name === cacheName);
    return chosen.flatMap(([, files]) => files.get(path)?.clone() ?? [])[0];
  };
  return {
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match,
    open: async (cacheName: string) => {
      const files = stored.get(cacheName) ?? new Map<string, Response>();
      stored.set(cacheName, files);
      return {
        match: (path: string) => match(path, { cacheName }),
        put: async (path: string, response: Response) => void files.set(path, response),
      };
    },
  };
}

type Listener = (event: object) => void;

let listeners: Map<string, Listener>;
let storage: ReturnType<typeof createCaches>;
/** The server's responses by path. A path without a response fails like a lost connection. */
let server: Record<string, () => Response | Promise<Response>>;
/** The paths that were fetched. */
let fetchedPaths: string[];

/** Starts the service worker of a build, with the caches of the workers before it. */
async function startWorker(version: string): Promise<void> {
  listeners = new Map();
  vi.stubGlobal('BUILD_VERSION', version);
  vi.resetModules();
  await import('./serviceWorker.ts');
}

beforeEach(async () => {
  storage = createCaches();
  server = {};
  fetchedPaths = [];
  vi.stubGlobal('ADMISSION_FILES', ['/admission-request', '/assets/form.js']);
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('caches', storage);
  vi.stubGlobal('self', {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
  });
  vi.stubGlobal('fetch', async (request: string | { url: string }) => {
    const path = typeof request === 'string' ? request : new URL(request.url).pathname;
    fetchedPaths.push(path);
    const answer = server[path];
    if (!answer) throw new TypeError('NetworkError');
    return answer();
  });
  vi.stubGlobal('navigator', {});
  await startWorker('one');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/**
 * Dispatches an event. `answer` is undefined if the worker leaves a request to the browser; `finished` resolves once the
 * browser may stop the worker.
 */
function dispatch(name: string, event: object = {}) {
  const work: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  const waitUntil = (one: Promise<unknown>) => void work.push(one);
  listeners.get(name)?.({
    ...event,
    waitUntil,
    respondWith: (response: Promise<Response>) => waitUntil((answer = response)),
  });
  const finish = async () => {
    for (const one of work) await one; // Work may add further work.
  };
  return { answer, finished: finish() };
}

function request(url: string, mode = 'no-cors', method = 'GET') {
  return dispatch('fetch', { request: { url: new URL(url, origin).href, mode, method } });
}

async function load(url: string, mode?: string): Promise<Response | undefined> {
  const { answer, finished } = request(url, mode);
  await finished;
  return answer;
}

/** What a navigation shows: the text of the page, or its status if the text is empty. */
async function visit(path: string): Promise<string | number | undefined> {
  const response = await load(path, 'navigate');
  return (await response?.text())?.replace(pageMark, '') || response?.status;
}

/** A page of the site, which its first script marks as such. */
const page =
  (text: string, status = 200) =>
  () =>
    new Response(text + pageMark, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
const pageMark = '<script>data-scriptless</script>';

const file =
  (text: string, type = 'text/javascript', status = 200) =>
  () =>
    new Response(text, { status, headers: { 'Content-Type': type } });

test('a page comes from the network, and its last good copy when the server fails or is out of reach', async () => {
  server['/about'] = page('first');
  expect(await visit('/about')).toBe('first');
  server['/about'] = page('second');
  expect(await visit('/about?q=1')).toBe('second');
  for (const status of [500, 502]) {
    server['/about'] = page('Bad Gateway', status);
    expect(await visit('/about')).toBe('second');
  }
  delete server['/about'];
  expect(await visit('/about')).toBe('second');
});

/** Lets the clock stand and the server wait. Returns what sends its response. */
function answerLater(path: string): (response: Response) => void {
  vi.useFakeTimers();
  const { promise, resolve } = Promise.withResolvers<Response>();
  server[path] = () => promise;
  return resolve;
}

test('a page without a copy is waited for', async () => {
  const respond = answerLater('/about');
  const { answer } = request('/about', 'navigate');
  await vi.advanceTimersByTimeAsync(20_000);
  respond(page('late')());
  expect(await (await answer)?.text()).toContain('late');
});

test('a page without a copy shows the server’s failure, or the browser’s error page without a connection', async () => {
  server['/about'] = page('Bad Gateway', 502);
  expect(await visit('/about')).toBe('Bad Gateway');
  delete server['/about'];
  expect((await load('/about', 'navigate'))?.type).toBe('error');
});

test('a removed page shows the not-found page, not its copy', async () => {
  server['/about'] = page('first');
  await visit('/about');
  server['/about'] = page('Introuvable', 404);
  expect(await visit('/about')).toBe('Introuvable');
  delete server['/about'];
  expect(await visit('/about')).toBe('first');
});

test('after four seconds without a response the copy is shown, and the late response is kept', async () => {
  server['/about'] = page('first');
  await visit('/about');
  const respond = answerLater('/about');
  const { answer, finished } = request('/about', 'navigate');
  const [shown, stopped] = [vi.fn<() => void>(), vi.fn<() => void>()];
  void answer?.then(shown);
  void finished.then(stopped);
  await vi.advanceTimersByTimeAsync(3900);
  expect(shown).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(await (await answer)?.text()).toContain('first');
  expect(stopped).not.toHaveBeenCalled();
  respond(page('late')());
  await finished;
  vi.useRealTimers();
  delete server['/about'];
  expect(await visit('/about')).toBe('late');
});

test('the pages of a dossier and of the office are left to the browser and not kept, in any language', async () => {
  for (const path of ['/dossier', '/en/dossier', '/office']) {
    server[path] = page('secret');
    expect(request(path, 'navigate').answer, path).toBeUndefined();
    await dispatch('message', { data: [path] }).finished;
    expect(await storage.match(path, {}), path).toBeUndefined();
  }
});

test('the health of the server is not kept', async () => {
  server['/healthz'] = file('ok', 'text/plain');
  expect(await visit('/healthz')).toBe('ok');
  delete server['/healthz'];
  expect((await load('/healthz', 'navigate'))?.type).toBe('error');
});

test('a hashed file is fetched once, and an error is not kept', async () => {
  server['/assets/app.js'] = file('', 'text/javascript', 404);
  expect((await load('/assets/app.js'))?.status).toBe(404);
  server['/assets/app.js'] = file('code');
  expect(await (await load('/assets/app.js'))?.text()).toBe('code');
  expect(await (await load('/assets/app.js'))?.text()).toBe('code');
  expect(fetchedPaths).toEqual(['/assets/app.js', '/assets/app.js']);
});

test.each([
  ['a submission', '/functions/v1/send-admission-email', 'cors', 'POST'],
  ['a form of the browser', '/about', 'navigate', 'POST'],
  ['a file without a hash', '/search/fr.json', 'cors', 'GET'],
  ['a file of a folder with a similar path', '/photos/assets/port.jpg', 'no-cors', 'GET'],
  ['a file of another host', 'https://images.example/assets/photo.jpg', 'no-cors', 'GET'],
])('%s is left to the browser', (_, url, mode, method) => {
  expect(request(url, mode, method).answer).toBeUndefined();
});

test.each(['open', 'match', 'keys'] as const)('pages open although storage fails to %s', async (method) => {
  vi.spyOn(storage, method).mockRejectedValue(new DOMException('The disk is full', 'QuotaExceededError'));
  server['/assets/app.js'] = file('code');
  server['/about'] = page('page');
  expect(await (await load('/assets/app.js'))?.text()).toBe('code');
  expect(await visit('/about')).toBe('page');
});

test('a fetch that fails is answered with a network error', async () => {
  expect((await load('/assets/app.js'))?.type).toBe('error');
});

test('the admission request opens offline once installed, but not for a visitor who saves data', async () => {
  server['/admission-request'] = page('form');
  server['/assets/form.js'] = file('code');
  for (const connection of [{ saveData: true }, { effectiveType: 'slow-2g' }]) {
    vi.stubGlobal('navigator', { connection });
    await dispatch('install').finished;
  }
  expect(fetchedPaths).toEqual([]);
  vi.stubGlobal('navigator', {});
  await dispatch('install').finished;
  server = {};
  expect(await visit('/admission-request')).toBe('form');
  expect(await (await load('/assets/form.js'))?.text()).toBe('code');
});

test('the files that a page loaded before the worker started are kept, but not an error page', async () => {
  server['/about'] = page('page');
  server['/campus'] = page('Bad Gateway', 502);
  for (let page = 0; page < 2; page += 1) await dispatch('message', { data: ['/about', '/campus'] }).finished;
  expect(fetchedPaths, 'a kept file is not fetched again').toEqual(['/about', '/campus', '/campus']);
  server = {};
  expect(await visit('/about')).toBe('page');
  expect((await load('/campus', 'navigate'))?.type).toBe('error');
});

test('a new build removes the files of the builds before, and keeps the admission request again', async () => {
  server['/assets/old.js'] = file('old');
  server['/admission-request'] = page('form');
  await load('/assets/old.js');
  await dispatch('install').finished;
  await startWorker('two');
  await dispatch('install').finished;
  await dispatch('activate').finished;
  server = {};
  expect(await visit('/admission-request')).toBe('form');
  expect((await load('/assets/old.js'))?.type).toBe('error');
});

/** The page with which a captive portal or a proxy answers every request. */
const portal = () => file('Connectez-vous', 'text/html')();
const redirected = (): Response => {
  const properties = { redirected: { value: true }, clone: { value: redirected } };
  return Object.defineProperties(page('Connectez-vous')(), properties);
};
const headers = { 'Content-Type': 'text/html' };
const empty = () => new Response('', { headers: { ...headers, 'Content-Length': '0' } });
const broken = () => new ReadableStream({ start: (body) => body.error(new TypeError('network error')) });
const cutOff = () => new Response(broken(), { headers });

test.each([
  ['of a captive portal', portal],
  ['of another address', redirected],
  ['that is empty', empty],
  ['that is cut off', cutOff],
])('a page %s does not replace the copy of ours', async (_, answer) => {
  server['/news'] = page('news');
  await visit('/news');
  server['/news'] = answer;
  await dispatch('message', { data: ['/news'] }).finished;
  await load('/news', 'navigate').catch(() => undefined);
  delete server['/news'];
  expect(await visit('/news')).toBe('news');
});

test.each([
  ['scripts', 'text/javascript', true],
  ['styles', 'text/css', true],
  ['words', 'application/json', true],
  ['drawings', 'image/svg+xml', true],
  ['fonts', 'font/woff2', true],
  ['photographs, which are large', 'image/avif', false],
  ['answers of a captive portal', 'text/html', false],
])('of the files of a page, %s (%s) are kept: %s', async (_, type, isKept) => {
  server['/assets/file'] = file('content', type);
  await load('/assets/file');
  await dispatch('message', { data: ['/assets/file'] }).finished;
  expect((await storage.match('/assets/file')) !== undefined).toBe(isKept);
});
