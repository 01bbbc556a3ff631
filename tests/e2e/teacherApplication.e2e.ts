import { type Route, expect } from '@playwright/test';
import { expectInSight, expectToast, listenToLiveRegions, openPage, test } from '../support/page.ts';
import { teacherMessages, toasts } from '../forms/specification.ts';
import { encryptedPdf, pdf } from '../support/pdfs.ts';
import { TeacherDialog, dropFile } from '../support/forms.ts';

let form: TeacherDialog;
test.beforeEach(({ page }) => {
  form = new TeacherDialog(page);
});

test('a diploma that is too low is refused, each time aloud, with the fields kept', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await form.open();
  const condition = 'Master au minimum, ou équivalent (MBA, diplôme d’ingénieur, doctorat)';
  await expect(form.dialog).toContainText(condition);
  await form.choice('Dernier diplôme obtenu').selectOption('BTS (non éligible)');
  const [title, text] = toasts.teacherIneligible;
  const said = await listenToLiveRegions(page);
  const refusals = async () => (await said()).filter((words) => words.includes(title)).length;
  for (const times of [1, 2]) {
    await form.submitButton.click();
    await expect.poll(refusals, 'before the other fields are filled in').toBe(times);
  }
  await expect(form.summary).toBeFocused();
  await expectInSight(form.summary.getByRole('heading'));

  await form.fill('Licence (non éligible)');
  await form.submitButton.click();
  await expect.poll(refusals).toBe(3);
  await expectToast(page, toasts.teacherIneligible);
  await expect(form.dialog.getByText(title, { exact: true })).toBeVisible();
  await expect(form.dialog.getByText(text)).toBeVisible();
  await expect(form.text('Motivation')).toHaveValue('Transmettre mon métier.');
  await expect(form.dialog.getByText('cv.pdf')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form.toast).toHaveCount(0);
  await expect(form.dialog, 'Escape closes the toast alone').toBeVisible();
});

