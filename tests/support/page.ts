import { type ConsoleMessage, type Locator, type Page, expect } from '@playwright/test';

/** Opens a path and resolves once React has hydrated the page and its fonts are loaded. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await whenHydrated(page);
}

/** Resolves once React has hydrated the page and its fonts are loaded. */
export async function whenHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Runs in the page: whether React has hydrated all of it. */
export function isHydrated(): boolean {
  // No public API tells whether an element is hydrated, but React marks each one. It does not mark scripts and links.
  const elements = [...document.querySelectorAll('body :not(script, link)')];
  return elements.every((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$')));
}

/** Resolves once hydration has started (`src/hydrate.tsx`). Parts of the page may not respond yet. */
export async function whenScriptsWork(page: Page): Promise<void> {
  await page.locator('html[data-interactive]').waitFor({ state: 'attached' });
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

/** Resolves once the service worker has cached this page, the admission request, and this number of builds in all. */
export async function whenCached(page: Page, builds = 1): Promise<void> {
  await expect.poll(() => page.evaluate(countCachedBuilds)).toBe(builds);
}

/** Whether Playwright itself logged the message, because it blocks service workers (`tests/playwright.config.ts`). */
export const isFromPlaywright = (message: ConsoleMessage): boolean =>
  message.text() === 'Service Worker registration blocked by Playwright';

/** Collects console messages and uncaught errors from now on, except those about photographs, whose host is blocked. */
export function collectMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (!isFromPlaywright(message) && !message.text().includes('ERR_NAME_NOT_RESOLVED'))
      messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  return messages;
}

/** The section of the page with this heading. */
export function sectionOf(page: Page, heading: string | RegExp): Locator {
  return page.locator('section').filter({ has: page.getByRole('heading', { name: heading, level: 2 }) });
}

/** The polite live regions of a page or of a part of it. */
export const statusOf = (part: Page | Locator): Locator => part.locator('[aria-live="polite"]');

/** Expects the whole element in the window and not covered by the header or a toast. */
export async function expectInSight(element: Locator): Promise<void> {
  await expect(element).toBeInViewport({ ratio: 1 });
  const isOnTop = await element.evaluate((shown) => {
    const { left, top, right, bottom } = shown.getBoundingClientRect();
    return [top + 2, bottom - 2].every((y) =>
      shown.contains(document.elementFromPoint((left + right) / 2, y)),
    );
  });
  expect(isOnTop).toBe(true);
}

/** Expects the page to be no wider than its window (WCAG 1.4.10). */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(content).toBe(window);
}

/** Resolves once a toast has exactly these texts. */
export async function expectToast(page: Page, [title, text]: readonly [string, string?]): Promise<void> {
  await expect(page.locator('[data-toast] p span')).toHaveText(text ? [title, text] : [title]);
}

/** Records the announcements of live regions from now on. Returns a function that reads them in order. */
export async function listenToLiveRegions(page: Page): Promise<() => Promise<string[]>> {
  const said = await page.evaluateHandle(() => {
    const texts: string[] = [];
    new MutationObserver((changes) => {
      // A region inserted with its text is not announced everywhere.
      const regions = changes.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest('[role="status"], [aria-live]'),
      );
      for (const region of new Set(regions)) {
        // `textContent` would join the words at line ends.
        const text = region instanceof HTMLElement && region.innerText.replaceAll(/\s+/g, ' ').trim();
        if (text) texts.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return texts;
  });
  return () => said.jsonValue();
}
