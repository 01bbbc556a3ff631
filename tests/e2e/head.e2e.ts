import { origin } from '../../src/build/settings.ts';
import { whenScriptsWork, expect, test } from '../support/page.ts';

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
