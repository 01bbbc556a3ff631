/** The site of these tests is built with `DELIVER_MESSAGES`; without it, messages are not sent. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { doublePress, expect, expectToast, test } from '../support/page.ts';
import { dossierSecrets } from '../support/clients.ts';
import {
  ContactForm,
  TeacherDialog,
  academicApplicant,
  fillByName,
  openPaper,
  pdfInput,
} from '../support/forms.ts';
import { readMails, storedRequests } from '../support/serverProcess.ts';
import { openingMark } from './support/pseudoCatalogs.ts';
import { addressOf, dataFolder, schoolContact } from './support/site.ts';
import { pdf } from '../support/pdfs.ts';

const findStoredRequest = async (reference: string) =>
  (await storedRequests(dataFolder)).find((stored) => stored.reference === reference);

test('a message is stored and mailed; the page shows its reference and the contacts of the settings', async ({
  page,
}) => {
  const { SCHOOL_EMAIL: email, SCHOOL_PHONE: phone } = schoolContact;
  const form = new ContactForm(page);
  await form.open();
  const main = page.getByRole('main');
  await expect(main.locator(`a[href="mailto:${email}"]`).filter({ hasText: email })).not.toHaveCount(0);
  await expect(main.locator('a[href="tel:+25377123456"]').filter({ hasText: phone })).not.toHaveCount(0);
  const sender = `${randomUUID()}@exemple.dj`;
  await form.fill(sender);
  await form.submitButton.click();
  await expect(page.getByRole('heading', { name: 'Message envoyé', exact: true })).toBeFocused();
  await expect(form.text('Message')).toHaveValue('');
  await expect(main.getByText(`heures, à ${sender}.`)).toBeVisible();
  const reference = await main.getByText(/^MSG-\w{4}-\w{4}$/).innerText();
  const answers = { name: 'Ali', email: sender, subject: 'Horaires', message: 'Quand puis-je venir ?' };
  expect(await findStoredRequest(reference)).toMatchObject({ locale: 'fr', answers });
  const mailTo = async (address: string, part: string) =>
    (await readMails(dataFolder)).filter(
      ({ to, text = '' }) => [to].flat()[0]?.text === address && text.includes(part),
    );
  // Made with the first mail.
  await expect.poll(() => existsSync(join(dataFolder, 'outbox'))).toBe(true);
  await expect.poll(() => mailTo(sender, phone.replaceAll(' ', '\u00a0'))).toHaveLength(1);
  await expect.poll(() => mailTo(email, sender)).toHaveLength(1);
});

// `src/backend/resumableUpload.test.ts` and `tests/e2e/dossier.e2e.ts` test uploads over a connection that breaks.
test('an application whose CV is stopped is stored, says so with its link, and goes on when sent again', async ({
  page,
}) => {
  const form = new TeacherDialog(page);
  await form.open();
  await form.fill();
  const stop = form.dialog.getByRole('button', { name: 'Interrompre l’envoi' });

  await test.step('while its texts are sent', async () => {
    await page.route('**/send-teacher-application', () => {});
    await form.submitButton.click();
    await stop.click();
    await expect(form.dialog).toContainText('Envoi interrompu');
    await page.unroute('**/send-teacher-application');
    await expect(form.text('Prénom')).toHaveValue('Kadra');
  });

  // The server never responds.
  await page.route('**/dossier-upload', () => {});
  await form.submitButton.click();
  await expect(form.dialog.getByRole('progressbar', { name: 'Envoi de votre CV' })).toBeVisible();
  await doublePress(stop);
  await expectToast(page, ['Candidature enregistrée, CV manquant']);
  await expect(form.dialog).toContainText('L’envoi s’est arrêté à votre demande. Envoyez');
  const cancel = form.dialog.getByRole('button', { name: 'Annuler' });
  await expect(cancel).toBeFocused();
  await expect(form.dialog.getByText('cv.pdf')).toBeVisible();
  const reference = await form.dialog.getByText(/^ENS-\w{4}-\w{4}$/).innerText();
  await cancel.press('Enter');
  await expect(form.toast).toHaveCount(0);
  const link = page.getByRole('contentinfo').getByRole('link', { name: /^Déposer mon CV plus tard/ });
  await expect(link).toHaveAttribute('href', new RegExp(`^/dossier#${reference}`));
  expect(await findStoredRequest(reference)).toMatchObject({ papers: [{ paper: 'cv', state: 'uploading' }] });
  await page.unroute('**/dossier-upload');

  await form.opener.click();
  await form.fill();
  await form.submitButton.click();
  await expect(form.dialog).toBeHidden();
  await expect(link).toHaveCount(0);
  await expect(page.getByRole('contentinfo'), 'the same application').toContainText(reference);
  expect(await findStoredRequest(reference)).toMatchObject({
    answers: { lastName: 'Robleh' },
    papers: [{ paper: 'cv', state: 'received', bytes: pdf.byteLength }],
  });
});

