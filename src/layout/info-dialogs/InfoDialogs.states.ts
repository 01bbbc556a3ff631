import type { PageState } from '../../../tests/support/pageState.ts';
import { infoDialogs } from './infoDialogIds.ts';

const opened = infoDialogs.map(({ id, hash }): PageState => ({
  name: `${id} dialog open`,
  path: '/about',
  reach: async (page) => {
    await page.getByRole('contentinfo').locator(`a[href="#${hash}"]`).click();
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
      await page.goto(`${origin}/about#${infoDialogs[0].hash}`);
      await page.getByRole('dialog').waitFor();
    },
  },
];
