import type { PageState } from '../../../tests/support/pageState.ts';

/** By place: which item is which, the page alone knows. The first one is open at first. */
export const states: readonly PageState[] = [
  ...[1, 2, 3].map((place) => ({
    name: `accordion item ${place + 1} open`,
    path: '/certifications' as const,
    // They differ in their words alone, which are longest where there is least room.
    ...(place > 1 && { widths: [360] as const }),
    reach: async (page: Parameters<PageState['reach']>[0]) => {
      const item = page.getByRole('main').locator('details[name]').nth(place);
      await item.locator('summary').click();
      await item.locator(':scope[open]').waitFor();
    },
  })),
  {
    name: 'accordion closed',
    path: '/certifications',
    reach: async (page) => {
      await page.getByRole('main').locator('details[open] > summary').click();
      await page.getByRole('main').locator('details[open]').waitFor({ state: 'detached' });
    },
  },
];
