import type { ConsoleMessage, Page } from '@playwright/test';

/** Opens a path and resolves once React has hydrated the page and its fonts are loaded. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await whenLive(page);
}

/** Resolves once React has hydrated the page and its fonts are loaded. */
export async function whenLive(page: Page): Promise<void> {
  await page.waitForFunction(isLive);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Runs in the page: whether React has hydrated all of it. */
export function isLive(): boolean {
  // No public API tells whether an element is hydrated, but React marks each one. It does not mark scripts and links.
  const elements = [...document.querySelectorAll('body :not(script, link)')];
  return elements.every((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$')));
}

/** Resolves once hydration has started (`src/hydrate.tsx`). Parts of the page may not respond yet. */
export async function whenScriptsWork(page: Page): Promise<void> {
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
}

/** Scrolls to the end of the page and back, one window a frame, so that lazy images load. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Counts the documents that the page loads from now on. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

/**
 * Runs in the page: the number of builds in the service worker's caches. 0 until the worker is active and has cached
 * this page and the last build's admission request.
 */
export async function countCachedBuilds(): Promise<number> {
  const names = await caches.keys();
  const cacheName = names.at(-1) ?? '';
  const cached = [
    await caches.match(location.pathname),
    await caches.match('/admission-request', { cacheName }),
  ];
  const isActive = navigator.serviceWorker.controller?.state === 'activated';
  return isActive && cached.every(Boolean) ? names.length : 0;
}

/** Whether Playwright itself logged the message, because it blocks service workers (`tests/playwright.config.ts`). */
export const isPlaywrights = (message: ConsoleMessage): boolean =>
  message.text() === 'Service Worker registration blocked by Playwright';
