/**
 * Loads the address in the bar as a document: the way out when a deploy has taken away what this tab still asks for, and
 * the only one, because a browser remembers for good that a module did not load. What was typed waits in the forms'
 * drafts. Resolves with false, and leaves the tab alone, where nothing would come but the browser's own page of failure,
 * and where a reload of this address has not helped already.
 */
export async function loadAsDocument(): Promise<boolean> {
  if (isReloaded() || !((await isServed()) || (await isKept()))) return false;
  window.location.reload();
  return true;
}

function isReloaded(): boolean {
  // A browser has one entry of this kind; its name is the address that the document was loaded with.
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' && new URL(entry.name).pathname === window.location.pathname;
}

async function isServed(): Promise<boolean> {
  // The whole of the server's trouble is 5xx: a page that is gone has a document too.
  return fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );
}

/** Whether the service worker has the page (`src/worker/serviceWorker.ts`). */
async function isKept(): Promise<boolean> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }; // Not in an insecure context.
  return Boolean(serviceWorker?.controller && (await caches.match(window.location.pathname)));
}
