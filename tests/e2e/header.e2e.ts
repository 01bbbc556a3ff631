import { type Locator, type Page, expect, test } from '@playwright/test';
import { openPage } from '../support/page.ts';

// Which links the header has on each page, and which of them is current: `tests/site/specification.frame.test.ts`.

/** The width of the line below the words of a current link. */
function lineUnder(link: Locator): Promise<string> {
  return link.evaluate((element) => getComputedStyle(element, '::after').borderBlockEndWidth);
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('the current page is visibly marked at its link, at “Plus” and at the admission button', async ({
    page,
  }) => {
    const header = page.getByRole('banner');
    const button = header.getByRole('link', { name: 'Demande d’admission' });
    const toggle = header.getByText('Plus', { exact: true });
    await page.goto('/student-space');
    await expect(button).toHaveCSS('text-decoration-line', 'underline');
    expect(await lineUnder(toggle)).toBe('0px');
    await page.goto('/campus');
    await expect(button).toHaveCSS('text-decoration-line', 'none');
    expect(await lineUnder(toggle)).toBe('3px');
    await toggle.click();
    expect(await lineUnder(header.getByRole('link', { name: 'Campus' }))).toBe('3px');
    await page.goto('/programs/license-cca');
    expect(await lineUnder(header.getByRole('link', { name: 'Formations' }))).toBe('3px');
  });

  test('“Plus” closes on choosing a page and on a click outside', async ({ page }) => {
    // Before hydration a link loads a document.
    await openPage(page, '/');
    const header = page.getByRole('banner');
    const toggle = header.getByText('Plus', { exact: true });
    const campus = header.getByRole('link', { name: 'Campus' });
    await toggle.click();
    await campus.click();
    await expect(page).toHaveURL('/campus');
    await expect(campus).toBeHidden();
    // The new page takes the focus, which would close a menu that is opened before.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await toggle.click();
    await page.getByRole('main').click({ position: { x: 5, y: 5 } });
    await expect(campus).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the menu closes on choosing a page, and marks the current one', async ({ page }) => {
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const button = menu.getByRole('link', { name: 'Demande d’admission' });
    for (const [link, path] of [
      [menu.getByRole('link', { name: 'Formations', exact: true }), '/programs'],
      [menu.getByRole('link', { name: 'Actualités', exact: true }), '/news'],
      [button, '/admission-request'],
    ] as const) {
      await toggle.tap();
      await expect(button).toHaveCSS('text-decoration-line', 'none');
      await link.tap();
      await expect(page).toHaveURL(path);
      await expect(menu).toBeHidden();
    }
    await toggle.tap();
    await expect(button).toHaveCSS('text-decoration-line', 'underline');
  });

  test('opening the menu keeps the scroll position, and so does going back from the page chosen in it', async ({
    page,
  }) => {
    await openPage(page, '/about');
    const scrolledTo = () => page.evaluate(() => Math.round(window.scrollY));
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    expect(await scrolledTo()).toBe(1500);
    const toggle = page.getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    // Playwright's own tap scrolls the page.
    await toggle.dispatchEvent('click');
    await expect(menu).toBeVisible();
    expect(await scrolledTo()).toBe(1500);
    await menu.getByRole('link', { name: 'Contact' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await scrolledTo()).toBe(0);
    await toggle.dispatchEvent('click');
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(menu).toBeHidden();
    await expect.poll(scrolledTo).toBe(1500);
  });

  test('the open menu keeps scrolling from the page behind it', async ({ page }) => {
    await page.goto('/about');
    const toggle = page.getByRole('button', { name: 'Menu' });
    await expect(toggle).toHaveAttribute('aria-haspopup', 'dialog');
    await toggle.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.mouse.move(180, 400);
    await page.mouse.wheel(0, 800);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 } });
  const turn = (page: Page) => page.setViewportSize({ width: 1180, height: 820 });

  test('the menu closes when a turned tablet has room for the links, and the focus stays in the header', async ({
    page,
  }) => {
    await openPage(page, '/about');
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await turn(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(header.getByRole('link', { name: 'École supérieure de management' })).toBeFocused();
    await header.getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('a menu that is open when the tablet is turned can still be closed', async ({ page }) => {
      await page.goto('/about');
      await page.getByRole('button', { name: 'Menu' }).click();
      await turn(page);
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Fermer' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
      await expect(page).toHaveURL('/contact');
    });
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('“Plus” and the phone’s menu open, and their links lead on', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/');
    await page.getByRole('banner').getByText('Plus', { exact: true }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Campus' }).click();
    await expect(page).toHaveURL('/campus');

    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Actualités' }).click();
    await expect(page).toHaveURL('/news');
  });
});
