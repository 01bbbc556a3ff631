import type { PageState } from '../../../tests/support/pageState.ts';

export const states: readonly PageState[] = [
  {
    name: 'article open',
    path: '/news',
    reach: async (page) => {
      const article = page.getByRole('article').first();
      await article.locator('summary').click();
      await article.locator('details[open]').waitFor();
    },
  },
];
