import { expect, test } from '@playwright/test';
import { openPage } from '../support/openPage.ts';
import { AdmissionForm } from '../support/admissionForm.ts';
import { mailsAbout, storedRequests } from '../support/school.ts';
import { expectToast } from '../support/toast.ts';

const degrees = [
  ['license-cca', 'Comptabilité Contrôle Audit'],
  ['license-strategie-gestion', 'Stratégie et Gestion des Entreprises'],
  ['license-logistique', 'Logistique et Transport International'],
  ['license-systemes-reseaux', 'Systèmes Réseaux et Sécurité'],
  ['license-genie-electrique', 'Génie Électrique et Développement Durable'],
  ['master-cca', 'Comptabilité Contrôle Audit'],
  ['master-management', 'Stratégie et Gestion des Entreprises'],
  ['master-logistique', 'Logistique et Transport International'],
  ['master-systemes-reseaux', 'Systèmes Réseaux et Sécurité'],
] as const;

const shortPrograms = [
  'Management d’équipe',
  'Finance pour non-financiers',
  'Transformation numérique',
  'Gestion de la chaîne logistique',
];

test('“Candidater” on each programme opens the admission request with its domain chosen', async ({
  page,
}) => {
  const form = new AdmissionForm(page);
  for (const [slug, domain] of degrees) {
    await openPage(page, `/programs/${slug}`);
    await page.getByRole('link', { name: 'Candidater' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Demande d’Admission' })).toBeVisible();
    await form.whenLive();
    await expect.soft(form.radio('Formation académique'), slug).toBeChecked();
    const chosen = form.choice('Domaine d’études').getByRole('option', { selected: true });
    await expect.soft(chosen, slug).toHaveText(domain);
    const family = slug.startsWith('master') ? 'Master professionnel' : 'Licence professionnelle';
    await expect.soft(page.getByText(`Vous venez de : ${family} –`), slug).toBeVisible();
  }
});

for (const [slug, degree, words] of [
  ['license-logistique', 'licence', 'Licence – Logistique et Transport International'],
  ['master-logistique', 'master', 'Master – Logistique et Transport International'],
] as const) {
  test(`a request from the page of ${slug} names that programme to the school`, async ({ page }) => {
    await openPage(page, `/programs/${slug}`);
    await page.getByRole('link', { name: 'Candidater' }).first().click();
    const form = new AdmissionForm(page);
    await form.whenLive();
    await form.fillAcademic(`${slug}@exemple.dj`);
    await form.submitButton.click();
    const reference = await page.getByText(/^ADM-/).innerText();
    const stored = storedRequests().find((request) => request.reference === reference);
    expect(stored?.request).toMatchObject({ degree, domain: 'logistique-transport' });
    await expect
      .poll(async () => (await mailsAbout(reference)).map(({ subject }) => subject))
      .toContainEqual(expect.stringContaining(words));
  });
}

test('a request for another domain than that of the previous page names no degree', async ({ page }) => {
  const bodies: object[] = [];
  await page.route('**/functions/v1/send-admission-email', async (route) => {
    bodies.push(route.request().postDataJSON());
    await route.fulfill({ json: { success: true, reference: 'ADM-TEST-0000' } });
  });
  const form = new AdmissionForm(page);
  await form.open('/admission-request?domain=genie-electrique&degree=licence');
  await form.fillAcademic();
  await form.submitButton.click();
  await expect(page.getByText('ADM-TEST-0000')).toBeVisible();
  expect(bodies).toEqual([expect.not.objectContaining({ degree: expect.anything() })]);
});

test('the page claims no confirmation where none is mailed', async ({ page }) => {
  await page.route('**/functions/v1/send-admission-email', (route) =>
    route.fulfill({ json: { success: true, reference: 'ADM-TEST-0000', confirmation: false } }),
  );
  const form = new AdmissionForm(page);
  await form.open();
  await form.fillAcademic();
  await form.submitButton.click();
  await expectToast(page, [
    'Demande d’admission envoyée !',
    'Nous avons bien reçu votre demande. Vous recevrez une réponse sous 48 h.',
  ]);
  await expect(page.getByText('Aucun email de confirmation ne vous est envoyé')).toBeVisible();
  await expect(page.getByText('ADM-TEST-0000')).toBeVisible();
  await expect(page.getByText('vous avez reçu un email')).toHaveCount(0);
});

test('“Demander une place” on each short programme opens the contact form with its subject', async ({
  page,
}) => {
  for (const name of shortPrograms) {
    await openPage(page, '/programs/executive');
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await row.getByRole('link', { name: /^Demander une place/ }).click();
    const subject = page.getByRole('textbox', { name: 'Sujet' });
    await expect.soft(subject).toHaveValue(`Demande de place\u202f: ${name}`);
  }
});

test('a reload keeps a choice that differs from the link’s', async ({ page }) => {
  const form = new AdmissionForm(page);
  await form.open('/admission-request?domain=genie-electrique');
  await expect(form.radio('Formation académique')).toBeChecked();
  await form.chooseType('Formation certifiante');
  await form.choice('Choix de la formation').selectOption('Certification en Marketing Digital');
  await page.reload();
  await form.whenLive();
  await expect(form.radio('Formation certifiante')).toBeChecked();
  await expect(form.choice('Choix de la formation').getByRole('option', { selected: true })).toHaveText(
    'Certification en Marketing Digital',
  );
});

test('a link that is pressed again chooses again; Back and a reload do not', async ({ page }) => {
  const form = new AdmissionForm(page);
  const chosen = form.choice('Domaine d’études').getByRole('option', { selected: true });
  const apply = page.getByRole('main').getByRole('link', { name: 'Candidater' }).first();
  await openPage(page, '/programs/master-systemes-reseaux');
  await apply.click();
  await form.whenLive();
  const own = await chosen.innerText();
  await form.choice('Domaine d’études').selectOption({ index: 1 });
  await expect(chosen).not.toHaveText(own);
  const other = await chosen.innerText();

  await page.goBack();
  await page.goForward();
  await form.whenLive();
  await expect(chosen).toHaveText(other);
  await page.reload();
  await form.whenLive();
  await expect(chosen).toHaveText(other);

  await page.goBack();
  await apply.click();
  await form.whenLive();
  await expect(page.getByText(/^Vous venez de/)).toBeVisible();
  await expect(chosen).toHaveText(own);
});

test('a link overwrites the draft’s choice and clears the answers of the other formation type', async ({
  page,
}) => {
  const form = new AdmissionForm(page);
  await form.open();
  await form.chooseType('Formation certifiante');
  await form.choice('Choix de la formation').selectOption('Certification en Marketing Digital');
  await form.open('/admission-request?domain=genie-electrique');
  await expect(form.radio('Formation académique')).toBeChecked();
  await form.chooseType('Formation certifiante');
  await expect(form.choice('Choix de la formation')).toHaveValue('');
});

test('the header’s link chooses the programme of the page that it was pressed on', async ({ page }) => {
  await openPage(page, '/programs/master-logistics');
  await page.getByRole('banner').getByRole('link', { name: 'Demande d’admission' }).click();
  await expect(
    page.getByText('Vous venez de : Master professionnel – Logistique et transport international'),
  ).toBeVisible();
  const form = new AdmissionForm(page);
  const chosen = form.choice('Domaine d’études').getByRole('option', { selected: true });
  await form.whenLive();
  await expect(chosen).toHaveText('Logistique et Transport International');

  await openPage(page, '/programs/license-cca');
  await page.getByRole('banner').getByRole('link', { name: 'Demande d’admission' }).click();
  await form.whenLive();
  await expect(chosen).toHaveText('Comptabilité Contrôle Audit');

  // From another page it names no programme, and the request no degree; the answers stay.
  await form.text('Prénom').fill('Hodan');
  let body: unknown;
  await page.route('**/functions/v1/send-admission-email', async (route) => {
    body = route.request().postDataJSON();
    await route.fulfill({ json: { success: true, reference: 'ADM-TEST-0000' } });
  });
  await page.getByRole('banner').getByRole('link', { name: 'Demande d’admission' }).click();
  await expect(page.getByText('Vous venez de')).toBeHidden();
  await expect(chosen).toHaveText('Comptabilité Contrôle Audit');
  await form.fillAcademic();
  await form.choice('Domaine d’études').selectOption('Comptabilité Contrôle Audit');
  await form.submitButton.click();
  await expect(page.getByText('ADM-TEST-0000')).toBeVisible();
  expect(body).toMatchObject({ domain: 'comptabilite-controle-audit' });
  expect(body).not.toHaveProperty('degree');
});

test('a link without a choice undoes that of the link before, if nothing else was answered since', async ({
  page,
}) => {
  const subject = page.getByRole('textbox', { name: 'Sujet' });
  await openPage(page, '/campus');
  await page.getByRole('link', { name: 'Planifier une visite' }).click();
  await expect(subject).toHaveValue('Visite du campus');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Certifications' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(subject).toHaveValue('');
  await page.reload();
  await page.locator('form[data-live]').waitFor();
  await expect(subject).toHaveValue('');

  await openPage(page, '/programs/master-management');
  await page.getByRole('link', { name: 'Candidater' }).first().click();
  const form = new AdmissionForm(page);
  await form.whenLive();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Certifications' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Demande d’admission' }).click();
  await form.whenLive();
  await expect(form.radio('Formation académique')).not.toBeChecked();
});

