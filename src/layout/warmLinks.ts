import type { AnyRouter } from '@tanstack/react-router';
import { stripLanguage } from '../i18n/languages.ts';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor pays for what they did not ask for: no page is fetched ahead of its link then. */
function isThrifty(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return (
    connection?.saveData === true ||
    connection?.effectiveType?.includes('2g') === true ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  );
}

/**
 * From now on, fetches code and words of each page whose link comes in sight, one page after the other, while the
 * browser has nothing else to do. Resolves once those that are in sight now are there.
 */
export async function warmLinks(router: AnyRouter): Promise<void> {
  if (isThrifty()) return;
  const known = new Set([stripLanguage(window.location.pathname)]);
  let work = Promise.resolve();
  async function warm(to: string): Promise<void> {
    await idle();
    await router.preloadRoute({ to }).catch(() => undefined);
  }
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
        const to = stripLanguage(target.pathname);
        if (known.has(to)) continue;
        known.add(to);
        work = work.then(() => warm(to));
      }
      resolve(work);
    });
    const watch = () => {
      for (const link of document.querySelectorAll('a[href^="/"]')) observer.observe(link);
    };
    watch();
    router.subscribe('onRendered', () => void idle().then(watch));
  });
}

/** Resolves when the browser has nothing urgent to do; Safari does not say when that is. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
}
