/**
 * Starts the page's scripts, one file a task. The build lists them as `modulepreload`, each after its imports
 * (`src/build/scripts.ts`). A single import of everything would block taps for 170 ms on a cheap phone.
 */
async function start(): Promise<void> {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')) {
    // The import that needs the file fails too, and reports it.
    await import(/* @vite-ignore */ href).catch(() => undefined);
    await nextTask();
  }
  // React is CommonJS, which runs at its first import: here, in a task of its own.
  await import('react-dom/client');
  await nextTask();
  const { hydratePage } = await import('./hydrate.tsx');
  await nextTask();
  hydratePage();
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

start().catch((error: unknown) => {
  // Tells `src/preHydration.ts` and the styles that no script will run.
  document.documentElement.setAttribute('data-scriptless', '');
  throw error;
});
if (import.meta.env.DEV) void import('./devAudit.ts');
