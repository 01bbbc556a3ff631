import { type Page, expect, test } from '@playwright/test';
import { languages } from './support/site.ts';

for (const language of languages) {
  test(`in ${language} an arrow key moves through the calendar to where it points`, async ({ page }) => {
    await page.goto(language === 'fr' ? '/admission-request' : `/${language}/admission-request`);
    await page.locator('main form[data-live]').waitFor();
    // A Wednesday: the days beside it stand in the same week, whichever day begins it.
    await page.locator('[name="birthDate"]').fill('12/05/2004');
    await page.locator('main form button[aria-haspopup="dialog"]').click();
    await page.getByRole('grid').waitFor();
    const start = await focusedDay(page, '12');
    await page.keyboard.press('ArrowLeft');
    const left = await focusedDay(page, language === 'ar' ? '13' : '11');
    expect(left.x).toBeLessThan(start.x);
    expect(left.y).toBe(start.y);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    const right = await focusedDay(page, language === 'ar' ? '11' : '13');
    expect(right.x).toBeGreaterThan(start.x);
    await page.keyboard.press('ArrowDown');
    expect((await focusedDay(page, language === 'ar' ? '18' : '20')).y).toBeGreaterThan(start.y);
  });
}

async function focusedDay(page: Page, day: string): Promise<{ x: number; y: number }> {
  const focused = page.locator('[role="gridcell"] :focus, [role="gridcell"]:focus');
  await expect(focused).toHaveText(day);
  const box = await focused.boundingBox();
  if (!box) throw new Error('The focused day is out of sight');
  return box;
}
