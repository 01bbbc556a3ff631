import { TeacherDialog } from '../support/forms.ts';
import { expect, openPage, pressAtOnce, test } from '../support/page.ts';

// `office.e2e.ts` tests the buttons that a second press would undo or repeat.

test('the second tap of a double tap on a link presses nothing on the next page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/about');
  await pressAtOnce(page);
  const pressed = await page.evaluateHandle(() => {
    const targets: (EventTarget | null)[] = [];
    document.addEventListener('click', ({ target }) => targets.push(target));
    return targets;
  });
  await page.getByRole('main').getByRole('link', { name: 'Nous contacter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeFocused();
  await page.mouse.down();
  await page.mouse.up();
  expect(await pressed.evaluate(({ length }) => length)).toBe(1);
});

test('the second Enter on the button of a form does not press what has the focus once it is sent', async ({
  page,
}) => {
  const form = new TeacherDialog(page);
  await form.open();
  await form.fill();
  await pressAtOnce(page);
  await form.submitButton.press('Enter');
  await expect(form.opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.dialog).toHaveCount(0);
  await page.keyboard.press('Shift');
  await page.keyboard.press('Enter');
  await expect(form.dialog).toBeVisible();
});
