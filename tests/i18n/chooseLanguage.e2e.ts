import { type Locator, type Page, expect, test as freshTest } from '@playwright/test';
import { whenLive } from '../support/page.ts';
import { test } from '../support/tab.ts';

/** The visible link to a language; the menu for phones has a hidden one. */
function languageLink(page: Page, language: string): Locator {
  return page.getByRole('banner').locator(`a[hreflang="${language}"]`).filter({ visible: true });
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('each other language has a link with its own name, marked with its `lang`', async ({ page }) => {
    await page.goto('/about');
    const links = page.getByRole('banner').getByRole('navigation', { name: 'Langues' }).getByRole('link');
    await expect(links).toHaveText(['⟦Qafar⟧', '⟦العربية⟧', '⟦English⟧', '⟦فارسی⟧', '⟦Soomaali⟧']);
    for (const [index, language] of ['aa', 'ar', 'en', 'fa', 'so'].entries()) {
      await expect(links.nth(index)).toHaveAttribute('lang', language);
      await expect(links.nth(index)).toHaveAttribute('hreflang', language);
      await expect(links.nth(index)).toHaveAttribute('href', `/${language}/about`);
    }
  });

  test('a change of language keeps the page and its search parameters', async ({ page }) => {
    await page.goto('/news?category=training');
    await whenLive(page);
    const search = new URL(page.url()).search;
    await languageLink(page, 'en').click();
    await expect(page).toHaveURL(`/en/news${search}`);
    await whenLive(page);
    await languageLink(page, 'ar').click();
    await expect(page).toHaveURL(`/ar/news${search}`);
    await whenLive(page);
    await languageLink(page, 'fr').click();
    await expect(page).toHaveURL(`/news${search}`);
  });

  test('a change of language keeps the reading position', async ({ page }) => {
    await page.goto('/admissions');
    await whenLive(page);
    const place = 3;
    const topOf = () =>
      page
        .locator('main > * > *')
        .nth(place)
        .evaluate((band) => band.getBoundingClientRect().top);
    await page
      .locator('main > * > *')
      .nth(place)
      .evaluate((band) => {
        window.scrollTo({ top: band.getBoundingClientRect().top + window.scrollY - 40, behavior: 'instant' });
      });
    for (const language of ['en', 'ar', 'fr']) {
      // Playwright's click would first scroll the page to move the link out from under the sticky header.
      await languageLink(page, language).evaluate((link) => (link as HTMLElement).click()); // Safe cast: found by its role `link`.
      await page.waitForURL(language === 'fr' ? '**/admissions' : `**/${language}/admissions`);
      await whenLive(page);
      await expect.poll(async () => Math.abs(await topOf())).toBeLessThan(160);
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    }
  });

  test('on an unknown address the language links lead to the home pages', async ({ page }) => {
    await page.goto('/en/nowhere');
    await languageLink(page, 'ar').click();
    await expect(page).toHaveURL('/ar');
  });
});

freshTest.describe('on a phone', () => {
  freshTest.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  freshTest(
    'the menu offers the languages, and a change of language keeps the typed message',
    async ({ page }) => {
      await page.goto('/en/contact');
      await whenLive(page);
      await page.locator('form[data-live]').waitFor();
      await page.locator('main [name="name"]').fill('Hodan Warsama');
      await page.locator('main [name="message"]').fill('Une question sur les masters');
      await page.getByRole('banner').getByRole('button').click();
      await page.getByRole('dialog').locator('a[hreflang="ar"]').click();
      await expect(page).toHaveURL('/ar/contact');
      await page.locator('form[data-live]').waitFor();
      await expect(page.locator('main [name="name"]')).toHaveValue('Hodan Warsama');
      await expect(page.locator('main [name="message"]')).toHaveValue('Une question sur les masters');
    },
  );
});

freshTest.describe('without a script', () => {
  freshTest.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });

  freshTest('the languages are links', async ({ page }) => {
    await page.goto('/campus');
    await languageLink(page, 'en').click();
    await expect(page).toHaveURL('/en/campus');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

const offer = 'aside[lang]';

freshTest.describe('a browser whose language is Arabic', () => {
  freshTest.use({ locale: 'ar-DJ' });

  freshTest('is not redirected, and is offered the page in Arabic by a line in Arabic', async ({ page }) => {
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

  freshTest('does not get the offer again after dismissing it', async ({ page }) => {
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

for (const locale of ['fr-DJ', 'sw']) {
  freshTest.describe(`a browser whose language is ${locale}`, () => {
    freshTest.use({ locale });

    freshTest('gets no offer on a French page', async ({ page }) => {
      await page.goto('/about');
      await whenLive(page);
      await page.waitForLoadState('networkidle');
      await expect(page.locator(offer)).toHaveCount(0);
    });
  });
}
