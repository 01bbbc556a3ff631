import { expect, test } from '@playwright/test';
import { openPage } from '../support/openPage.ts';
import { readBuilt } from '../support/builtSite.ts';

for (const [address, file, heading] of [
  ['/about.html', 'about.html', 'Former ici celles et ceux qui dirigeront ici'],
  ['/index.html', 'index.html', 'Apprendre à diriger, là où se croisent les routes.'],
] as const) {
  test(`${address} is its page on a host that answers there`, async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    await page.route(`**${address}`, (route) =>
      route.fulfill({ contentType: 'text/html', body: readBuilt(file) }),
    );
    await openPage(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
    expect(problems).toEqual([]);
  });
}
