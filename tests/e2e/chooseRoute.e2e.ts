import { expect, test } from '@playwright/test';
import { openPage } from '../support/openPage.ts';
import { expectInSight } from '../support/inSight.ts';

const chooser = { name: 'Trois réponses, et la route se dessine' };

test('three answers lead to the programme that fits, its deadline and its form, and stand in the address', async ({
  page,
}) => {
  await openPage(page, '/programs');
  const region = page.getByRole('region', chooser);
  for (const answer of ['Baccalauréat', 'Logistique', 'Des années d’études']) {
    // By keyboard alone.
    await region.getByRole('link', { name: answer, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(region.getByRole('link', { name: answer, exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
  }
  await expect(page).toHaveURL('/programs?diplome=bac&domaine=logistique-transport&temps=annees');
  await expect(region.getByRole('status')).toHaveText('1 formation convient');
  const found = region.getByRole('listitem').filter({ hasText: 'Avant le 15 octobre' });
  await found.getByRole('link', { name: 'Candidater' }).click();
  await expect(page).toHaveURL('/admission-request?domain=logistique-transport&degree=licence');
});

test('an address that answers opens with its route; an answer is taken back; where none fits, certificates may', async ({
  page,
}) => {
  await openPage(page, '/programs?diplome=bac3&domaine=genie-electrique&page=4');
  const region = page.getByRole('region', chooser);
  await expect(region.getByRole('status')).toHaveText(/^Aucune formation ne réunit ces réponses/);
  await expect(region.getByRole('link', { name: 'Voir les parcours certifiants' })).toHaveAttribute(
    'href',
    '/certifications',
  );
  await region.getByRole('link', { name: 'Énergie' }).click();
  await expect(region.getByRole('status')).toHaveText('8 formations conviennent');
  await expect(region.getByRole('link', { name: 'Voir les parcours certifiants' })).toHaveCount(0);
});

test('on a phone an answer is pressed and what fits is counted on the same screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/programs');
  const region = page.getByRole('region', chooser);
  await region.getByRole('heading', { name: 'Mon diplôme' }).evaluate((heading) => heading.scrollIntoView());
  await region.getByRole('link', { name: 'Bac+3' }).click();
  await expect(region.getByRole('status')).toHaveText('8 formations conviennent');
  await expectInSight(region.getByRole('status'));
  const scale = await region
    .locator('svg')
    .filter({ hasText: 'Logistique' })
    .evaluate((chart) => ({
      drawn: chart.clientWidth,
      units: chart.getAttribute('viewBox')?.split(' ').map(Number)[2] ?? 0,
    }));
  for (const label of await region.locator('svg text').all()) {
    const size = await label.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
    expect.soft((size * scale.drawn) / scale.units).toBeGreaterThanOrEqual(12);
  }
});

test('without a script an answer leads to the part of the page that it is about', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  await page.goto('/programs');
  await page.getByRole('link', { name: 'Quelques dizaines d’heures' }).click();
  await expect(page).toHaveURL('/programs?temps=heures#executive');
  await expect(page.getByRole('heading', { name: 'Executive education' })).toBeInViewport();
  await page.close();
});
