/** Marks the history entry of a document that could not be hydrated. A mark there needs no storage. */
const failedMark = 'hydrationFailed';

/**
 * Runs each script of the page in a task of its own, because all in one would block taps for 170 ms on a cheap phone. The
 * build lists them as `modulepreload`, each after its imports (`src/build/scripts.ts`). Rejects without hydrating if one of
 * them fails, because an incomplete page would be replaced by an error.
 */
async function start(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"][href^="/assets/"]');
  const load = ({ href }: HTMLLinkElement): Promise<unknown> => import(/* @vite-ignore */ href);
  // Safari before 17 would load one file after the other.
  if (!links[0]?.relList.supports('modulepreload')) await Promise.all([...links].map(load));
  for (const link of links) {
    await load(link);
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
