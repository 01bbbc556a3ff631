import { type Locator, type Page, expect, test } from '@playwright/test';
import { openPage } from '../support/openPage.ts';

const mainLinks = [
  ['Accueil', '/'],
  ['Formations', '/programs'],
  ['Admissions', '/admissions'],
  ['Contact', '/contact'],
] as const;
const resources = [
  ['Actualités', '/news'],
  ['Certifications', '/certifications'],
  ['Campus', '/campus'],
] as const;

/** The mark of the current page: a line that a link has below its words. */
function lineUnder(link: Locator): Promise<string> {
  return link.evaluate((element) => getComputedStyle(element, '::after').borderBlockEndWidth);
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('the header leads to every main page and marks the one that is shown', async ({ page }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    for (const [name, path] of mainLinks) {
      const link = header.getByRole('link', { name, exact: true });
      await link.click();
      await expect(page).toHaveURL(path);
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(header.getByRole('navigation').locator('[aria-current]')).toHaveCount(1);
    }
    await header.getByRole('link', { name: 'Demande d’admission' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Demande d’Admission' })).toBeVisible();
    await header.getByRole('link', { name: 'École supérieure de management' }).click();
    await expect(page).toHaveURL('/');
    await expect(header.getByRole('link', { name: 'À propos' })).toHaveCount(0);
  });

  test('the page that is shown is marked in sight at its link, at the red button and at “Plus”', async ({
    page,
  }) => {
    const header = page.getByRole('banner');
    const button = header.getByRole('link', { name: 'Demande d’admission' });
    const toggle = header.getByText('Plus', { exact: true });
    for (const path of ['/admission-request', '/student-space']) {
      await page.goto(path);
      await expect(button).toHaveAttribute('aria-current', 'page');
      await expect(button).toHaveCSS('text-decoration-line', 'underline');
    }
    for (const [name, path] of resources) {
      await page.goto(path);
      await expect(button).not.toHaveAttribute('aria-current');
      await expect(button).toHaveCSS('text-decoration-line', 'none');
      expect(await lineUnder(toggle)).toBe('3px');
      await toggle.click();
      expect(await lineUnder(header.getByRole('link', { name }))).toBe('3px');
    }
    await page.goto('/programs/license-cca');
    expect(await lineUnder(header.getByRole('link', { name: 'Formations' }))).toBe('3px');
    expect(await lineUnder(toggle)).toBe('0px');
    await page.goto('/programs/inconnue');
    await expect(page.locator('a[aria-current], summary[aria-current]')).toHaveCount(0);
  });

  test('“Plus” opens on three pages and closes on choosing, on Escape and on leaving', async ({ page }) => {
    // Before it is live, choosing loads a document, and Escape is not heard.
    await openPage(page, '/');
    const header = page.getByRole('banner');
    const toggle = header.getByText('Plus', { exact: true });
    for (const [name, path] of resources) {
      await toggle.click();
      await header.getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
      await expect(header.getByRole('link', { name })).toBeHidden();
      // The page that comes takes the focus, and with it closes a menu that was opened meanwhile.
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    }
    await toggle.click();
    await page.keyboard.press('Escape');
    await expect(header.getByRole('link', { name: 'Campus' })).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    await page.getByRole('main').click({ position: { x: 5, y: 5 } });
    await expect(header.getByRole('link', { name: 'Campus' })).toBeHidden();
  });

  test('“Plus” works by keyboard alone', async ({ page }) => {
    // Before it is live, a link loads a document, which leaves the focus at its start.
    await openPage(page, '/contact');
    const header = page.getByRole('banner');
    await header.getByText('Plus', { exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const first = header.getByRole('link', { name: 'Actualités' });
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    await expect(header.getByText('Plus', { exact: true })).toBeFocused();

    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(first).toBeHidden();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/news');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the menu shows both groups, leads to every page and closes on choosing', async ({ page }) => {
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    for (const [name, path] of [...mainLinks, ...resources]) {
      await toggle.tap();
      await expect(menu.getByRole('heading', { name: 'Navigation' })).toBeVisible();
      await expect(menu.getByRole('heading', { name: 'Ressources' })).toBeVisible();
      await menu.getByRole('link', { name, exact: true }).tap();
      await expect(page).toHaveURL(path);
      await expect(menu).toBeHidden();
    }
    await toggle.tap();
    const button = menu.getByRole('link', { name: 'Demande d’admission' });
    await expect(button).toHaveCSS('text-decoration-line', 'none');
    await button.tap();
    await expect(page).toHaveURL('/admission-request');
    await toggle.tap();
    await expect(button).toHaveCSS('text-decoration-line', 'underline');
  });

  test('the page stands where it stood when the menu was opened, and where it was left on going back from it', async ({
    page,
  }) => {
    await openPage(page, '/about');
    const place = () => page.evaluate(() => Math.round(window.scrollY));
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    expect(await place()).toBe(1500);
    const toggle = page.getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    // Playwright's own tap scrolls the page.
    await toggle.dispatchEvent('click');
    await expect(menu).toBeVisible();
    expect(await place()).toBe(1500);
    await menu.getByRole('link', { name: 'Contact' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await place()).toBe(0);
    await toggle.dispatchEvent('click');
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(menu).toBeHidden();
    await expect.poll(place).toBe(1500);
  });

  test('the menu says that it opens a dialog, the page behind it neither scrolls nor takes the focus, and Escape gives that back', async ({
    page,
  }) => {
    await page.goto('/about');
    const toggle = page.getByRole('button', { name: 'Menu' });
    await expect(toggle).toHaveAttribute('aria-haspopup', 'dialog');
    await toggle.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await page.mouse.move(180, 400);
    await page.mouse.wheel(0, 800);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const active = document.activeElement;
        return active !== null && active !== document.body && !active.closest('dialog');
      });
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 } });
  const turn = (page: Page) => page.setViewportSize({ width: 1180, height: 820 });

  test('the menu closes when the tablet is turned to where the header has its links, and the focus stays in the header', async ({
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

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    test('the menu that is open when it is turned can still be closed', async ({ page }) => {
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

test.describe('without a script', () => {
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

test('an unknown address says so with status 404 and leads home', async ({ page }) => {
  const response = await page.goto('/programs/inconnu');
  expect(response?.status()).toBe(404);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('404');
  await expect(heading.getByText('Oops! Page not found')).toHaveAttribute('lang', 'en');
  await page.getByRole('main').getByRole('link', { name: 'Retour à l’accueil' }).click();
  await expect(page).toHaveURL('/');
});
