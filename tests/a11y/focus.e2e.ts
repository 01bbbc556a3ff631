import { type Page, expect, test } from '@playwright/test';
import { states as mobileMenu } from '../../src/layout/MobileMenu.states.ts';
import { states as infoDialogs } from '../../src/layout/info-dialogs/InfoDialogs.states.ts';
import { states as teacherApplication } from '../../src/forms/teacher/TeacherApplicationForm.states.ts';
import { states as admission } from '../../src/forms/admission/AdmissionForm.states.ts';
import type { PageState } from '../support/pageState.ts';
import { walk } from '../crawl/focusWalk.ts';
import { openPage } from '../support/openPage.ts';

test('going backwards, nothing hides under the header or out of sight', async ({ page }) => {
  test.setTimeout(180_000);
  for (const [path, width] of [
    ['/', 360],
    ['/admission-request', 1280],
    ['/news', 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await openPage(page, path);
    const stops = await walk(page, 'Shift+Tab');
    const problems = stops.flatMap(({ id, problems }) => problems.map((problem) => `${id} ${problem}`));
    expect(problems, `on ${path}`).toEqual([]);
  }
});

const modalStates: readonly (PageState | undefined)[] = [
  ...mobileMenu,
  // Nothing on the page opened the one of a link from elsewhere: `infoDialogs.e2e.ts` says where its focus goes.
  ...infoDialogs.filter(({ name }) => name.endsWith('dialog open')),
  ...teacherApplication.slice(0, 2),
  admission.find(({ name }) => name.startsWith('calendar')),
];
for (const [path, states] of Map.groupBy(modalStates, (state) => state?.path)) {
  test(`in each dialog of ${path} Tab stays in it and in sight, Escape leaves and gives the focus back`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 360, height: 740 });
    await openPage(page, path ?? '');
    for (const state of states) {
      if (!state) throw new Error('A state of this list is gone: name another.');
      await test.step(state.name, () => expectModal(page, state));
    }
  });
}

async function expectModal(page: Page, { name, reach }: PageState): Promise<void> {
  await reach(page);
  const dialog = page.getByRole('dialog');
  await expect(
    dialog
      .locator(':focus')
      .or(dialog.and(page.locator(':focus')))
      .first(),
  ).toBeVisible();
  const stops = await walk(page, 'Tab', 40);
  expect(stops.length).toBeGreaterThan(0);
  const problems = stops.flatMap(({ id, problems }) => problems.map((problem) => `${id} ${problem}`));
  expect.soft(problems, name).toEqual([]);
  const isInside = () =>
    page.evaluate(() => {
      const active = document.activeElement;
      return active === document.body || active?.closest('[role="dialog"], dialog') !== null;
    });
  for (let presses = 0; presses < 3; presses += 1) {
    await page.keyboard.press('Tab');
    expect.soft(await isInside(), name).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect
    .soft(page.locator(':focus').and(page.locator('[aria-haspopup="dialog"], [aria-controls]')), name)
    .toHaveCount(1);
}
