/**
 * Keeps the site readable without a connection: pages that were visited, with what they load, and the admission
 * request. Pages come from the network first, unless it is silent for too long, hashed files from the cache first. What
 * the back end answers never passes here.
 */

/** Changes with every build that changes a file. */
declare const BUILD_VERSION: string;
/** How many builds, this one among them, have their files kept: tabs of older builds may still be open. */
declare const KEPT_BUILDS: number;
/** The admission request's page and all that it loads. */
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

// The types of pages and of workers cannot be had together.
const worker = self as unknown as Scope;
const cacheName = `site-${BUILD_VERSION}`;
const hashed = /^\/(assets|catalogs)\//;
/** How long the network may be silent, in milliseconds, before a page is shown as it was kept. */
const patience = 4000;

worker.addEventListener('install', (event) => {
  void worker.skipWaiting();
  if (!worker.navigator.connection?.saveData) event.waitUntil(keep(ADMISSION_FILES));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOldBuilds(), worker.clients.claim()]));
});

// What the page loaded before the worker was there: the addresses come from the page, the files from its HTTP cache.
worker.addEventListener('message', (event) => {
  if (Array.isArray(event.data)) event.waitUntil(keep(event.data.map(String)));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fetchPage(event, pathname));
  else if (hashed.test(pathname)) event.respondWith(fetchHashed(event, pathname));
});

async function keep(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.all(
    paths.map(async (path) => {
      if (await cache.match(path)) return;
      const isHashed = hashed.test(path);
      const known = isHashed ? await findKept(path) : undefined;
      const response = known ?? (await fetch(path, { cache: isHashed ? 'force-cache' : 'default' }));
      if (response.ok) await cache.put(path, response);
    }),
  ).catch(() => undefined); // The connection went: the next page tries again.
}

async function forgetOldBuilds(): Promise<void> {
  // In the order in which they were made.
  const others = (await caches.keys()).filter((name) => name !== cacheName);
  await Promise.all(others.slice(0, -(KEPT_BUILDS - 1)).map((name) => caches.delete(name)));
}

/** What is kept of this build, or else of the latest that has it. */
async function findKept(path: string): Promise<Response | undefined> {
  const others = (await caches.keys()).toReversed();
  for (const name of [cacheName, ...others]) {
    const kept = await caches.match(path, { cacheName: name });
    if (kept) return kept;
  }
  return undefined;
}

/** The page, or as it was kept where the network is away or silent, or a server on the way is down. */
async function fetchPage(event: Fetch, pathname: string): Promise<Response> {
  const fresh = fetchFresh(event, pathname);
  // What comes too late for this visit is kept for the next.
  event.waitUntil(fresh);
  const silence = new Promise<undefined>((done) => setTimeout(done, patience));
  const inTime = await Promise.race([fresh, silence]);
  if (inTime && inTime.status < 500) return inTime;
  // A page is the same for every search: the script reads that.
  return (await findKept(pathname)) ?? (await fresh) ?? Response.error();
}

/** The page from the network, and kept; undefined without a connection. */
async function fetchFresh(event: Fetch, pathname: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  try {
    const response = await fetch(event.request);
    // A CV behind its link, the state of the server: they say themselves that they are not to be kept.
    const isPage = !response.headers.get('cache-control')?.includes('no-store');
    if (response.ok && isPage) event.waitUntil(put(cache, pathname, response.clone()));
    return response;
  } catch {
    return undefined;
  }
}

/** Files of a tab of any build; those that this build has as well outlive the others. */
async function fetchHashed(event: Fetch, pathname: string): Promise<Response> {
  const cache = await caches.open(cacheName);
  const own = await cache.match(pathname);
  if (own) return own;
  const response = (await findKept(pathname)) ?? (await fetch(event.request));
  if (response.ok) event.waitUntil(put(cache, pathname, response.clone()));
  return response;
}

/** Where there is no room for it, the page is shown and not kept. */
function put(cache: Cache, path: string, response: Response): Promise<void> {
  return cache.put(path, response).catch(() => undefined);
}
