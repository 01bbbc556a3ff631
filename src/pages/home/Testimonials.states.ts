import type { PageState } from '../../../tests/support/pageState.ts';

export const states: readonly PageState[] = [
  {
    name: 'second testimonial',
    path: '/',
    reach: async (page) => {
      const second = page.getByRole('main').locator('li:nth-child(2) > button:has(svg)').last();
      await second.click();
      await second.and(page.locator('[aria-current="true"]')).waitFor();
    },
  },
];
