import type { AnyRouter } from '@tanstack/react-router';

/** The pages that the header shows, light ones first: each costs the later ones less. */
const likely = ['/programs', '/admissions', '/contact', '/admission-request'] as const;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor pays for what they did not ask for: no page is fetched ahead of its link then. */
export function isThrifty(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return (
    connection?.saveData === true ||
    connection?.effectiveType?.includes('2g') === true ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  );
}

/** Fetches code and words of the header's pages, one after the other, while the browser has nothing else to do. */
export async function warmLinks(router: AnyRouter): Promise<void> {
  if (isThrifty()) return;
  for (const to of likely) {
    await idle();
    await router.preloadRoute({ to }).catch(() => undefined);
  }
}

/** Resolves when the browser has nothing urgent to do; Safari does not say when that is. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
}
