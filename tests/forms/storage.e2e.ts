import { expect, test } from '@playwright/test';
import { AdmissionForm, ContactForm, TeacherDialog } from '../support/forms.ts';
import { expectToast } from '../support/page.ts';

test('a draft survives a reload and is not shared with other tabs', async ({ page, context }) => {
  const form = new AdmissionForm(page);
  await form.open();
  await form.text('Prénom').fill('Hodan');
  await form.choice('Dernier diplôme obtenu').selectOption('BTS');
  await page.reload();
  await form.whenInteractive();
  await expect(form.text('Prénom')).toHaveValue('Hodan');
  await expect(form.choice('Dernier diplôme obtenu')).toHaveValue('bts');

  const other = new AdmissionForm(await context.newPage());
  await other.open();
  await expect(other.text('Prénom')).toHaveValue('');
  await expect(other.choice('Dernier diplôme obtenu')).toHaveValue('');
  expect(JSON.stringify(await context.storageState({ indexedDB: true }))).not.toContain('Hodan');
});

test('“Effacer et quitter” leaves nothing of a visitor in the tab, not for Back or a reload either', async ({
  page,
}) => {
  const contact = new ContactForm(page);
  await contact.open();
  await contact.fill('ali@exemple.dj');
  const form = new AdmissionForm(page);
  await form.answerRequests();
  await form.open();
  const teacher = new TeacherDialog(page);
  await teacher.opener.click();
  await teacher.fill();
  await page.keyboard.press('Escape');
  const eraseButton = page.getByRole('button', { name: 'Effacer et quitter' });
  await expect(eraseButton).toHaveCount(0);
  await form.fillAcademic();
  await expect(eraseButton).toBeVisible();
  await form.submitButton.click();
  await expect(form.receipt).toBeFocused();
  await page.getByRole('button', { name: 'Faire une autre demande' }).click();
  await form.text('Prénom').fill('Hodan');
  const erase = page.getByRole('form').getByRole('button', { name: 'Effacer et quitter' });
  page.once('dialog', (dialog) => dialog.dismiss());
  await erase.click();
  await expect(form.text('Prénom'), 'the visitor did not confirm').toHaveValue('Hodan');
  page.once('dialog', (dialog) => dialog.accept());
  await erase.click();
  await expect(page).toHaveURL('/');
  const done =
    'Cet onglet ne garde plus rien de ce que vous avez saisi. Fermez aussi les autres onglets de ce site.';
  await expectToast(page, ['Tout est effacé', done]);
  await teacher.opener.click();
  await expect(teacher.text('Prénom')).toHaveValue('');
  await expect(teacher.dialog.getByText('cv.pdf')).toHaveCount(0);
  await teacher.dialog.getByRole('button', { name: 'Annuler' }).click();

  const expectNothing = async () => {
    await expect(page.locator('form[data-interactive]')).toBeVisible();
    await expect(eraseButton).toHaveCount(0);
    await expect(form.receipt).toHaveCount(0);
    const kept = await page.evaluate(() => Object.keys(sessionStorage));
    // The empty form has made another random attempt.
    expect(kept.filter((key) => /draft|receipt/.test(key))).toEqual([]);
    const filled = await page
      .locator('main :is(input:not([type="radio"]), textarea, select)')
      .evaluateAll((controls: HTMLInputElement[]) => controls.map(({ value }) => value).filter(Boolean));
    expect(filled).toEqual([]);
  };
  await page.getByRole('banner').getByRole('link', { name: 'Demande d’admission' }).click();
  await expectNothing();
  await page.reload();
  await expectNothing();
  // Go back to the contact form, where the browser restores typed text.
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expectNothing();
});

test('a request that is answered after “Effacer et quitter” leaves nothing in the tab', async ({ page }) => {
  const { promise: erased, resolve: answer } = Promise.withResolvers<void>();
  const form = new AdmissionForm(page);
  await form.open();
  await form.answerRequests({}, erased);
  await form.fillAcademic();
  await form.submitButton.click();
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
  await new ContactForm(page).text('Message').fill('Bonjour,');
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Effacer et quitter' }).click();
  await expect(page).toHaveURL('/');
  const answered = page.waitForResponse('**/functions/v1/send-admission-email');
  answer();
  await answered;
  await form.open();
  await expect(form.text('Prénom')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /receipt/.test(key)))).toEqual(
    [],
  );
});
