import type { PageState } from '../../tests/support/pageState.ts';

/** With the dialog itself: `forms/teacher/TeacherApplicationForm.states.ts`. */
export const states: readonly PageState[] = [
  {
    name: 'teacher application not to be loaded',
    path: '/about',
    // A sentence in the footer, the longer where there is less room.
    widths: [360],
    reach: async (page) => {
      // From the first: a page that is idle fetches what it may need.
      await page.route(/\/teacherApplication[^/]*\.js/i, (route) => route.abort());
      // What is asked before the address is loaded as a document: that comes neither, in any language.
      await page.route('**/about', (route) =>
        route.request().method() === 'HEAD' ? route.abort() : route.fallback(),
      );
      await page.reload({ waitUntil: 'networkidle' });
      await page.getByRole('contentinfo').locator('button[aria-haspopup="dialog"]').click();
      await page.getByRole('contentinfo').getByRole('status').filter({ hasText: /./ }).first().waitFor();
    },
  },
];
