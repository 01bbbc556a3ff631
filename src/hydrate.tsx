import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { serviceWorkers, waitForIdle } from './browser/features.ts';
import { arrival } from './navigation/currentPage.ts';
import { prefetchVisibleLinks } from './navigation/prefetch.ts';
import { getRouter } from './router.tsx';

export function hydratePage(): void {
  const router = getRouter();
  router.history.subscribe(({ action }) => (arrival.isByLink = action.type === 'PUSH'));
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedPage router={router} />
      </StrictMode>,
    );
  });
}

/** Uses RouterClient, because TanStack Start's client adds 10 kB for server functions, which the site does not use. */
function HydratedPage({ router }: { router: ReturnType<typeof getRouter> }) {
  useEffect(() => {
    // The pre-hydration script then replays the clicks that it queued.
    document.documentElement.setAttribute('data-interactive', '');
    void waitForLoad()
      .then(() => prefetchVisibleLinks(router))
      .then(startServiceWorker);
  }, [router]);
  return <RouterClient router={router} />;
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