test('“Demander une formation certifiante” opens the request with that type, also after another request', async ({
  page,
}) => {
  await page.route('**/functions/v1/send-admission-email', (route) =>
    route.fulfill({ json: { success: true, reference: 'ADM-TEST-0000' } }),
  );
  const form = new AdmissionForm(page);
  await form.open('/admission-request?domain=genie-electrique&degree=licence');
  await form.fillAcademic();
  await form.submitButton.click();
  await expect(page.getByRole('heading', { name: /ADM-TEST-0000/ })).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Certifications' }).click();
  await page.getByRole('link', { name: 'Demander une formation certifiante' }).click();
  await expect(form.radio('Formation certifiante')).toBeChecked();
  await expect(form.choice('Choix de la formation')).toBeVisible();
});

test('“Démarrer ma candidature” opens the admission request', async ({ page }) => {
  await openPage(page, '/admissions');
  await page.getByRole('link', { name: 'Démarrer ma candidature' }).click();
  await expect(page).toHaveURL('/admission-request');
  await expect(page.getByRole('heading', { level: 1, name: 'Demande d’Admission' })).toBeFocused();
});

for (const [path, link, subject] of [
  ['/campus', 'Planifier une visite', 'Visite du campus'],
  ['/', 'Nous contacter', 'Stage, recrutement ou partenariat'],
  ['/certifications', 'Demander l’attestation', 'Attestation de renouvellement du certificat'],
] as const) {
  test(`“${link}” opens the contact form with its subject filled in`, async ({ page }) => {
    await openPage(page, path);
    await page.getByRole('link', { name: link }).click();
    await expect(page.getByRole('textbox', { name: 'Sujet' })).toHaveValue(subject);
  });
}

test('“Candidater” leads to the same choice without scripts', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  await page.goto('/programs/master-logistique');
  await page.getByRole('link', { name: 'Candidater' }).first().click();
  await expect(page).toHaveURL('/admission-request?domain=logistique-transport&degree=master');
  await page.close();
});
