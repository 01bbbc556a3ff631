import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { arrival } from './navigation/currentPage.ts';
import { pageIsInteractive } from './navigation/InteractiveMark.tsx';
import { hydrateRoot } from './reactDom.ts';
import { getRouter } from './router.tsx';

/** Calls `onFailure` for a page that React cannot render, unless the visitor has acted and `ErrorPage` can be shown. */
export function hydratePage(onFailure: () => void): void {
  const router = getRouter();
  router.history.subscribe(({ action: { type } }) => {
    // A link to the page itself replaces its entry.
    arrival.by = type === 'PUSH' || type === 'REPLACE' ? 'link' : 'history';
  });
  let hasVisitorActed = false;
  for (const type of ['pointerdown', 'keydown']) {
    window.addEventListener(type, () => (hasVisitorActed = true), { capture: true, once: true });
  }
  router.options.defaultOnCatch = () => {
    // A visitor who has acted sees `ErrorPage`: the prerendered page would show the answers of a form or its receipt no more.
    if (!hasVisitorActed) onFailure();
  };
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
      { onUncaughtError: onFailure },
    );
  });
  void pageIsInteractive
    .then(() => import('./afterHydration.ts'))
    .then(({ afterHydration }) => afterHydration(router))
    // Without a connection, or after a deploy that removed the file: the next visit has the next chance.
    .catch(() => undefined);
}
