import { expect, test } from '@playwright/test';
import { distinctPaths } from './support/auditPlan.ts';
import { describeFindings } from './support/findings.ts';
import { openPage } from './support/openPage.ts';
import { examinePage } from './support/ownRules.ts';

const views = [
  { name: 'at 320 px', width: 320, height: 640, textSize: 16 },
  { name: 'enlarged to 400 % in a window of 1280 × 1024 px', width: 320, height: 256, textSize: 16 },
  { name: 'with text of 200 % on a desktop', width: 1280, height: 800, textSize: 32 },
  { name: 'with text of 200 % on a phone', width: 360, height: 740, textSize: 32 },
] as const;

for (const { name, textSize, ...viewport } of views) {
  test(`${name}, no page scrolls sideways or cuts off its text`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(viewport);
    // As a visitor does who chooses a larger text in the browser.
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: textSize } });
    const findings = [];
    for (const path of distinctPaths) {
      await openPage(page, path);
      for (const finding of await examinePage(page)) findings.push({ ...finding, where: path });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(describeFindings(findings)).toBe('');
  });
}

test('enlarged to 400 %, nothing stays stuck over the text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openPage(page, '/about');
  const stuck = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility())
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .filter((element) => element.getBoundingClientRect().height > innerHeight / 4)
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(stuck).toEqual([]);
});

test('the admission form is filled in and sent on a screen of 320 × 256 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openPage(page, '/admission-request');
  await page.locator('form[data-live] [type="submit"]').click();
  await expect(page.getByRole('group', { name: /à corriger/ })).toBeFocused();
  await page.getByRole('link', { name: 'Dernier diplôme obtenu : à choisir' }).click();
  await expect(page.getByRole('combobox', { name: 'Dernier diplôme obtenu' })).toBeInViewport();
});
