import { openPage, expect, test } from '../support/page.ts';
import { AdmissionForm, hasEnergyMaster } from '../support/forms.ts';

test('the degree is asked where the domain has two; one that it lacks stays, and is asked for before sending', async ({
  page,
}) => {
  test.skip(hasEnergyMaster, 'Every domain has two degrees.');
  const form = new AdmissionForm(page);
  const question = page.getByRole('radiogroup', { name: 'Diplôme visé' });
  const domain = form.choice('Domaine d’études');
  const reason = page.getByText(/^L’école ne prépare pas à ce diplôme dans le domaine choisi/).last();
  await form.open();
  const requests = await form.answerRequests();
  await form.fillAcademic();
  const announced = page.getByText(/questions de plus/);
  const questions = await announced.innerText();
  await domain.selectOption('Génie Électrique et Développement Durable');
  await expect(question).toBeHidden();
  await expect(announced, 'none is new').toHaveText(questions);
  await domain.selectOption('Comptabilité Contrôle Audit');
  await expect(question).toHaveAccessibleName(/un master si votre dernier diplôme est «\sLicence\s»/);
  await form.chooseType('Master');
  await domain.selectOption('Génie Électrique et Développement Durable');
  await expect(form.radio('Master')).toBeChecked();
  await expect(reason).toBeVisible();
  await form.submitButton.click();
  await expect(form.summary).toContainText('L’école ne prépare pas à ce diplôme');
  await form.chooseType('Licence');
  await expect(reason).toBeHidden();
  await form.submitButton.click();
  await expect(page.getByText('ADM-TEST-0000')).toBeVisible();
  expect(requests).toMatchObject([{ domain: 'genie-electrique', degree: 'licence' }]);
});

test('following a link again preselects again; Back, a reload and a change of language do not', async ({
  page,
}) => {
  const form = new AdmissionForm(page);
  const chosen = form.choice('Domaine d’études').getByRole('option', { selected: true });
  const apply = page.getByRole('main').getByRole('link', { name: 'Candidater' }).first();
  await openPage(page, '/programs/master-systemes-reseaux');
  await apply.click();
  await form.whenInteractive();
  const own = await chosen.innerText();
  await form.choice('Domaine d’études').selectOption({ index: 1 });
  await expect(chosen).not.toHaveText(own);
  const other = await chosen.innerText();

  await page.goBack();
  await page.goForward();
  await form.whenInteractive();
  await expect(chosen).toHaveText(other);
  await page.reload();
  await form.whenInteractive();
  await expect(chosen).toHaveText(other);

  await page.goBack();
  await apply.click();
  await form.whenInteractive();
  await expect(page.getByText(/^Depuis la page\s: /)).toBeVisible();
  await expect(chosen).toHaveText(own);

  await form.choice('Domaine d’études').selectOption(other);
  // A new document with the same parameters, as after a change of language.
  await form.open(`/student-space${new URL(page.url()).search}`);
  await expect(chosen).toHaveText(other);
});

test('the header’s link preselects the programme of the current page, but takes no choice from a form with answers', async ({
  page,
}) => {
  await openPage(page, '/programs/master-logistics');
  const apply = page.getByRole('banner').getByRole('link', { name: 'Demande d’admission' });
  await apply.click();
  const form = new AdmissionForm(page);
  const chosen = form.choice('Domaine d’études').getByRole('option', { selected: true });
  await form.whenInteractive();
  await expect(chosen).toHaveText('Logistique et Transport International');

  await openPage(page, '/programs/license-cca');
  await apply.click();
  await form.whenInteractive();
  await expect(chosen).toHaveText('Comptabilité Contrôle Audit');

  await form.text('Prénom').fill('Hodan');
  await openPage(page, '/programs/master-logistics');
  await apply.click();
  await form.whenInteractive();
  await expect(chosen).toHaveText('Comptabilité Contrôle Audit');
  await expect(form.radio('Licence')).toBeChecked();

  // From the form itself, the link keeps the fields.
  const requests = await form.answerRequests();
  await apply.click();
  await expect(chosen).toHaveText('Comptabilité Contrôle Audit');
  await form.fillAcademic();
  await form.choice('Domaine d’études').selectOption('Comptabilité Contrôle Audit');
  await form.submitButton.click();
  await expect(page.getByText('ADM-TEST-0000')).toBeVisible();
  expect(requests[0]).toMatchObject({ domain: 'comptabilite-controle-audit', degree: 'licence' });
});

test('“Demander l’admission en formation certifiante” opens the form with that type', async ({ page }) => {
  const form = new AdmissionForm(page);
  await form.open('/admission-request?domain=genie-electrique&degree=licence');
  await form.answerRequests();
  await form.send();
  await expect(form.receipt).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Certifications' }).click();
  await page.getByRole('link', { name: 'Demander l’admission en formation certifiante' }).click();
  await expect(form.radio('Formation certifiante')).toBeChecked();
  await expect(form.choice('Choix de la formation')).toBeVisible();
  await form.open('/student-space?certifyingProgram=gestion-projet');
  await expect(form.choice('Choix de la formation')).toHaveValue('gestion-projet');
});
