import type { PageState } from '../../../tests/support/pageState.ts';

export const states: readonly PageState[] = [
  {
    name: 'pages found',
    path: '/plan-du-site',
    reach: async (page) => {
      await page.getByRole('searchbox').fill('2018');
      await page.keyboard.press('Enter');
      // Not by its name, which is another in each language.
      await page.locator('form[role="search"] ~ ol').waitFor();
    },
  },
];
