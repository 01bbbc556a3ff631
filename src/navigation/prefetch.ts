import type { AnyRouter } from '@tanstack/react-router';
import { savesData, waitForIdle, waitForSight } from '../browser/features.ts';
import { stripLanguage } from '../i18n/languages.ts';

/** After a tap or a key, the browser first answers the visitor. */
const restAfterInputMs = 2000;

/**
 * Prefetches the pages whose links are in view, so that a tap opens them without waiting for a slow connection: one after the
 * other, while the browser is idle and shows the tab. Resolves once the pages of the currently visible links are loaded.
 */
export async function prefetchVisibleLinks(router: AnyRouter): Promise<void> {
  if (savesData()) return;
  const queuedPaths = new Set([stripLanguage(window.location.pathname)]);
  let queue = Promise.resolve();
  let lastInput = -Infinity;
  for (const type of ['pointerdown', 'keydown'])
    window.addEventListener(type, () => (lastInput = performance.now()), true);
  async function prefetch(to: string): Promise<void> {
    await waitForSight();
    for (let rest = 0; rest >= 0; rest = lastInput + restAfterInputMs - performance.now())
      await new Promise((resolve) => setTimeout(resolve, rest));
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
