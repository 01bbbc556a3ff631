import type { PageState } from '../../../tests/support/pageState.ts';

export const states: readonly PageState[] = [
  {
    name: 'page 2 of the news',
    path: '/news',
    reach: async (page) => {
      const paging = page.getByRole('main').getByRole('navigation').getByRole('button');
      await paging.last().click();
      await paging.first().and(page.locator(':enabled')).waitFor();
    },
  },
  {
    name: 'news narrowed to a category',
    path: '/news',
    reach: async (page) => {
      // The first list is that of the categories; the button before it shows everything.
      const category = page.getByRole('main').locator('li > button[aria-pressed]').first();
      await category.click();
      await category.and(page.locator('[aria-pressed="true"]')).waitFor();
    },
  },
  {
    // Looks as narrowed to a category does.
    name: 'news narrowed to a month',
    path: '/news',
    widths: [360],
    reach: async (page) => {
      const month = page.getByRole('main').locator('button[aria-pressed]:has(time)').first();
      await month.click();
      await month.and(page.locator('[aria-pressed="true"]')).waitFor();
    },
  },
];
