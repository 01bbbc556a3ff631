import { expect, test } from '@playwright/test';
import { AdmissionForm } from '../support/admissionForm.ts';
import { whenScriptsWork } from '../support/openPage.ts';
import { watchPolicy } from '../support/policyViolations.ts';

// It is held to the policy as well.
test.use({ serviceWorkers: 'allow' });

test('a page refuses a foreign script, an inline script and an inline handler', async ({ page }) => {
  const violations = await watchPolicy(page);
  await page.goto('/about');
  await whenScriptsWork(page);
  const ran = await page.evaluate(async () => {
    const attempts = [
      () => {
        const script = document.createElement('script');
        script.text = 'window.attacked = true';
        document.body.append(script);
      },
      () => void (document.body.innerHTML += '<img src="x" onerror="window.attacked = true">'),
      () => document.body.setAttribute('onclick', 'window.attacked = true'),
    ];
    for (const attempt of attempts) {
      try {
        attempt();
      } catch {
        // Refused, as it should be.
      }
    }
    document.body.click();
    return 'attacked' in window;
  });
  expect(ran).toBe(false);
  await expect.poll(() => violations.length).toBeGreaterThan(2);
});

test('menus, dialogs, calendar, navigation and submission keep to the policy', async ({ page }) => {
  test.slow();
  const violations = await watchPolicy(page);
  await page.setViewportSize({ width: 412, height: 800 });
  await page.goto('/');
  await whenScriptsWork(page);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Certifications' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.getByRole('button', { name: 'Postuler comme enseignant' }).click();
  const application = page.getByRole('dialog', { name: /enseign/i });
  await application.locator('form[data-live]').waitFor();
  await page.keyboard.press('Escape');
  await expect(application).toBeHidden();

  for (const name of ['Actualités', 'Admissions', 'À propos', 'Formations']) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  await page.goBack();

  await page.getByRole('button', { name: 'Menu' }).click();
  await page
    .getByRole('dialog', { name: 'Menu' })
    .getByRole('link', { name: /^Demande d/ })
    .click();
  const form = new AdmissionForm(page);
  await form.whenLive();
  await form.submitButton.click();
  await expect(form.summary).toBeFocused();
  await form.fillAcademic('policy@exemple.dj');
  await page.getByRole('button', { name: 'Sélectionner une date' }).click();
  await page
    .getByRole('grid')
    .getByRole('button', { name: /18 mai 2004/ })
    .click();
  await form.submitButton.click();
  await expect(form.toast).toBeVisible();
  expect(violations).toEqual([]);
});
