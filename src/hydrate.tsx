import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { arrival } from './navigation/currentPage.ts';
import { pageIsInteractive } from './navigation/InteractiveMark.tsx';
import { getRouter } from './router.tsx';

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
  void pageIsInteractive
    .then(() => import('./afterHydration.ts'))
    .then(({ afterHydration }) => afterHydration(router))
    // Without a connection, or after a deploy that removed the file: the next visit has the next chance.
    .catch(() => undefined);
}
