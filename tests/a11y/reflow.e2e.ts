import { expect, test } from '@playwright/test';
import { openPage } from './support/openPage.ts';

test('the admission form is filled in and sent on a screen of 320 × 256 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openPage(page, '/admission-request');
  await page.locator('form[data-live] [type="submit"]').click();
  await expect(page.getByRole('group', { name: /à corriger/ })).toBeFocused();
  await page.getByRole('link', { name: 'Dernier diplôme obtenu : à choisir' }).click();
  await expect(page.getByRole('combobox', { name: 'Dernier diplôme obtenu' })).toBeInViewport();
});
