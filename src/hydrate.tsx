import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { hasPartial } from 'virtual:catalogs';
import { WatchGaps } from './i18n/WatchGaps.tsx';
import { arrival } from './ui/arrival.ts';
import { keepForOffline } from './layout/keepForOffline.ts';
import { idle, warmLinks } from './layout/warmLinks.ts';
import { getRouter } from './router.tsx';

/** Makes the prerendered page live. */
export function hydratePage(): void {
  const router = getRouter();
  router.history.subscribe(({ action }) => (arrival.isByLink = action.type === 'PUSH'));
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <LivePage router={router} />
      </StrictMode>,
    );
  });
}

/** RouterClient instead of Start's own client: no server function is used, and it is 10 kB lighter. */
function LivePage({ router }: { router: ReturnType<typeof getRouter> }) {
  useEffect(() => {
    // The early script hands over what it kept (`src/early/early.ts`).
    document.documentElement.setAttribute('data-live', '');
    if (import.meta.env.DEV && new URLSearchParams(location.search).has('keys')) {
      void import('./i18n/showKeys.ts').then(({ showKeys }) => showKeys(router.options.context.i18n));
    }
    void afterLoad()
      .then(() => warmLinks(router))
      .then(keepForOffline);
  }, [router]);
  const page = <RouterClient router={router} />;
  return hasPartial ? <WatchGaps i18n={router.options.context.i18n}>{page}</WatchGaps> : page;
}

/** Once nothing of the page itself is on its way. */
async function afterLoad(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await idle();
}
