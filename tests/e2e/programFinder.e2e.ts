import { expect, test } from '@playwright/test';
import { findPrograms } from '../../src/content/programFinder.ts';
import { expectInSight, openPage, sectionOf, statusOf } from '../support/page.ts';

const finder = 'Trois réponses, et la route se dessine';
const found = (count: number) => `${count} formations conviennent`;

test('three answers by keyboard lead to one programme and its form, and are in the URL', async ({ page }) => {
  await openPage(page, '/programs');
  const region = sectionOf(page, finder);
  for (const answer of ['Baccalauréat', 'Logistique', 'Des années d’études']) {
    await region.getByRole('button', { name: answer, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(region.getByRole('button', { name: answer, exact: true, pressed: true })).toBeFocused();
  }
  await expect(page).toHaveURL('/programs?diplome=bac&domaine=logistique-transport&temps=annees');
  await expect(statusOf(region)).toContainText('1 formation convient');
  const program = region.getByRole('listitem').filter({ hasText: 'Avant le 15 octobre' });
  await program.getByRole('link', { name: 'Candidater' }).click();
  await expect(page).toHaveURL('/admission-request?domain=logistique-transport&degree=licence');
});

test('a URL with answers shows their result; without a matching programme, the page offers certificates', async ({
  page,
}) => {
  await openPage(page, '/programs?domaine=genie-electrique&temps=heures&page=4');
  const region = sectionOf(page, finder);
  const certificates = region.getByRole('link', { name: 'Voir les parcours certifiants' });
  await expect(statusOf(region)).toContainText(/^Aucune formation ne réunit ces réponses/);
  await expect(certificates).toHaveAttribute('href', '/certifications');
  await test.step('selecting an answer again clears it', async () => {
    await region.getByRole('button', { name: 'Énergie' }).click();
    await expect(statusOf(region)).toContainText(found(findPrograms({ temps: 'heures' }).length));
    await expect(certificates).toHaveCount(0);
  });
});

test('on a phone the number of programmes is in view after an answer, and the map is legible', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/programs');
  const region = sectionOf(page, finder);
  await region.getByRole('heading', { name: 'Mon diplôme' }).evaluate((heading) => heading.scrollIntoView());
  await region.getByRole('button', { name: 'Bac+3' }).click();
  await expect(statusOf(region)).toContainText(found(findPrograms({ diplome: 'bac3' }).length));
  await expectInSight(statusOf(region));
  const scale = await region
    .locator('svg')
    .filter({ hasText: 'Logistique' })
    .evaluate((map) => ({
      width: map.clientWidth,
      units: map.getAttribute('viewBox')?.split(' ').map(Number)[2] ?? 0,
    }));
  for (const label of await region.locator('svg text').all()) {
    const size = await label.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
    expect.soft((size * scale.width) / scale.units).toBeGreaterThanOrEqual(12);
  }
});

test('each answer changes the message, also when the number of programmes stays', async ({ page }) => {
  await openPage(page, '/programs?diplome=bac&domaine=strategie-gestion');
  const region = sectionOf(page, finder);
  await expect(statusOf(region)).toContainText('Baccalauréat et Gestion\u202f: 2 formations conviennent');
  await region.getByRole('button', { name: 'Logistique' }).click();
  await expect(statusOf(region)).toContainText('Baccalauréat et Logistique\u202f: 2 formations conviennent');
});
