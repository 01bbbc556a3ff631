import { type Page, expect } from '@playwright/test';
import { walkFocus } from '../crawl/focusWalk.ts';
import { type PageState, stateNamed } from '../crawl/states.ts';
import { expectInSight, openPage, test } from '../support/page.ts';

test('each control that Shift+Tab reaches has a ring, and is in view and not under the header', async ({
  page,
}) => {
  test.setTimeout(180_000);
  for (const [path, width] of [
    ['/', 360],
    ['/admission-request', 1280],
    ['/news', 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await openPage(page, path);
    const stops = await walkFocus(page, 'Shift+Tab');
    const problems = stops.flatMap(({ id, problems }) => problems.map((problem) => `${id} ${problem}`));
    expect(problems, `on ${path}`).toEqual([]);
  }
});

test('at 400 % zoom, no focus is under a toast', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const failed = stateNamed('admission form failed, with its toast');
  await openPage(page, failed.path);
  await failed.reach(page);
  await expectInSight(page.locator(':focus'));
  const stops = await walkFocus(page);
  const covered = stops.filter(({ problems }) => problems.some((problem) => /covered|outside/.test(problem)));
  expect(covered.map(({ id, problems }) => `${id} ${problems.join()}`)).toEqual([]);
});

const modalStates = [
  'mobile menu open',
  'legalNotice dialog open',
  'teacher application empty',
  'teacher application invalid',
  'calendar of the birth date open',
].map(stateNamed);
for (const [path, states] of Map.groupBy(modalStates, (state) => state.path)) {
  test(`in each dialog of ${path}, Tab stays inside and in view, and Escape closes it and restores the focus`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 360, height: 740 });
    await openPage(page, path);
    for (const state of states) {
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
  const stops = await walkFocus(page, 'Tab', 40);
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
