import type { AnyRoute } from '@tanstack/react-router';
import type { i18n as I18n } from 'i18next';
import { type Slice, loadSlices } from '../i18n/i18n.ts';
import { localisePath } from '../i18n/localisePath.ts';

interface LoaderInput {
  context: { i18n: I18n };
  location: { pathname: string };
  route: AnyRoute;
}

/**
 * A route's loader: loads the page's code and these slices in the page's language. Where either fails and the visitor
 * asked for the page, it loads the page as a document (`reloadDocument`). The loader rejects where that fails too.
 */
export function loadPage(...slices: Slice[]) {
  return async ({ context: { i18n }, location, route }: LoaderInput): Promise<void> => {
    try {
      await Promise.all([loadSlices(i18n, slices), loadCode(route)]);
    } catch (error) {
      // A prefetched page is not in the address bar.
      const isAskedFor = window.location.pathname === localisePath(location.pathname, i18n.language);
      // Never resolves while the document loads, so that the router draws nothing meanwhile.
      if (isAskedFor && (await reloadDocument())) await new Promise(() => {});
      throw error;
    }
  };
}

/**
 * Rejects when a page's code does not load. The router itself would notice only while it renders the page, and reload at
 * once, without a connection into the browser's own error page. It keeps the error to itself. Vite's event says that some
 * page's code failed, and a component that still has `preload` is not loaded.
 */
async function loadCode(route: AnyRoute): Promise<void> {
  if (import.meta.env.SSR) return;
  let failure: VitePreloadErrorEvent | undefined;
  const note = (event: VitePreloadErrorEvent) => {
    failure = event;
  };
  window.addEventListener('vite:preloadError', note);
  try {
    await route.options.component?.preload?.();
  } finally {
    window.removeEventListener('vite:preloadError', note);
  }
  if (failure && route.options.component?.preload) throw failure.payload;
}

/**
 * Reloads the address in the bar as a document, for when a deploy removed the files that this tab asks for. Nothing else
 * helps, because a browser never retries a module that failed to load. What the visitor typed is in the forms' drafts.
 * Resolves with false, without a reload, where it would show the browser's own error page and where this document is
 * already the result of a reload.
 */
export async function reloadDocument(): Promise<boolean> {
  if (isReloaded() || !((await isServed()) || (await isCached()))) return false;
  window.location.reload();
  return true;
}

function isReloaded(): boolean {
  // The only entry of this type, named after the address that the document was loaded from.
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' && new URL(entry.name).pathname === window.location.pathname;
}

async function isServed(): Promise<boolean> {
  // A page that is gone has a document too, with status 404.
  return fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );
}

/** Whether the service worker has cached the page. */
async function isCached(): Promise<boolean> {
  // Undefined in an insecure context.
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  return Boolean(serviceWorker?.controller && (await caches.match(window.location.pathname)));
}
