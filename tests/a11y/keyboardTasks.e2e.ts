import { expect, test } from '@playwright/test';
import { admissionAnswerNames } from '#core/questions/questions.ts';
import { admissionChoices } from '../forms/specification.ts';
import {
  AdmissionForm,
  ContactForm,
  TeacherDialog,
  academicApplicant,
  asEntered,
  pdf,
} from '../support/forms.ts';
import { openPage } from '../support/page.ts';

// The menu and the forms by keyboard. The tests of other pages include their keyboard operation.

test.use({ viewport: { width: 1280, height: 800 } });

test('a visitor opens and closes “Plus” and goes to one of its pages', async ({ page }) => {
  await openPage(page, '/contact');
  const header = page.getByRole('banner');
  const toggle = header.getByText('Plus', { exact: true });
  const first = header.getByRole('link', { name: 'Actualités' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await expect(toggle).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(first).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/news');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a visitor fills in and sends the admission request', async ({ page }) => {
  const form = new AdmissionForm(page);
  const answers: Partial<Record<string, string>> = academicApplicant;
  await form.open();
  await form.text('Prénom').focus();
  const next = () => page.keyboard.press('Tab');
  for (const name of admissionAnswerNames('academique')) {
    await expect(form.control(name)).toBeFocused();
    if (name === 'formationType') {
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
      await expect(form.radio('Formation académique')).toBeChecked();
    } else {
      const words = asEntered(name, answers[name] ?? '');
      // Type the first word only: a space would open the list, and É has no key.
      await page.keyboard.type(name in admissionChoices ? (/^[\w-]+/.exec(words)?.[0] ?? '') : words);
    }
    await next();
    if (name !== 'birthDate') continue;
    await expect(page.getByRole('button', { name: 'Sélectionner une date' })).toBeFocused();
    await next();
  }
  await expect(page.getByRole('link', { name: 'Ce que l’école fait de vos données' })).toBeFocused();
  await next();
  await expect(form.submitButton).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^ADM-/)).toBeVisible();
});

test('a visitor fills in and sends a message twice, and closes its one toast', async ({ page }) => {
  const form = new ContactForm(page);
  await form.open();
  const fill = async () => {
    await form.text('Nom complet').focus();
    for (const text of ['Ali', 'ali@exemple.dj', 'Horaires', 'Quand puis-je venir ?']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await expect(form.submitButton).toBeFocused();
    await page.keyboard.press('Enter');
  };
  const confirmed = page.getByRole('heading', { name: 'Pour être certain d’avoir une réponse' });
  await fill();
  await expect(confirmed).toBeFocused();
  const { toast } = form;
  await expect(toast).toBeVisible();

  await fill();
  await expect(confirmed).toBeFocused();
  await expect(toast).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);
  await expect(confirmed).toBeFocused();
});

test('a teacher applies with a CV', async ({ page }) => {
  const form = new TeacherDialog(page);
  await form.open();
  const next = () => page.keyboard.press('Tab');
  await form.text('Prénom').focus();
  for (const [name, answer] of [
    ['firstName', 'Kadra'],
    ['lastName', 'Robleh'],
    ['email', 'kadra@exemple.dj'],
    ['phone', '77 12 34 56'],
    ['lastDiploma', 'MBA'],
    ['specialization', 'Fiscalité'],
    ['experience', ''],
    ['expertise', ''],
    ['motivation', 'Transmettre.'],
    ['availability', ''],
  ] as const) {
    await expect(form.dialog.locator(`[name="${name}"]`)).toBeFocused();
    await page.keyboard.type(answer);
    await next();
  }
  await expect(form.cv).toBeFocused();
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(form.dialog.getByText('cv.pdf')).toBeVisible();
  await form.submitButton.press('Enter');
  await expect(form.dialog).toBeHidden();
  await expect(form.opener).toBeFocused();
});
