import type { AnyRoute } from '@tanstack/react-router';
import type { i18n as I18n } from 'i18next';
import { type Slice, loadSlices } from '../i18n/i18n.ts';
import { localisePath } from '../i18n/localisePath.ts';
import { loadAsDocument } from './loadAsDocument.ts';

interface LoaderInput {
  context: { i18n: I18n };
  location: { pathname: string };
  route: AnyRoute;
}

/**
 * A route's loader: its page's code, and the words that it shows, in the page's language. Where either cannot be had,
 * the page that the visitor asked for is loaded as a document instead, if that can be; else the loader rejects.
 */
export function loadPage(...slices: Slice[]) {
  return async ({ context: { i18n }, location, route }: LoaderInput): Promise<void> => {
    try {
      await Promise.all([loadSlices(i18n, slices), loadCode(route)]);
    } catch (error) {
      // A page that is only fetched ahead is not in the address bar.
      const isAskedFor = window.location.pathname === localisePath(location.pathname, i18n.language);
      if (isAskedFor && (await loadAsDocument())) await new Promise(() => {}); // The document comes.
      throw error;
    }
  };
}

/**
 * Rejects when a page's code does not come. The router itself would find that out while it draws the page, and reload
 * at once: without a connection, into the browser's own page of failure. It keeps the error to itself, Vite's event says
 * that some page's code failed, and only a page that has come has no `preload` any more.
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
