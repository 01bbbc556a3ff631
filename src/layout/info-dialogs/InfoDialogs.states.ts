import type { PageState } from '../../../tests/support/pageState.ts';
import { infoDialogs } from './infoDialogIds.ts';

export const states: readonly PageState[] = infoDialogs.map(({ id, hash }) => ({
  name: `${id} dialog open`,
  path: '/about',
  reach: async (page) => {
    await page.getByRole('contentinfo').locator(`a[href="#${hash}"]`).click();
    await page.getByRole('dialog').waitFor();
  },
}));
