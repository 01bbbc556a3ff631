import { type Locator, expect, test as freshTest } from '@playwright/test';
import { holdScripts, openPage, test, whenHydrated } from '../support/page.ts';

// `tests/site/specification.frame.test.ts` tests the links of the header and `aria-current` on each page.

function underlineWidth(link: Locator): Promise<string> {
  return link.evaluate((element) => getComputedStyle(element, '::after').borderBlockEndWidth);
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('the link of the current page has a visible mark, also “Plus” and the admission button', async ({
    page,
  }) => {
    const header = page.getByRole('banner');
    const button = header.getByRole('link', { name: 'Demande d’admission' });
    const toggle = header.getByText('Plus', { exact: true });
    await page.goto('/student-space');
    await expect(button).toHaveCSS('text-decoration-line', 'underline');
    expect(await underlineWidth(toggle)).toBe('0px');
    await page.goto('/campus');
    await expect(button).toHaveCSS('text-decoration-line', 'none');
    expect(await underlineWidth(toggle)).toBe('2px');
    await toggle.click();
    expect(await underlineWidth(header.getByRole('link', { name: 'Campus' }))).toBe('2px');
    await page.goto('/programs/license-cca');
    const programs = header.getByRole('link', { name: 'Formations' });
    expect(await underlineWidth(programs)).toBe('2px');
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await underlineWidth(programs), 'in forced colours').toBe('2px');
  });

  test('“Plus” closes on a click outside', async ({ page }) => {
    await openPage(page, '/');
    const header = page.getByRole('banner');
    const campus = header.getByRole('link', { name: 'Campus' });
    await header.getByText('Plus', { exact: true }).click();
    await expect(campus).toBeVisible();
    await page.getByRole('main').click({ position: { x: 5, y: 5 } });
    await expect(campus).toBeHidden();
  });
});

test('the header is one row, which has the search from 768 px on', async ({ page }) => {
  await openPage(page, '/campus');
  const header = page.getByRole('banner');
  for (const width of [320, 768, 1024, 1239, 1240]) {
    await page.setViewportSize({ width, height: 800 });
    const search = header.getByText('Rechercher', { exact: true }).filter({ visible: true });
    await expect.soft(search, `${width} px`).toHaveCount(width < 768 ? 0 : 1);
    expect.soft((await header.boundingBox())?.height, `${width} px`).toBeLessThan(90);
  }
});

test('words typed into the search before its scripts load stay', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/plan-du-site', { waitUntil: 'commit' });
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('campus');
  release();
  await whenHydrated(page);
  await expect(field).toHaveValue('campus');
});

freshTest.describe('on a phone', () => {
  freshTest.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  freshTest('the menu closes when a page is selected, and marks the current page', async ({ page }) => {
    await openPage(page, '/');
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
      // The page that arrives closes a menu opened earlier.
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    }
    await toggle.tap();
    await expect(button).toHaveCSS('text-decoration-line', 'underline');
  });

  freshTest(
    'opening the menu keeps the scroll position, and Back from the selected page restores it',
    async ({ page }) => {
      await openPage(page, '/about');
      const scrolledTo = () => page.evaluate(() => Math.round(window.scrollY));
      await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
      expect(await scrolledTo()).toBe(1500);
      const toggle = page.getByRole('button', { name: 'Menu' });
      const menu = page.getByRole('dialog', { name: 'Menu' });
      // Playwright's `tap` would scroll the page.
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
    },
  );

  freshTest(
    'the open menu begins at its links, not in its search, and holds the page behind it',
    async ({ page }) => {
      await page.goto('/about');
      const toggle = page.getByRole('button', { name: 'Menu' });
      await expect(toggle).toHaveAttribute('aria-haspopup', 'dialog');
      await toggle.press('Enter');
      const links = page.getByRole('dialog', { name: 'Menu' }).getByRole('navigation');
      await expect(links).toBeFocused();
      await page.mouse.move(180, 400);
      await page.mouse.wheel(0, 800);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(await page.evaluate(() => window.scrollY)).toBe(0);

      await openPage(page, '/office');
      await page.getByRole('banner').getByRole('link').click();
      await toggle.press('Enter');
      await expect(links, 'in a header that React made').toBeFocused();
    },
  );
});

freshTest.describe('without scripts', () => {
  freshTest.use({ javaScriptEnabled: false });

  freshTest('“Plus” and the menu for phones open, and their links work', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/');
    await page.getByRole('banner').getByText('Plus', { exact: true }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Campus' }).click();
    await expect(page).toHaveURL('/campus');

    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Menu' }).click();
    // A tablet is rotated, or the page is zoomed out.
    await page.setViewportSize({ width: 1366, height: 1024 });
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Actualités' }).click();
    await expect(page).toHaveURL('/news');
  });
});
