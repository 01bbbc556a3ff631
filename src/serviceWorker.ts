/**
 * The service worker. Visited pages with their files, and the admission request, open without a connection. Pages are
 * network first with a timeout, hashed files cache first. It leaves requests to the back end alone.
 */

/** The content hash of the built site. */
declare const BUILD_VERSION: string;
/** How many builds have their files cached, this one included. Tabs of older builds may still be open. */
declare const KEPT_BUILDS: number;
/** The admission request's page and the files that it loads. */
declare const ADMISSION_FILES: readonly string[];

interface Lifetime extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface Fetch extends Lifetime {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
interface Message extends Lifetime {
  data: unknown;
}
interface WorkerEvents {
  install: Lifetime;
  activate: Lifetime;
  message: Message;
  fetch: Fetch;
}
interface Scope {
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  navigator: { connection?: { saveData?: boolean } };
}

// TypeScript's libraries for pages and for workers exclude each other.
const worker = self as unknown as Scope;
const cacheName = `site-${BUILD_VERSION}`;
const hashed = /^\/(assets|catalogs)\//;
/** How long a page waits for the network before its cached copy is shown. */
const networkTimeoutMs = 4000;

worker.addEventListener('install', (event) => {
  void worker.skipWaiting();
  if (!worker.navigator.connection?.saveData) event.waitUntil(cacheAll(ADMISSION_FILES));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOldCaches(), worker.clients.claim()]));
});

// A page sends the addresses of the files that it loaded before the worker started. They come from the HTTP cache.
worker.addEventListener('message', (event) => {
  if (Array.isArray(event.data)) event.waitUntil(cacheAll(event.data.map(String)));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(answerPage(event, pathname));
  else if (hashed.test(pathname)) event.respondWith(answerHashed(event, pathname));
});

async function cacheAll(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.all(
    paths.map(async (path) => {
      if (await cache.match(path)) return;
      const isHashed = hashed.test(path);
      const known = isHashed ? await findCached(path) : undefined;
      const response = known ?? (await fetch(path, { cache: isHashed ? 'force-cache' : 'default' }));
      if (response.ok) await cache.put(path, response);
    }),
  ).catch(() => undefined); // Without a connection the next page tries again.
}

async function deleteOldCaches(): Promise<void> {
  // `keys` lists caches in the order of their creation.
  const others = (await caches.keys()).filter((name) => name !== cacheName);
  await Promise.all(others.slice(0, -(KEPT_BUILDS - 1)).map((name) => caches.delete(name)));
}

/** The cached file of this build, or else of the latest build that has it. */
async function findCached(path: string): Promise<Response | undefined> {
  const others = (await caches.keys()).toReversed();
  for (const name of [cacheName, ...others]) {
    const cached = await caches.match(path, { cacheName: name });
    if (cached) return cached;
  }
  return undefined;
}

/** The page from the network, or its cached copy where the network fails, times out or answers with a 5xx status. */
async function answerPage(event: Fetch, pathname: string): Promise<Response> {
  const fresh = fetchAndCachePage(event, pathname);
  // A late answer is cached for the next visit.
  event.waitUntil(fresh);
  const timeout = new Promise<undefined>((done) => setTimeout(done, networkTimeoutMs));
  const inTime = await Promise.race([fresh, timeout]);
  if (inTime && inTime.status < 500) return inTime;
  // Without the search, because the HTML of a page is the same for each: the script reads it.
  return (await findCached(pathname)) ?? (await fresh) ?? Response.error();
}

/** Fetches a page and caches it. Resolves with undefined without a connection. */
async function fetchAndCachePage(event: Fetch, pathname: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  try {
    const response = await fetch(event.request);
    // The links to CVs and `/healthz` answer with `no-store`.
    const isPage = !response.headers.get('cache-control')?.includes('no-store');
    if (response.ok && isPage) event.waitUntil(putIfRoom(cache, pathname, response.clone()));
    return response;
  } catch {
    return undefined;
  }
}

/** A hashed file of any build, copied into this build's cache so that it outlives the older one's. */
async function answerHashed(event: Fetch, pathname: string): Promise<Response> {
  const cache = await caches.open(cacheName);
  const own = await cache.match(pathname);
  if (own) return own;
  const response = (await findCached(pathname)) ?? (await fetch(event.request));
  if (response.ok) event.waitUntil(putIfRoom(cache, pathname, response.clone()));
  return response;
}

/** Never rejects: with the storage full, the response is shown and not cached. */
function putIfRoom(cache: Cache, path: string, response: Response): Promise<void> {
  return cache.put(path, response).catch(() => undefined);
}
