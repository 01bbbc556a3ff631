import type { PageState } from '../../../tests/support/pageState.ts';
import { hashOf, infoTexts } from '../../content/infoTexts.ts';

const opened = infoTexts.map(({ id, path }, index): PageState => ({
  name: `${id} dialog open`,
  path: '/about',
  // Each text has a page of its own as well: beyond that the dialogs are one.
  ...(index > 0 && { widths: [360] }),
  reach: async (page) => {
    // After its language's prefix, where the page has one.
    await page.getByRole('contentinfo').locator(`a[href$="${path}"]`).click();
    await page.getByRole('dialog').waitFor();
  },
}));

export const states: readonly PageState[] = [
  ...opened,
  {
    name: 'dialog open after a link from elsewhere',
    path: '/about',
    widths: [320, 1280],
    reach: async (page) => {
      const { origin } = new URL(page.url());
      // Not the page that is there already.
      await page.goto('about:blank');
      await page.goto(`${origin}/about#${hashOf(infoTexts[0])}`);
      await page.getByRole('dialog').waitFor();
    },
  },
];
