/**
 * Keeps the site readable without a connection: pages that were visited, with what they load, and the admission
 * request. Pages come from the network first, hashed files from the cache first. What the back end answers never
 * passes here.
 */

/** Changes with every build that changes a file. */
declare const BUILD_VERSION: string;
/** The admission request's page and all that it loads. */
declare const ADMISSION_FILES: readonly string[];

interface Lifetime extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface Fetch extends Event {
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
  if (request.mode === 'navigate') event.respondWith(fetchPage(request, pathname));
  else if (hashed.test(pathname)) event.respondWith(fetchHashed(request));
});

async function keep(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.all(
    paths.map(async (path) => {
      if (await cache.match(path)) return;
      const response = await fetch(path, { cache: hashed.test(path) ? 'force-cache' : 'default' });
      if (response.ok) await cache.put(path, response);
    }),
  ).catch(() => undefined); // The connection went: the next page tries again.
}

async function forgetOldBuilds(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
}

async function fetchPage(request: Request, pathname: string): Promise<Response> {
  const cache = await caches.open(cacheName);
  try {
    const response = await fetch(request);
    // A redirected answer may not be given to a later navigation.
    if (response.ok && !response.redirected) void cache.put(pathname, response.clone());
    return response;
  } catch {
    // A page is the same for every search: the script reads that.
    return (await cache.match(pathname)) ?? Response.error();
  }
}

async function fetchHashed(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) void cache.put(request, response.clone());
  return response;
}
