/**
 * Evaluates each script file of the page in its own task, because a single import of all files would block taps for 170
 * ms on a cheap phone. The build lists the files as `modulepreload`, each after its imports (`src/build/scripts.ts`).
 */
async function start(): Promise<void> {
  // The bundler wraps React, a CommonJS module, in a function that its first import calls. Call it in a task of its own.
  await import('react-dom/client');
  await nextTask();
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')) {
    // Ignore the failure here: the import that needs the file rejects too.
    await import(/* @vite-ignore */ href).catch(() => undefined);
    await nextTask();
  }
  const { hydratePage } = await import('./hydrate.tsx');
  await nextTask();
  hydratePage();
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

start().catch((error: unknown) => {
  // Tells `src/preHydration.ts` and the styles that the scripts failed.
  document.documentElement.setAttribute('data-scriptless', '');
  throw error;
});
