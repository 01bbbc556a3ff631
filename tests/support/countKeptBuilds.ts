/**
 * Runs in the page: of how many builds the service worker keeps files, once it is at work and keeps this page and, of the
 * last build, the admission request; 0 until then.
 */
export async function countKeptBuilds(): Promise<number> {
  const names = await caches.keys();
  const cacheName = names.at(-1) ?? '';
  const kept = [
    await caches.match(location.pathname),
    await caches.match('/admission-request', { cacheName }),
  ];
  const isActive = navigator.serviceWorker.controller?.state === 'activated';
  return isActive && kept.every(Boolean) ? names.length : 0;
}
