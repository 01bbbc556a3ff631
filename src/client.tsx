/**
 * Starts the page's scripts. The build lists every file that the page needs as `modulepreload`, each after those that
 * it imports (`src/build/scripts.ts`): evaluated one a task in that order, none keeps a tap waiting, where one
 * import of everything would be a single task of 170 ms on a cheap phone.
 */
async function start(): Promise<void> {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')) {
    // What does not load is asked for again, and reported, by the import that needs it.
    await import(/* @vite-ignore */ href).catch(() => undefined);
    await nextTask();
  }
  // React is not a module of its own kind: its code runs when it is first asked for, so here, in a task of its own.
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
  // Tells the early script, and the styles, that nothing comes (`src/early/early.ts`).
  document.documentElement.setAttribute('data-scriptless', '');
  throw error;
});
if (import.meta.env.DEV) void import('./devAudit.ts');
