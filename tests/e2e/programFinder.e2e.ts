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
  }
  await expect(page).toHaveURL('/programs?diplome=bac&domaine=logistique-transport&travail=non');
  await expect(statusOf(region)).toContainText('Une formation pour vous');
  const program = region.getByRole('listitem').filter({ hasText: shownDeadline('licenseLogistique') });
  await expect(program).toContainText('Vous aimez faire voyager des marchandises');
  await expect(program).toContainText('Agent de transit, Déclarant en douane, Exploitant de transport');
  await program.getByRole('link', { name: 'Demander l’admission' }).click();
  await expect(page).toHaveURL('/admission-request?domain=logistique-transport&degree=licence');
});

test('who does not know what to study compares two programmes; each answer changes the message', async ({
  page,
}) => {
  await openPage(page, '/programs?diplome=bac&page=4');
  const region = sectionOf(page, finder);
  await expect(region.getByRole('heading', { name: /^Où vous voyez-vous/ })).toHaveCount(0);
  await region.getByRole('button', { name: 'Je ne sais pas encore' }).click();
  await region.getByRole('button', { name: 'Sur le terrain, avec des outils' }).click();
  await expect(statusOf(region)).toContainText(/Baccalauréat, .*\s: 2 formations à comparer/);
  await expect(region.getByRole('heading', { level: 3 }).getByRole('link')).toHaveText([
    /Génie électrique/,
    /Systèmes, réseaux/,
  ]);
  await region.getByRole('button', { name: 'Bac+2' }).click();
  await expect(statusOf(region)).toContainText(/Bac\+2, .*\s: 2 formations à comparer/);
});

test('a visitor with a job finds a master with its conditions, and a short programme to enrol in', async ({
  page,
}) => {
  await openPage(page, '/programs?diplome=bac3&domaine=strategie-gestion&travail=oui');
  const advised = sectionOf(page, finder)
    .getByRole('listitem')
    .filter({ has: page.locator('h3') });
  const [master, course] = [advised.first(), advised.last()];
  await expect(master).toContainText(/3\sans.*TOEIC/s);
  await expect(course).toContainText(/Management d’équipe.*70\sh/s);
  await expect(course.getByRole('link').last()).toHaveAttribute('href', '/contact?subject=teamManagement');
  await sectionOf(page, finder).getByRole('button', { name: 'Faire voyager des marchandises' }).click();
  await expect(master).toContainText(/2\sà\s3\sans d’expérience/);
});

test('without a matching programme, the page offers certificates, until the answer is taken back', async ({
  page,
}) => {
  test.skip(hasEnergyMaster, 'The school has a master of energy, so that every answer has a programme.');
  await openPage(page, '/programs?domaine=genie-electrique&diplome=bac3');
  const region = sectionOf(page, finder);
  const certificates = region.getByRole('link', { name: 'Voir les parcours certifiants' });
  await expect(statusOf(region)).toContainText(/Aucune formation ne correspond à toutes ces réponses/);
  await expect(certificates).toHaveAttribute('href', '/certifications');
  await region.getByRole('button', { name: 'Brancher, construire' }).click();
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
