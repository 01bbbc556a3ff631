/** The bench’s service worker: it keeps every file that the bench loads, for when there is no connection. */
import type { WorkerEvent } from '../../serviceWorker.ts';

// Replaces TypeScript's library for workers, which cannot be loaded beside the one for pages.
const worker = self as unknown as {
  addEventListener: (name: string, listener: (event: WorkerEvent) => void) => void;
  clients: { claim: () => Promise<void> };
};

worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => event.respondWith(load(event.request)));

async function load(request: Request): Promise<Response> {
  const cache = await caches.open('bench');
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  } catch {
    // Some hosts vary their answers by headers that do not change these files.
    return (await cache.match(request, { ignoreVary: true })) ?? Response.error();
  }
}
