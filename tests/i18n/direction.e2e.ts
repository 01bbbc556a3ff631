import { type Page, expect } from '@playwright/test';
import { test } from '../support/page.ts';
import { addressOf } from './support/site.ts';

// `Intl` has no words for Afar.
for (const language of ['en', 'ar', 'aa']) {
  test(`in ${language} the calendar fits 320 px, and an arrow key moves to the day on its side`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(addressOf('/admission-request', language));
    await page.locator('main form[data-interactive]').waitFor();
    // A Wednesday, so that the days before and after are in the same row whether weeks start on Saturday, Sunday or
    // Monday.
    await page.locator('[name="birthDate"]').fill('12/05/2004');
    const opener = page.locator('main form button[aria-haspopup="dialog"]');
    // The worst case: from the middle of the window, a whole month fits neither above nor below the button.
    await opener.evaluate((button) => button.scrollIntoView({ block: 'center' }));
    await opener.click();
    const table = page.getByRole('grid');
    const box = await table.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    const clipped = await table.evaluate((element) => {
      const dialog = element.closest('[role="dialog"]')?.parentElement;
      const cells = [...(dialog?.querySelectorAll('th, td, [aria-haspopup="listbox"]') ?? [])];
      return [
        ...cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
        ...(dialog && dialog.scrollWidth > dialog.clientWidth ? ['the popover scrolls sideways'] : []),
        ...(dialog && dialog.scrollHeight > dialog.clientHeight ? ['weeks are cut off'] : []),
      ];
    });
    expect(clipped).toEqual([]);

    const start = await positionOfFocusedDay(page, '12');
    await page.keyboard.press('ArrowLeft');
    const left = await positionOfFocusedDay(page, language === 'ar' ? '13' : '11');
    expect(left.x).toBeLessThan(start.x);
    expect(left.y).toBe(start.y);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    const right = await positionOfFocusedDay(page, language === 'ar' ? '11' : '13');
    expect(right.x).toBeGreaterThan(start.x);
    await page.keyboard.press('ArrowDown');
    expect((await positionOfFocusedDay(page, language === 'ar' ? '18' : '20')).y).toBeGreaterThan(start.y);
  });
}

async function positionOfFocusedDay(page: Page, day: string): Promise<{ x: number; y: number }> {
  const focused = page.locator('[role="gridcell"] :focus, [role="gridcell"]:focus');
  await expect(focused).toHaveText(day);
  const box = await focused.boundingBox();
  if (!box) throw new Error('The focused day is out of sight');
  return box;
}
