/** Marks the history entry of a document that could not be hydrated. A mark there needs no storage. */
const failedMark = 'hydrationFailed';

/**
 * Evaluates each script file in its own task, because a single import of all would block taps for 170 ms on a cheap phone.
 * The build lists the files as `modulepreload`, each after its imports (`src/build/scripts.ts`). Rejects without hydrating
 * if one of them fails, because an incomplete page would be replaced by an error.
 */
async function start(): Promise<void> {
  // The bundler wraps React, a CommonJS module, in a function that its first import calls. Call it in a task of its own.
  // Its file is among the others, where a failure is noticed.
  await import('react-dom/client').catch(() => undefined);
  await nextTask();
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')) {
    await import(/* @vite-ignore */ href).catch((error: unknown) => {
      // Browser and service worker may keep a damaged copy, which the next visit would get again.
      void fetch(href, { cache: 'reload' }).catch(() => undefined);
      throw error;
    });
    await nextTask();
  }
  const { hydratePage } = await import('./hydrate.tsx');
  await nextTask();
  hydratePage(reloadWithoutHydration);
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
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
