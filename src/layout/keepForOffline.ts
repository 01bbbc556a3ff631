/**
 * Starts the service worker (`src/worker/serviceWorker.ts`) and tells it what this page loaded before it was there, so
 * that the page opens without a connection from the first visit on.
 */
export async function keepForOffline(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/serviceWorker.js');
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(
        ({ origin, pathname }) => origin === location.origin && /^\/(assets|catalogs)\//.test(pathname),
      );
    active?.postMessage([location.pathname, ...new Set(loaded.map(({ pathname }) => pathname))]);
  } catch {
    // Refused or switched off: the site works as long as there is a connection.
  }
}
