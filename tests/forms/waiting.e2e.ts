import { expect, test } from '@playwright/test';
import { AdmissionForm } from '../support/forms.ts';
import { expectToast } from '../support/page.ts';

test('a request times out after 30 seconds', async ({ page }) => {
  const form = new AdmissionForm(page);
  await page.route('**/functions/v1/send-admission-email', () => {}); // no response
  await page.clock.install();
  await form.open();
  await form.fillAcademic();
  const called = page.waitForRequest('**/functions/v1/send-admission-email');
  await page.clock.pauseAt(Date.now() + 60 * 60 * 1000);
  await form.submitButton.click();
  await called;
  await page.clock.runFor(29_000);
  await expect(form.submitButton).toHaveAttribute('aria-disabled', 'true');
  await expect(form.toast).toHaveCount(0);

  await page.clock.runFor(2_000);
  const failed = 'Une erreur s’est produite lors de l’envoi de votre demande. Veuillez réessayer.';
  await expectToast(page, ['Erreur', failed]);
  await expect(form.submitButton).not.toHaveAttribute('aria-disabled');
  await expect(form.text('Prénom')).toHaveValue('Hodan');
});