test('a Master is dispatched and confirmed; the prepared e-mail with its answers is gone on the next page', async ({
  page,
}) => {
  await form.open();
  await form.fill();
  const offered = page.evaluate(
    () =>
      new Promise<object>((resolve) => {
        addEventListener('teacher-application', (event) => {
          const { cv, ...texts } = (event as CustomEvent).detail; // Safe cast: `dispatchAsEvent` dispatches it.
          resolve({ ...texts, cv: [cv.file.name, cv.file.size] });
        });
      }),
  );
  await form.submitButton.click();
  await expect(form.dialog).toBeHidden();
  await expectToast(page, toasts.teacherSent);
  await expect(form.opener).toBeFocused();
  // The site sends nothing, so the footer offers a prepared e-mail.
  const mail = page.getByRole('contentinfo').getByRole('link', { name: 'Ouvrir l’email prêt à envoyer' });
  await expect(page.getByRole('contentinfo')).toContainText('Joignez-y votre CV');
  await expect(page.getByRole('contentinfo')).toContainText(/Ouvert jusqu’à|Fermé, ouvre/);
  await expect(page.getByRole('contentinfo')).not.toContainText('envoyée');
  const { searchParams } = new URL((await mail.getAttribute('href')) ?? '');
  expect(searchParams.get('subject')).toBe('Candidature d’enseignant\u202F: Kadra Robleh');
  expect(searchParams.get('body')?.replaceAll('\u202F', ' ').split('\r\n')).toEqual([
    'Prénom : Kadra',
    'Nom : Robleh',
    'Email : kadra@example.dj',
    'Numéro de téléphone : 77 12 34 56',
    'Dernier diplôme obtenu : Master',
    'Spécialisation : Fiscalité',
    'Motivation : Transmettre mon métier.',
    '',
    'Mon CV est joint à cet email.',
  ]);
  const copy = page.getByRole('contentinfo').getByText('Mon CV est joint à cet email.');
  await expect(copy).toBeHidden();
  await page.getByRole('contentinfo').getByText('Candidature d’enseignant : Kadra Robleh').click();
  await expect(copy, 'for who has no mail program').toContainText('Motivation : Transmettre mon métier.');
  expect(await offered).toMatchObject({
    lastDiploma: 'master',
    availability: '',
    cv: ['cv.pdf', pdf.length],
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();
  await page
    .getByRole('dialog', { name: 'Mentions légales' })
    .getByRole('button', { name: 'Fermer' })
    .click();
  await expect(mail, 'a text of the footer is no other page').toBeVisible();
  await form.opener.click();
  await form.dialog.getByRole('button', { name: 'Fermer', exact: true }).click();
  await expect(mail, 'until the next application is sent').toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Admissions', exact: true }).click();
  // Not the address, which changes before the page.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(mail).toHaveCount(0);
  await form.opener.click();
  await expect(form.text('Prénom')).toHaveValue('');
  await expect(form.dialog.getByText('cv.pdf')).toHaveCount(0);
});

test('erasing on the home page, which is no navigation, removes the prepared e-mail', async ({ page }) => {
  await form.open('/');
  await form.fill();
  await form.submitButton.click();
  const mail = page.getByRole('contentinfo').getByRole('link', { name: 'Ouvrir l’email prêt à envoyer' });
  await expect(mail).toBeVisible();
  await form.opener.click();
  await form.text('Prénom').fill('Kadra');
  page.once('dialog', (question) => void question.accept());
  await form.dialog.getByRole('button', { name: 'Effacer et quitter' }).click();
  await expect(form.toast).toContainText('Tout est effacé');
  await expect(mail).toHaveCount(0);
});

test('the error summary names each missing answer, and leads to its field, also over another form', async () => {
  await form.open('/contact');
  await form.submitButton.press('Enter');
  await expect(form.summary).toBeFocused();
  const links = form.summary.getByRole('link');
  await expect(links).toHaveText(Object.values(teacherMessages).map((message) => new RegExp(`^${message}`)));
  await links.filter({ hasText: 'Email' }).click();
  await expect(form.text('Email')).toBeFocused();
  await links.filter({ hasText: 'CV' }).click();
  await expect(form.cv).toBeFocused();
  await expect(form.cv).toHaveAccessibleDescription(new RegExp(teacherMessages.cv));
});

test('a file that is no PDF is refused, and a PDF can be replaced and removed by keyboard', async ({
  page,
}) => {
  await form.open();
  await expect(form.dialog.locator('input[type="file"]')).toHaveAttribute(
    'accept',
    '.pdf,application/pdf,application/x-pdf,application/acrobat,text/pdf,application/octet-stream',
  );
  // `src/forms/pdfFile.test.ts` tests what else is refused.
  for (const [name, buffer, message] of [
    ['renamed.pdf', Buffer.from('PK\u0003\u0004word/document.xml'), 'Le CV n’est pas un PDF'],
    ['protected.pdf', encryptedPdf, 'Ce PDF demande peut-être un mot de passe'],
  ] as const) {
    await form.chooseFile({ name, buffer });
    await expect(form.cv, name).toHaveAccessibleDescription(new RegExp(name));
    await expect(form.cv, name).toHaveAccessibleDescription(new RegExp(message));
  }

  await form.chooseFile({ name: 'Mon "CV" \u202Efdp.final.pdf' });
  await expect(form.cv).toHaveAccessibleDescription(/Mon "CV" fdp\.final\.pdf \(1 ko\)/);

  await form.cv.focus();
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({ name: 'autre.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(form.cv).toHaveAccessibleDescription(/autre\.pdf/);
  const announced = form.dialog.locator('[aria-live]').filter({ hasText: /\S/ });
  await expect(announced).toHaveText(/Fichier choisi.*autre\.pdf/);
  expect(await dropFile(form.cv, 'depose.pdf', 'application/pdf', pdf.toString('latin1'))).toBe(true);
  await expect(form.cv, 'dropped').toHaveAccessibleDescription(/depose\.pdf/);
  await dropFile(form.cv, 'deux.pdf', 'application/pdf', pdf.toString('latin1'), pdf.toString('latin1'));
  await expect(announced).toHaveText(/depose\.pdf.*Un seul fichier/);

  await form.cv.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form.cv).not.toHaveAccessibleDescription(/depose\.pdf/);
  await expect(announced).toHaveText('Fichier retiré.');
  await expect(form.cv).toBeFocused();
});

test('a slow file does not come back once another one is chosen, or it is removed', async ({ page }) => {
  await form.open();
  for (const [forget, description] of [
    [() => form.chooseFile({ name: 'prompt.pdf' }), /prompt\.pdf/],
    [() => form.dialog.getByRole('button', { name: 'Retirer' }).click(), /Veuillez joindre votre CV/],
  ] as const) {
    // As from a cloud drive.
    await page.evaluate(() => {
      const read = Blob.prototype.arrayBuffer;
      Blob.prototype.arrayBuffer = function arrayBuffer(this: Blob) {
        Blob.prototype.arrayBuffer = read;
        return new Promise((resolve) =>
          addEventListener('read-slow-file', () => resolve(read.call(this)), { once: true }),
        );
      };
    });
    await form.chooseFile({ name: 'lent.pdf' });
    await expect(form.cv).toHaveAccessibleDescription(/lent\.pdf/);
    await form.submitButton.press('Enter');
    await expect(form.summary).toContainText('Le CV est encore en cours de lecture');
    await forget();
    await expect(form.cv).toHaveAccessibleDescription(description);
    await page.evaluate(async () => {
      dispatchEvent(new Event('read-slow-file'));
      // The check of a file reads it twice.
      for (let reads = 0; reads < 3; reads += 1) await new Blob(['%']).arrayBuffer();
    });
    await expect(form.cv).toHaveAccessibleDescription(description);
  }
});

test('a dialog closed with Escape keeps every field, and a cancelled one clears them', async ({ page }) => {
  await form.open();
  await form.fill();
  await page.keyboard.press('Escape');
  await expect(form.dialog).toBeHidden();
  await expect(form.opener).toBeFocused();
  await form.opener.click();
  await expect(form.dialog).toBeVisible();
  // The second click of a double click falls beside the dialog.
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(form.text('Prénom')).toHaveValue('Kadra');
  await expect(form.dialog.getByText('cv.pdf')).toBeVisible();

  await form.dialog.getByRole('button', { name: 'Annuler' }).click();
  await expect(form.dialog).toBeHidden();
  // As in Safari, which does not focus a clicked button.
  await form.opener.blur();
  await form.opener.dispatchEvent('click');
  await expect(form.text('Prénom')).toHaveValue('');
  await expect(form.dialog.getByText('cv.pdf')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(form.opener).toBeFocused();
});

test('a link of the home page opens the dialog, also a second time but not by Back, and closing it leads to the footer', async ({
  page,
}) => {
  await openPage(page, '/');
  const link = page.getByRole('main').getByRole('link', { name: 'Enseigner chez nous' });
  for (const time of ['first', 'second']) {
    await link.click();
    await expect(form.dialog, time).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form.dialog, time).toBeHidden();
    await expect(form.opener, time).toBeFocused();
  }
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(link).toBeHidden();
  await page.goBack();
  await expect(link).toBeVisible();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await expect(form.dialog).toBeHidden();
});

test('Back closes the dialog and keeps its fields', async ({ page }) => {
  await form.open();
  await form.dialog.getByRole('button', { name: 'Annuler' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.innerText();
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(heading).not.toHaveText(before);
  await form.opener.click();
  await form.text('Prénom').fill('Kadra');
  await page.goBack();
  await expect(form.dialog).toBeHidden();
  await expect(heading).toHaveText(before);
  await form.opener.click();
  await expect(form.text('Prénom')).toHaveValue('Kadra');
});

test('a dialog whose script loads late does not open over a field that the visitor went on to', async ({
  page,
}) => {
  const held: Route[] = [];
  await page.route(/\/TeacherApplicationDialog[^/]*\.js$/, (route) => void held.push(route));
  await openPage(page, '/contact');
  await form.opener.click();
  await expect.poll(() => held.length).toBe(1);
  const message = page.getByRole('textbox', { name: 'Message', exact: true });
  await message.fill('Bonjour,');
  const code = page.waitForEvent('requestfinished', (request) => request === held[0]?.request());
  await held[0]?.continue();
  await code;
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await expect(form.dialog).toBeHidden();
  await expect(message).toBeFocused();
  await form.opener.click();
  await expect(form.dialog).toBeVisible();
});
