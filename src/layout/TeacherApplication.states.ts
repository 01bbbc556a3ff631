import type { PageState } from '../../tests/support/pageState.ts';

/** With the dialog itself: `forms/teacher/TeacherApplicationForm.states.ts`. */
export const states: readonly PageState[] = [
  {
    name: 'teacher application not to be loaded',
    path: '/about',
    reach: async (page) => {
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.getByRole('contentinfo').locator('button[aria-haspopup="dialog"]').click();
      await page.getByRole('contentinfo').getByRole('status').filter({ hasText: /./ }).first().waitFor();
    },
  },
];
