import { expect, test } from '@playwright/test';
import { storedRequests } from '../support/serverProcess.ts';
import { AdmissionForm } from '../support/forms.ts';
import { collectMessages, heading, whenCached, whenScriptsWork } from '../support/page.ts';

test.use({ serviceWorkers: 'allow' });

test('a visited page opens without a connection, and caching logs nothing', async ({ page, context }) => {
  const messages = collectMessages(page);
  await page.goto('/about');
  await whenCached(page);
  expect(messages).toEqual([]);
  const title = await heading(page).textContent();
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page)).toHaveText(title ?? '');
  await whenScriptsWork(page);
});

test('offline, the admission form opens, reports a failed submission and keeps it; online, it sends it', async ({
  page,
  context,
}) => {
  await page.goto('/admissions');
  await whenCached(page);
  await context.setOffline(true);
  const form = new AdmissionForm(page);
  await form.open();
  const email = `offline-${Date.now()}@exemple.dj`;
  await form.send(email);
  await expect(
    page.getByRole('main').getByText('La connexion semble coupée', { exact: false }),
  ).toBeVisible();
  // The script of the toast is cached too.
  await expect(form.toast).toContainText(
    'Une erreur s’est produite lors de l’envoi de votre demande. Veuillez réessayer.',
  );

  await page.reload();
  await form.whenInteractive();
  await expect(form.text('Email')).toHaveValue(email);
  await context.setOffline(false);
  await form.submitButton.click();
  await expect(form.toast).toContainText('Demande d’admission envoyée');
  expect((await storedRequests()).filter(({ answers }) => answers.email === email)).toHaveLength(1);
});
