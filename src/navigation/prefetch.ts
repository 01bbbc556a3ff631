import type { AnyRouter } from '@tanstack/react-router';
import { stripLanguage } from '../i18n/languages.ts';

/** Whether the visitor wants to save data or has a slow connection. */
function shouldSaveData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return (
    connection?.saveData === true ||
    connection?.effectiveType?.includes('2g') === true ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  );
}

/**
 * Starts to prefetch the code and the texts of each page whose link is in view, one page after the other, while the
 * browser is idle. Resolves once the pages of the currently visible links are loaded.
 */
export async function prefetchVisibleLinks(router: AnyRouter): Promise<void> {
  if (shouldSaveData()) return;
  const queuedPaths = new Set([stripLanguage(window.location.pathname)]);
  let queue = Promise.resolve();
  async function prefetch(to: string): Promise<void> {
    await waitForIdle();
    await router.preloadRoute({ to }).catch(() => undefined);
  }
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
        const to = stripLanguage(target.pathname);
        if (queuedPaths.has(to)) continue;
        queuedPaths.add(to);
        queue = queue.then(() => prefetch(to));
      }
      resolve(queue);
    });
    const observeLinks = () => {
      for (const link of document.querySelectorAll('a[href^="/"]:not([hreflang])')) observer.observe(link);
    };
    observeLinks();
    router.subscribe('onRendered', () => void waitForIdle().then(observeLinks));
  });
}

/** Resolves when the browser is idle, or after 200 ms in Safari, which lacks `requestIdleCallback`. */
export function waitForIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
}
