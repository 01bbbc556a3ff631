import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { arrival } from './navigation/currentPage.ts';
import { pageIsInteractive } from './navigation/InteractiveMark.tsx';
import { hydrateRoot } from './reactDom.ts';
import { getRouter } from './router.tsx';

/** Marks the history entry of a document that could not be hydrated. A mark there needs no storage. */
const failedMark = 'hydrationFailed';

/**
 * Waits for the scripts of the page, which the build lists as `<script>` elements, and not for those of an extension. A
 * single import of all would block taps for 170 ms on a cheap phone; `tests/load/README.md` says what still runs in one task.
 * Rejects without hydrating if one of them fails, because an incomplete page would be replaced by an error.
 */
async function start(): Promise<void> {
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[type="module"][src^="/assets/"]');
  await Promise.all([...scripts].map(({ src }) => import(/* @vite-ignore */ src)));
  document.documentElement.setAttribute('data-loaded', '');
  // In a task of its own too.
  setTimeout(hydratePage);
}

function hydratePage(): void {
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
    if (!hasVisitorActed) reloadWithoutHydration();
  };
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
      { onUncaughtError: reloadWithoutHydration },
    );
  });
  void pageIsInteractive
    .then(() => import('./afterHydration.ts'))
    .then(({ afterHydration }) => afterHydration(router))
    // Without a connection, or after a deploy that removed the file: the next visit has the next chance.
    .catch(() => undefined);
}

/** For a page that React cannot render: its text, links, menu and search work without React. */
function reloadWithoutHydration(): void {
  // React may fail again until the reload has begun, and a second reload would cancel the first.
  if (window.history.state?.[failedMark]) return;
  window.history.replaceState({ ...window.history.state, [failedMark]: true }, '');
  window.location.reload();
}

function stayPrerendered(): void {
  document.documentElement.setAttribute('data-scriptless', '');
}

if (window.history.state?.[failedMark]) {
  // Removed, so that the visitor's next reload hydrates again.
  window.history.replaceState({ ...window.history.state, [failedMark]: undefined }, '');
  stayPrerendered();
} else {
  start().catch((error: unknown) => {
    stayPrerendered();
    throw error;
  });
}
