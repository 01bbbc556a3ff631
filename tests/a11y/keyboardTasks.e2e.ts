import { admissionAnswerNames } from '#core/questions/questions.ts';
import { admissionChoices } from '../forms/specification.ts';
import { AdmissionForm, academicApplicant, asEntered } from '../support/forms.ts';
import { openPage, expect, test } from '../support/page.ts';

// The menu and the longest form by keyboard alone. The tests of other pages and forms include their keyboard operation.

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
  await expect(first).toBeHidden();
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
      // Types an option up to its first space or accent: a space would open the list, and an accented letter has no key.
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
