import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { mayHaveDatabase, serviceWorkers, waitForIdle } from './browser/features.ts';
import { arrival } from './navigation/currentPage.ts';
import { pageIsInteractive } from './navigation/InteractiveMark.tsx';
import { prefetchVisibleLinks } from './navigation/prefetch.ts';
import { getRouter } from './router.tsx';

/** Hydrates the document. Calls `onFailed` if React cannot render it. */
export function hydratePage(onFailed: () => void): void {
  const router = getRouter();
  router.history.subscribe(({ action }) => (arrival.isByLink = action.type === 'PUSH'));
  let hasVisitorActed = false;
  for (const type of ['pointerdown', 'keydown']) {
    window.addEventListener(type, () => (hasVisitorActed = true), { capture: true, once: true });
  }
  router.options.defaultOnCatch = () => {
    // A visitor who has acted sees `ErrorPage`: the prerendered page would show the answers of a form or its receipt no more.
    if (!hasVisitorActed) onFailed();
  };
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
      { onUncaughtError: onFailed },
    );
  });
  const loaded = pageIsInteractive.then(waitForLoad);
  void loaded.then(() => prefetchVisibleLinks(router)).then(startServiceWorker);
  void loaded.then(removeOldUploads).catch(() => undefined);
}

/** Applicants may not come back to the page of their dossier, which keeps photographs for a day. Rejects without a connection. */
async function removeOldUploads(): Promise<void> {
  if (await mayHaveDatabase()) await (await import('./pages/dossier/keptUploads.ts')).readKeptUploads();
}

/** Resolves after the page's `load` event, once the browser is idle. */
async function waitForLoad(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await waitForIdle();
}

/**
 * Starts the service worker and sends it the paths of the page and its files, so that the page opens offline from the
 * first visit on.
 */
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
