import type { PageState } from '../../tests/support/pageState.ts';

export const states: readonly PageState[] = [
  {
    name: 'mobile menu open',
    path: '/',
    widths: [360],
    reach: async (page) => {
      await page.getByRole('banner').getByRole('button').click();
      await page.getByRole('dialog').waitFor();
    },
  },
];
