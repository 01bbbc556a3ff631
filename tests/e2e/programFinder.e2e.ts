import { shownDeadline } from '../support/editedData.ts';
import { hasEnergyMaster } from '../support/forms.ts';
import { expectInSight, openPage, sectionOf, statusOf, expect, test } from '../support/page.ts';

const finder = 'Choisir votre formation';

test('three answers by keyboard lead to one programme and its form, and are in the URL', async ({ page }) => {
  await openPage(page, '/programs');
  const region = sectionOf(page, finder);
  for (const answer of ['Baccalauréat', 'Faire voyager des marchandises', 'Études seulement']) {
    await region.getByRole('button', { name: answer, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(region.getByRole('button', { name: answer, exact: true, pressed: true })).toBeFocused();
    await expect(statusOf(region), 'changes, so that it is announced').toContainText(answer);
  }
  await expect(page).toHaveURL('/programs?diplome=bac&domaine=logistique-transport&travail=non');
  await expect(statusOf(region)).toContainText('Une formation pour vous');
  const program = region.getByRole('listitem').filter({ hasText: shownDeadline('licenseLogistique') });
  await expect(program).toContainText('Vous aimez faire voyager des marchandises');
  await expect(program).toContainText('Agent de transit, Déclarant en douane, Exploitant de transport');
  await program.getByRole('link', { name: 'Demander l’admission' }).click();
  await expect(page).toHaveURL('/admission-request?domain=logistique-transport&degree=licence');
});

// `src/content/programFinder.test.ts` tests which answers lead to which programmes.
test('a visitor with a job finds a master with its conditions and a short programme, or certificates where none matches', async ({
  page,
}) => {
  await openPage(page, '/programs?diplome=bac3&domaine=strategie-gestion&travail=oui');
  const region = sectionOf(page, finder);
  const advised = region.getByRole('listitem').filter({ has: page.locator('h3') });
  const [master, course] = [advised.first(), advised.last()];
  await expect(master).toContainText(/3\sans.*TOEIC/s);
  await expect(course).toContainText(/Management d’équipe.*70\sh/s);
  await expect(course.getByRole('link').last()).toHaveAttribute(
    'href',
    '/contact?subject=teamManagement#ecrire',
  );
  await region.getByRole('button', { name: 'Faire voyager des marchandises' }).click();
  await expect(master).toContainText(/2\sà\s3\sans d’expérience/);

  test.skip(hasEnergyMaster, 'The school has a master of energy, so that every answer has a programme.');
  const energy = region.getByRole('button', { name: 'Brancher, construire' });
  const certificates = region.getByRole('link', { name: 'Voir les parcours certifiants' });
  await energy.click();
  await expect(statusOf(region)).toContainText(/Aucune formation ne correspond à toutes ces réponses/);
  await expect(certificates).toHaveAttribute('href', '/certifications');
  await energy.click();
  await expect(statusOf(region)).toContainText('formations possibles');
  await expect(certificates).toHaveCount(0);
});

test('on a phone the finder unfolds, and the advice comes into view under the answers', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/programs');
  const region = sectionOf(page, finder);
  await region.getByText('Répondre à trois ou quatre questions').click();
  await region
    .getByRole('heading', { name: /^Votre diplôme/ })
    .evaluate((heading) => heading.scrollIntoView());
  await region.getByRole('button', { name: 'Bac+2' }).click();
  for (const answer of ['Compter, vérifier', 'Études seulement']) {
    await region.getByRole('button', { name: answer }).click();
    await expectInSight(statusOf(region));
  }
  await expectInSight(region.getByRole('link', { name: /Comptabilité, contrôle et audit/ }));
  await test.step('a chosen answer stands alone; pressing it shows the others again', async () => {
    const others = region.getByRole('button', { name: 'Bac+3 ou plus' });
    await expect(others).toBeHidden();
    await region.getByRole('button', { name: 'Bac+2' }).click();
    await expect(others).toBeVisible();
  });
});
