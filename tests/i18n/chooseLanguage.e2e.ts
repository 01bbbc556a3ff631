import { type Locator, type Page, expect, test as freshTest } from '@playwright/test';
import { openPage, test, whenHydrated } from '../support/page.ts';

/** The visible link to a language; the menu for phones has a hidden one. */
function languageLink(page: Page, language: string): Locator {
  return page.getByRole('banner').locator(`a[hreflang="${language}"]`).filter({ visible: true });
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('each other language has a link with its own name, marked with its `lang`', async ({ page }) => {
    await page.goto('/about');
    const links = page.getByRole('banner').getByRole('group', { name: 'Langues' }).getByRole('link');
    await expect(links).toHaveText(['⟦Qafar⟧', '⟦العربية⟧', '⟦English⟧', '⟦فارسی⟧', '⟦Soomaali⟧']);
    for (const [index, language] of ['aa', 'ar', 'en', 'fa', 'so'].entries()) {
      await expect(links.nth(index)).toHaveAttribute('lang', language);
      await expect(links.nth(index)).toHaveAttribute('hreflang', language);
      await expect(links.nth(index)).toHaveAttribute('href', `/${language}/about`);
    }
  });

  test('a change of language keeps the page, its search parameters and the part', async ({ page }) => {
    await openPage(page, '/news?category=training#contenu');
    const { search, hash } = new URL(page.url());
    await languageLink(page, 'en').click();
    await expect(page).toHaveURL(`/en/news${search}${hash}`);
    await whenHydrated(page);
    await languageLink(page, 'ar').click();
    await expect(page).toHaveURL(`/ar/news${search}${hash}`);
    await whenHydrated(page);
    await languageLink(page, 'fr').click();
    await expect(page).toHaveURL(`/news${search}${hash}`);
  });

  test('the home page of a language keeps it with search parameters and a dialog in its address', async ({
    page,
  }) => {
    await openPage(page, '/ar?utm_campaign=a%20b');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await openPage(page, '/ar');
    await page.getByRole('contentinfo').locator('a[href$="/mentions-legales"]').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
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
      await openPage(page, '/en/contact');
      await page.locator('form[data-interactive]').waitFor();
      await page.locator('main [name="name"]').fill('Hodan Warsama');
      await page.locator('main [name="message"]').fill('Une question sur les masters');
      await page.getByRole('banner').getByRole('button').click();
      await page.getByRole('dialog').locator('a[hreflang="ar"]').click();
      await expect(page).toHaveURL('/ar/contact');
      await page.locator('form[data-interactive]').waitFor();
      await expect(page.locator('main [name="name"]')).toHaveValue('Hodan Warsama');
      await expect(page.locator('main [name="message"]')).toHaveValue('Une question sur les masters');
    },
  );
});
