import type { Page } from '@playwright/test';

/** The ways in which each page is examined. */
export const modes = ['normal', 'forced colours', 'text spacing', 'right to left'] as const;
export type Mode = (typeof modes)[number];

/** The values that WCAG 1.4.12 asks a page to bear. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Puts a loaded page into a mode, out of whichever it was in, keeping its state. */
export async function enterMode(page: Page, mode: Mode): Promise<void> {
  await page.emulateMedia({ forcedColors: mode === 'forced colours' ? 'active' : 'none' });
  await page.evaluate(
    ({ direction, css }) => {
      document.documentElement.dir = direction;
      // A constructed sheet: the page's policy forbids style elements that it does not know.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    },
    { direction: mode === 'right to left' ? 'rtl' : 'ltr', css: mode === 'text spacing' ? textSpacing : '' },
  );
}
