import { collectMessages, openPage, expect, test } from '../support/page.ts';
import { readBuilt } from '../support/builtSite.ts';

for (const [address, file, heading] of [
  ['/about.html', 'about.html', 'À propos de l’école'],
  ['/index.html', 'index.html', 'Apprendre à diriger, là où se croisent les routes.'],
] as const) {
  test(`${address} opens its page on a static host`, async ({ page }) => {
    const messages = collectMessages(page);
    await page.route(`**${address}`, (route) =>
      route.fulfill({ contentType: 'text/html', body: readBuilt(file) }),
    );
    await openPage(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
    expect(messages).toEqual([]);
  });
}

test('an address whose # was escaped opens its page', async ({ page }) => {
  await page.goto('/about%23mission');
  await expect(page).toHaveURL('/about#mission');
});

test('an unknown programme slug shows the not-found page, also after a client-side navigation', async ({
  page,
}) => {
  await openPage(page, '/programs/license-cca');
  await page.evaluate(() => history.pushState({}, '', '/programs/inconnu'));
  await expect(page).toHaveTitle(/^Page introuvable/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
  await expect(page.getByRole('banner').locator('[aria-current]')).toHaveCount(0);
  await page.evaluate(() => history.pushState({}, '', '/programs/license-logistics'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Licence en logistique et transport international',
  );
});
