/**
 * The pages whose documents were loaded and the admission request open offline: pages network first with a timeout, hashed
 * files cache first. Not for requests to the back end and the pages of a dossier and of the office. Captive portals and
 * proxies answer for the site with status 200, so only genuine answers are kept (`isGenuine`).
 */
import { savesData } from './browser/features.ts';

declare const BUILD_VERSION: string;
/** The admission request's page and the files that it loads. */
declare const ADMISSION_FILES: readonly string[];

export interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
  data: unknown;
}

// Replaces TypeScript's library for workers, which cannot be loaded beside the one for pages.
const worker = self as unknown as {
  addEventListener: (name: string, listener: (event: WorkerEvent) => void) => void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
};
const cacheName = `site-${BUILD_VERSION}`;
const hashedPath = /^\/(assets|catalogs)\//;
/** The media types of the hashed files that are kept: photographs are too large. */
const keptTypes = /javascript|css|json|svg|font/;
/** Every page of the site has this text in its first script (`src/preHydration.ts`). */
const pageMark = 'data-scriptless';
/** The pages with personal data, in any language. */
const uncachedPath = /\/(dossier|office)$/;
/** A bad connection may never respond; the cached copy of the page is shown instead. */
const networkTimeoutMs = 4000;

worker.addEventListener('install', (event) => {
  void worker.skipWaiting();
  // On 2G it would take the line from the first tap.
  if (!savesData()) event.waitUntil(keepAll(ADMISSION_FILES));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOtherBuilds(), worker.clients.claim()]));
});

// A page sends its path and those of the files that it loaded before the worker started. The HTTP cache still has them.
worker.addEventListener('message', (event) => {
  if (Array.isArray(event.data)) event.waitUntil(keepAll(event.data.map(String)));
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

async function deleteOtherBuilds(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name !== cacheName);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Offline, a missing file is kept when a page loads it. */
async function keepAll(paths: readonly string[]): Promise<void> {
  const missing = async (path: string) =>
    uncachedPath.test(path) || (await findKept(path)) || keep(path, await fetch(path));
  await Promise.all(paths.map(missing)).catch(() => undefined);
}

const findKept = (path: string) => caches.match(path, { cacheName });

/** Never rejects: the storage may be full, and a body that is cut off rejects. */
async function keep(path: string, response: Response): Promise<void> {
  try {
    if (await isGenuine(path, response)) await (await caches.open(cacheName)).put(path, response);
  } catch {}
}

/** A redirected response has another address. */
async function isGenuine(path: string, response: Response): Promise<boolean> {
  if (response.status !== 200 || response.redirected) return false;
  const type = response.headers.get('content-type') ?? '';
  if (hashedPath.test(path)) return keptTypes.test(type);
  return type.includes('html') && (await response.clone().text()).includes(pageMark);
}

/** Its kept copy if the network fails, times out or returns a 5xx status. A late response is kept for the next visit. */
async function respondWithPage(event: WorkerEvent, path: string): Promise<Response> {
  const answer = fetch(event.request);
  const kept = answer.then((response) => keep(path, response.clone()));
  event.waitUntil(kept.catch(() => undefined));
  const timeout = new Promise<undefined>((done) => setTimeout(done, networkTimeoutMs));
  const inTime = await Promise.race([answer.catch(() => undefined), timeout]);
  if (inTime && inTime.status < 500) return inTime;
  // The path without the query string, which only scripts read.
  return (await findKept(path)) ?? answer;
}

async function respondWithHashedFile(event: WorkerEvent, path: string): Promise<Response> {
  const known = await findKept(path);
  if (known) return known;
  const response = await fetch(event.request);
  event.waitUntil(keep(path, response.clone()));
  return response;
}
