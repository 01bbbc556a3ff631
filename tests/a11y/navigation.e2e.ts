import { type Page, expect, test } from '@playwright/test';
import { openPage } from '../support/openPage.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const announcement = (page: Page) => page.locator('[data-route-announcer]');

/** Brings the focus to an element by Tab alone and presses Enter on it. */
async function followByKeyboard(page: Page, name: string): Promise<void> {
  const link = page.getByRole('banner').getByRole('link', { name, exact: true });
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    if (await link.evaluate((element) => element === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
}

test.describe('after a navigation', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the focus is on the new page’s h1 and its title is announced', async ({ page }) => {
    await openPage(page, '/');
    for (const [name, path] of [
      ['Formations', '/programs'],
      ['Admissions', '/admissions'],
      ['Contact', '/contact'],
    ] as const) {
      await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(heading(page)).toBeFocused();
      await expect(announcement(page)).toHaveText(await page.title());
      await expect(announcement(page)).toHaveAttribute('role', 'status');
    }
  });

  test('by keyboard, the next Tab goes on from the h1; back to the page before, the focus is on its h1 too', async ({
    page,
  }) => {
    await openPage(page, '/about');
    await followByKeyboard(page, 'Contact');
    await expect(page).toHaveURL('/contact');
    await expect(heading(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(heading(page)).toBeFocused();
    await expect(announcement(page)).toHaveText(await page.title());
  });

  test('back to the page before, one stands where one left it', async ({ page }) => {
    await openPage(page, '/');
    const banner = page.getByRole('banner');
    await banner.getByRole('link', { name: 'Admissions', exact: true }).click();
    await expect(heading(page)).toBeFocused();
    // Waits until what is below the first screen is drawn.
    const last = page.getByRole('main').getByRole('heading', { level: 2 }).last();
    const left = await last.evaluate(async (place) => {
      const scrolled = new Promise((resolve) => document.addEventListener('scroll', resolve, { once: true }));
      place.scrollIntoView({ behavior: 'instant' });
      await scrolled;
      return Math.round(window.scrollY);
    });
    expect(left).toBeGreaterThan(1000);
    // Playwright's own click scrolls the page.
    await banner.getByRole('link', { name: 'Contact', exact: true }).dispatchEvent('click');
    await expect(page).toHaveURL('/contact');
    await expect(heading(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/admissions');
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(left);
  });

  test('to a place on another page, the focus is on that place', async ({ page }) => {
    await openPage(page, '/');
    await page.getByRole('main').locator('a[href^="/news#"]').first().click();
    await expect(page).toHaveURL(/\/news#/);
    const { hash } = new URL(page.url());
    await expect(page.locator(hash)).toBeFocused();
  });
});

test('from the phone’s menu, the focus is on the new page’s h1', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/');
  await page.getByRole('banner').getByRole('button').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Campus' }).click();
  await expect(page).toHaveURL('/campus');
  await expect(heading(page)).toBeFocused();
});

test.describe('the focus stays where it is and nothing is announced', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('when a list is narrowed, and when it is turned, but for the heading of that list', async ({
    page,
  }) => {
    await openPage(page, '/news');
    await page.getByRole('button', { name: 'Suivant' }).click();
    await expect(
      page.getByRole('main').getByRole('heading', { level: 2 }).and(page.locator(':focus')),
    ).toHaveCount(1);
    const filter = page.locator('li > button[aria-pressed]').first();
    await filter.click();
    await expect(filter).toBeFocused();
    await expect(announcement(page)).toBeEmpty();
  });

  test('on the first load, when an address of the same page is followed, and on going back from it', async ({
    page,
  }) => {
    await openPage(page, '/about');
    await expect(announcement(page)).toBeEmpty();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    const link = page.getByRole('contentinfo').locator('a[aria-haspopup="dialog"]').first();
    await link.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(link).toBeFocused();
    await expect(announcement(page)).toBeEmpty();
  });
});

test('the first Tab shows the way past the header, and it leads there', async ({ page }) => {
  for (const path of ['/', '/admissions']) {
    await openPage(page, path);
    await page.keyboard.press('Tab');
    const skipLink = page.getByRole('link', { name: 'Aller au contenu' });
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  }
});