test('an application whose tab is closed while its CV is sent is stored, and the mailed link takes the CV', async ({
  page,
}) => {
  const form = new TeacherDialog(page);
  await form.open();
  await form.fill();
  await form.text('Email').fill('dossier-cv@exemple.dj');
  await page.route('**/dossier-upload', () => {});
  await form.submitButton.click();
  await expect(form.dialog.getByRole('progressbar', { name: 'Envoi de votre CV' })).toBeVisible();
  const mailed = async () =>
    (await readMails(dataFolder)).find(({ to }) => JSON.stringify(to).includes('dossier-cv@'))?.text ?? '';
  await expect.poll(mailed).toContain('/dossier#ENS-');
  const [secret = ''] = dossierSecrets(await mailed());
  const [reference = ''] = secret.split('.');
  await page.goto(`/dossier#${secret}`);
  await page.unroute('**/dossier-upload');
  await expect(page.getByRole('main')).toContainText(reference);
  await expect(page.locator('main li > details'), 'the CV alone').toHaveCount(1);
  const paper = await openPaper(page, 'Curriculum vitæ');
  await pdfInput(paper).setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(paper.locator('summary')).toContainText('Fichier reçu');
  const forSchool = async () =>
    (await readMails(dataFolder)).find(({ subject = '' }) => subject.includes(`[${reference}]`));
  await expect.poll(async () => (await forSchool())?.attachments.length).toBe(1);
});

test('the privacy policy explains the use of messages', async ({ page }) => {
  await page.goto('/confidentialite');
  const main = page.getByRole('main');
  await expect(
    main.getByRole('heading', { name: 'Votre message ou votre candidature d’enseignant' }),
  ).toBeVisible();
  await expect(main).toContainText('Trois formulaires de ce site transmettent des informations à l’école');
  await expect(main).not.toContainText('restent dans votre navigateur');
});

// `tests/server/mails.test.ts` tests the words and the language of the mails.
test('a request in Arabic is answered and confirmed in Arabic, and the school’s mail is in French', async ({
  page,
}) => {
  const email = 'hodan-ar@exemple.dj';
  await page.goto(addressOf('/admission-request', 'ar'));
  const form = page.locator('main form[data-interactive]');
  await form.waitFor();
  await fillByName(form, { ...academicApplicant, email });
  await form.locator('[type="submit"]').click();
  await expect(page.locator('[data-toast]')).toContainText(openingMark);
  const mailsAbout = async () =>
    (await readMails(dataFolder)).filter(({ to, text }) => JSON.stringify([to, text]).includes(email));
  await expect.poll(async () => (await mailsAbout()).length).toBe(2);
  const mails = await mailsAbout();
  const confirmation = mails.find(({ to }) => JSON.stringify(to).includes(email));
  const forSchool = mails.find((mail) => mail !== confirmation);
  expect(confirmation?.html).toContain('<html lang="ar" dir="rtl">');
  expect(forSchool?.html).toContain('<html lang="fr" dir="ltr">');
  expect(`${forSchool?.subject}\n${forSchool?.text}`).not.toContain(openingMark);
});
