import { origin } from '../../src/build/settings.ts';
import { collectMessages, whenScriptsWork, expect, test } from '../support/page.ts';

test('the canonical link is the address of the page, also after a navigation', async ({ page, baseURL }) => {
  const canonical = page.locator('link[rel="canonical"]');
  const named = () => canonical.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href)); // Safe cast: selected by tag.
  await page.goto('/about?from=mail#history');
  expect(await named()).toEqual([`${origin || baseURL}/about`]);
  await whenScriptsWork(page);
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await expect.poll(named).toEqual([`${origin || baseURL}/contact`]);
  await page.getByRole('banner').getByRole('link', { name: 'Accueil' }).first().click();
  await expect.poll(named).toEqual([`${origin || baseURL}/`]);
});

test('tags added at build time survive hydration and navigation without a console message', async ({
  page,
}) => {
  const messages = collectMessages(page);
  await page.goto('/programs/license-cca', { waitUntil: 'networkidle' });
  const added = page.locator(
    'script[type="application/ld+json"], link[rel="manifest"], meta[property="og:image:alt"]',
  );
  await expect(added).toHaveCount(3);
  await page.getByRole('banner').getByRole('link', { name: 'Accueil' }).first().click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(messages).toEqual([]);
});
