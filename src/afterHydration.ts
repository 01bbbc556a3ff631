import type { AnyRouter } from '@tanstack/react-router';
import { mayHaveDatabase, serviceWorkers, waitForIdle } from './browser/features.ts';
import { prefetchVisibleLinks } from './navigation/prefetch.ts';
import { guardDoublePresses } from './ui/doublePress.ts';

/** In a file of its own, because no visitor waits for it. */
export async function afterHydration(router: AnyRouter): Promise<void> {
  guardDoublePresses();
  await waitForLoad();
  void removeOldUploads().catch(() => undefined);
  await prefetchVisibleLinks(router);
  await startServiceWorker();
}

/** Applicants may not come back to the page of their dossier, which keeps photographs for a day. Rejects without a connection. */
async function removeOldUploads(): Promise<void> {
  if (await mayHaveDatabase()) await (await import('./pages/dossier/keptUploads.ts')).readKeptUploads();
}

async function waitForLoad(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await waitForIdle();
}

/** Sends the worker the paths of the page and its files, so that the page opens offline from the first visit on. */
async function startServiceWorker(): Promise<void> {
  const workers = serviceWorkers();
  if (import.meta.env.DEV || !workers) return;
  try {
    await workers.register('/serviceWorker.js');
    const { active } = await workers.ready;
    const loadedUrls = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(
        ({ origin, pathname }) => origin === location.origin && /^\/(assets|catalogs)\//.test(pathname),
      );
    active?.postMessage([location.pathname, ...new Set(loadedUrls.map(({ pathname }) => pathname))]);
  } catch {
    // Service workers are blocked or switched off: the site still works online.
  }
}
