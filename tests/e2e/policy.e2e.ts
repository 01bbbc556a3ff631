import { type Page, expect, test } from '@playwright/test';
import { AdmissionForm } from '../support/forms.ts';
import { whenScriptsWork } from '../support/page.ts';

// The CSP applies to the service worker too.
test.use({ serviceWorkers: 'allow' });

/** Collects CSP violations of the page across navigations. Also blocks the photographs of other hosts. */
async function collectCspViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
      const report = `${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}:${lineNumber}`;
      // Safe cast: `exposeFunction` added it to the window.
      void (window as unknown as { reportViolation: (text: string) => void }).reportViolation(report);
    });
  });
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted ?(Types|HTML|Script)/i.test(message.text()))
      violations.push(message.text());
  });
  page.on('pageerror', (error) => violations.push(String(error)));
  await page.route(/^https:\/\/images\.unsplash\.com\//, (route) => route.abort());
  return violations;
}

test('a page refuses a foreign script, an inline script and an inline handler', async ({ page }) => {
  const violations = await collectCspViolations(page);
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
        // Trusted Types refuse the string.
      }
    }
    document.body.click();
    return 'attacked' in window;
  });
  expect(ran).toBe(false);
  await expect.poll(() => violations.length).toBeGreaterThan(2);
});

test('menus, dialogs, calendar, navigation and submission do not violate the CSP', async ({ page }) => {
  test.slow();
  const violations = await collectCspViolations(page);
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
