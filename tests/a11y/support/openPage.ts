import type { Page } from '@playwright/test';

/** Opens a path and resolves once React has taken over the page and its fonts are there. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await whenLive(page);
}

/** Resolves once what is on the page answers. */
export async function whenLive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // React marks each element that it has hydrated; nothing of the public API says so.
    const isHydrated = (element: Element | null) =>
      element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
    return ['main h1', 'header a', 'footer a'].every((selector) =>
      isHydrated(document.querySelector(selector)),
    );
  });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
