import type { Page } from '@playwright/test';

/** The headings of a page and the names that no eye sees (`aria-label`), in their order. */
export function readOutline(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4, h5, h6, [aria-label]')].flatMap((element) => {
      const label = element.getAttribute('aria-label');
      const words = label ?? element.textContent.replaceAll(/\s+/g, ' ').trim();
      // A calendar’s days: their names are the library’s, one for each day.
      if (element.closest('table') || words === '') return [];
      const kind = element.getAttribute('role') ?? element.tagName.toLowerCase();
      return [label === null ? `${kind} ${words}` : `${kind} labelled ${words}`];
    }),
  );
}
