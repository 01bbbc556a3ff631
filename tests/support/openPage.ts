import type { Page } from '@playwright/test';

/** Opens a path and resolves once React has taken over the page and its fonts are there. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await whenLive(page);
}

/** Resolves once what is on the page answers. */
export async function whenLive(page: Page): Promise<void> {
  await page.waitForFunction(isLive);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Runs in the page: whether React has taken over all of it. */
export function isLive(): boolean {
  // No public API tells whether an element is hydrated, but React marks each one. It does not mark scripts and links.
  const elements = [...document.querySelectorAll('body :not(script, link)')];
  return elements.every((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$')));
}

/** Resolves once the page's own scripts are at work (`src/hydrate.tsx`): all of it need not answer yet. */
export async function whenScriptsWork(page: Page): Promise<void> {
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
}
