import type { PageState } from '../../tests/support/pageState.ts';

export const states: readonly PageState[] = [
  {
    name: '“Plus” open',
    path: '/',
    widths: [1280],
    reach: async (page) => {
      await page.getByRole('banner').locator('summary').click();
      await page.getByRole('banner').locator('details a').last().waitFor();
    },
  },
];
