import { type Page, expect } from '@playwright/test';
import { origin } from '../../src/build/settings.ts';
import { heading, openPage, test } from '../support/page.ts';

const announcement = (page: Page) => page.locator('main + [aria-live]');

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

  test('the new page’s h1 has the focus, its title is announced, its link is current and its address canonical', async ({
    page,
    baseURL,
  }) => {
    await openPage(page, '/about?from=mail#history');
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveJSProperty('href', `${origin || baseURL}/about`);
    const header = page.getByRole('banner');
    for (const [name, path, current] of [
      ['Formations', '/programs', 'Formations'],
      ['Contact', '/contact', 'Contact'],
      ['École supérieure de management', '/', 'Accueil'],
    ] as const) {
      await header.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(heading(page)).toBeFocused();
      await expect(header.getByRole('navigation').locator('[aria-current="page"]')).toHaveText(current);
      await expect(announcement(page)).toHaveText(await page.title());
      await expect(canonical).toHaveJSProperty('href', `${origin || baseURL}${path}`);
    }
  });

  test('by a link to a part of another page, the heading of that part has the focus', async ({ page }) => {
    await openPage(page, '/certifications');
    await page.locator('main a[href="/programs/executive#funding"]').click();
    await expect(page.locator('#funding').getByRole('heading', { level: 2 })).toBeFocused();
    await expect(announcement(page)).toHaveText(await page.title());
  });

  test('by a link to a part of its own page, which is not the current page, Tab goes on from that part', async ({
    page,
  }) => {
    await openPage(page, '/admissions');
    const link = page.getByRole('main').getByRole('link', { name: 'Dates', exact: true });
    await expect(link).not.toHaveAttribute('aria-current');
    await link.press('Enter');
    await expect(page).toHaveURL('/admissions#deadlines');
    await expect(page.locator('#deadlines')).toBeInViewport();
    await page.keyboard.press('Tab');
    const isBehind = (part: HTMLElement) =>
      part.compareDocumentPosition(document.activeElement ?? part) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(await page.locator('#deadlines').evaluate(isBehind)).toBeTruthy();
  });

  test('by keyboard, Tab goes on from the h1; going back focuses the h1 of the page before', async ({
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
});

test('the focus stays and nothing is announced on the first load, after a link within the page, and on going back from it', async ({
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

test('the first Tab shows the skip link, which moves the focus past the header', async ({ page }) => {
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
