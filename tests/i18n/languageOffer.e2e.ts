import { expect, test } from '@playwright/test';
import { whenLive } from '../support/openPage.ts';
import { begunLanguage } from './support/site.ts';

const offer = 'aside[lang]';

test.describe('a browser that asks for Arabic', () => {
  test.use({ locale: 'ar-DJ' });

  test('stays where it is, is offered the page in Arabic in that language, and takes it', async ({
    page,
  }) => {
    await page.goto('/admission-request?domain=genie-electrique');
    const line = page.locator(offer);
    await expect(line).toHaveAttribute('lang', 'ar');
    await expect(line).toHaveAttribute('dir', 'rtl');
    await expect(page).toHaveURL('/admission-request?domain=genie-electrique');
    await line.getByRole('link').click();
    await expect(page).toHaveURL('/ar/admission-request?domain=genie-electrique');
    await whenLive(page);
    await expect(page.locator(offer)).toHaveCount(0);
  });

  test('is not offered it again once the line is dismissed', async ({ page }) => {
    await page.goto('/about');
    await page.locator(offer).getByRole('button').click();
    await expect(page.locator(offer)).toHaveCount(0);
    const words = page.waitForRequest(/\/catalogs\/ar\/language\./, { timeout: 1000 }).catch(() => 'none');
    await page.reload();
    await whenLive(page);
    expect(await words).toBe('none');
    await expect(page.locator(offer)).toHaveCount(0);
  });
});

for (const locale of ['fr-DJ', 'sw', begunLanguage]) {
  test.describe(`a browser that asks for ${locale}`, () => {
    test.use({ locale });

    test('is offered nothing on a French page', async ({ page }) => {
      await page.goto('/about');
      await whenLive(page);
      await page.waitForLoadState('networkidle');
      await expect(page.locator(offer)).toHaveCount(0);
    });
  });
}
