/**
 * Visited pages and the admission request open offline: pages network first with a timeout, hashed files cache first. Not
 * for requests to the back end and the pages of a dossier and of the office. Captive portals and proxies answer for the
 * site with status 200, so only genuine answers are kept and shown (`isGenuine`).
 */

declare const BUILD_VERSION: string;
/** Includes this build. Tabs of older builds may still be open. */
declare const KEPT_BUILDS: number;
/** The admission request's page and the files that it loads. */
declare const ADMISSION_FILES: readonly string[];

interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
interface WorkerMessageEvent extends ExtendableEvent {
  data: unknown;
}
export interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  message: WorkerMessageEvent;
  fetch: FetchEvent;
}
interface WorkerScope {
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  navigator: { connection?: { saveData?: boolean } };
}

// The types above replace TypeScript's library for workers, which cannot be loaded beside the one for pages.
const worker = self as unknown as WorkerScope;
const cacheName = `site-${BUILD_VERSION}`;
const hashedPath = /^\/(assets|catalogs)\//;
/** A part of the media type of hashed files, by ending. Other files are not kept. */
const hashedTypes: Record<string, string> = {
  js: 'javascript',
  css: 'css',
  json: 'json',
  svg: 'svg',
  woff2: 'font',
};
/** Every page of the site has this text in its first script (`src/preHydration.ts`). */
const pageMark = 'data-scriptless';
/** The pages with personal data, in any language. */
const uncachedPath = /\/(dossier|office)$/;
/** A bad connection may never respond; the cached copy of the page is shown instead. */
const networkTimeoutMs = 4000;

worker.addEventListener('install', (event) => {
  void worker.skipWaiting();
  if (!worker.navigator.connection?.saveData) event.waitUntil(cacheAll(ADMISSION_FILES));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOldCaches(), worker.clients.claim()]));
});

// A page sends its path and those of the files that it loaded before the worker started. The HTTP cache still has them.
worker.addEventListener('message', (event) => {
  if (Array.isArray(event.data)) event.waitUntil(cacheAll(event.data.map(String)));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || uncachedPath.test(pathname)) return;
  const isPage = request.mode === 'navigate';
  if (!isPage && !hashedPath.test(pathname)) return;
  const answer = isPage ? respondWithPage(event, pathname) : respondWithHashedFile(event, pathname);
  // If the cache fails, the page loads as without a worker.
  event.respondWith(answer.catch(() => fetch(request)).catch(() => Response.error()));
});

async function cacheAll(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.all(
    paths.map(async (path) => {
      if (uncachedPath.test(path) || (await cache.match(path))) return;
      const isHashed = hashedPath.test(path);
      const known = isHashed ? await findCached(path) : undefined;
      const response = known ?? (await fetch(path, { cache: isHashed ? 'force-cache' : 'default' }));
      if (await isGenuine(path, response)) await cache.put(path, response);
    }),
  ).catch(() => undefined); // Offline: a missing file is cached when a page loads it.
}

async function deleteOldCaches(): Promise<void> {
  // `keys` lists caches in the order of their creation.
  const others = (await caches.keys()).filter((name) => name !== cacheName);
  await Promise.all(others.slice(0, -(KEPT_BUILDS - 1)).map((name) => caches.delete(name)));
}

/** A redirected response has another address. A body that is cut off rejects. */
async function isGenuine(path: string, response: Response): Promise<boolean> {
  const isEmpty = response.headers.get('content-length') === '0';
  if (response.status !== 200 || response.redirected || isEmpty) return false;
  const type = response.headers.get('content-type') ?? '';
  if (!hashedPath.test(path))
    return type.includes('html') && (await response.clone().text()).includes(pageMark);
  const wanted = hashedTypes[path.split('.').pop() ?? ''];
  return wanted !== undefined && type.includes(wanted);
}

/** In the cache of this build, or else of the newest build that has it. */
async function findCached(path: string): Promise<Response | undefined> {
  const others = (await caches.keys()).reverse();
  for (const name of [cacheName, ...others]) {
    const cached = await caches.match(path, { cacheName: name });
    if (cached && (await isGenuine(path, cached))) return cached;
  }
  return undefined;
}

/** Its cached copy if the network fails, times out or returns a 5xx status. */
async function respondWithPage(event: FetchEvent, pathname: string): Promise<Response> {
  const networkResponse = fetchAndCachePage(event, pathname);
  // A late response is cached for the next visit.
  event.waitUntil(networkResponse);
  const timeout = new Promise<undefined>((done) => setTimeout(done, networkTimeoutMs));
  const responseInTime = await Promise.race([networkResponse, timeout]);
  if (responseInTime && responseInTime.status < 500) return responseInTime;
  // The cache lookup ignores the query string, because only scripts read it.
  return (await findCached(pathname)) ?? (await networkResponse) ?? Response.error();
}

async function fetchAndCachePage(event: FetchEvent, pathname: string): Promise<Response | undefined> {
  try {
    const response = await fetch(event.request);
    event.waitUntil(tryToCache(pathname, response.clone()));
    return response;
  } catch {
    return undefined;
  }
}

/**
 * Copies a file of an older build into this build's cache, because older caches are deleted. `cache: 'reload'`, which a page
 * sets for a module that failed, replaces the copy by what the network has.
 */
async function respondWithHashedFile(event: FetchEvent, pathname: string): Promise<Response> {
  if (event.request.cache === 'reload') {
    const response = await fetch(event.request);
    // The page reloads once it has the response, and must not get the old copy again.
    await tryToCache(pathname, response.clone());
    return response;
  }
  const ownCopy = await caches.match(pathname, { cacheName });
  if (ownCopy && (await isGenuine(pathname, ownCopy))) return ownCopy;
  const response = (await findCached(pathname)) ?? (await fetch(event.request));
  event.waitUntil(tryToCache(pathname, response.clone()));
  return response;
}

/** Never rejects. If the storage is full, the response is not cached. */
async function tryToCache(path: string, response: Response): Promise<void> {
  if (!(await isGenuine(path, response).catch(() => false))) return;
  const cache = await caches.open(cacheName).catch(() => undefined);
  await cache?.put(path, response).catch(() => undefined);
}
