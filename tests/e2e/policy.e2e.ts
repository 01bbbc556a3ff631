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

/** Markup that an attacker has injected into a page; the policy must refuse every part. */
const attacks = {
  '<script src="https://foreign.example/attack.js"></script>': /^script-src-elem https:\/\/foreign\.example/,
  '<script>window.attacked = "inline"</script>': /^script-src-elem inline/,
  '<img src="x" onerror="window.attacked = `handler`">': /^script-src-attr inline/,
  '<style>h1 { color: red }</style>': /^style-src-elem inline/,
  '<iframe src="https://foreign.example/"></iframe>': /^frame-src https:\/\/foreign\.example/,
  '<form id="attack" action="https://foreign.example/"></form>': /^form-action https:\/\/foreign\.example/,
  '<base href="https://foreign.example/">': /^base-uri https:\/\/foreign\.example/,
};

test('a page refuses foreign and inline scripts, handlers, styles, frames and form targets', async ({
  page,
  context,
}) => {
  // Without the policy, the foreign script would load and run.
  await context.route('https://foreign.example/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.attacked = "foreign"' }),
  );
  await page.route('/about', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('</head>', `</head>${Object.keys(attacks).join('')}`);
    await route.fulfill({ response, body: html });
  });
  const violations = await collectCspViolations(page);
  await page.goto('/about');
  // `submit()` fires no event. After a click, the page's own listener would cancel the submission before the policy does.
  await page.evaluate(() => document.querySelector<HTMLFormElement>('#attack')?.submit());
  for (const [markup, violation] of Object.entries(attacks)) {
    const match = () => violations.filter((one) => violation.test(one)).length;
    await expect.poll(match, { message: `refused: ${markup}` }).toBeGreaterThan(0);
  }
  expect(await page.evaluate(() => Object.entries(window).filter(([name]) => name === 'attacked'))).toEqual(
    [],
  );
});

test('a page refuses markup and scripts that a script writes', async ({ page }) => {
  await page.goto('/about');
  await whenScriptsWork(page);
  const refusals = await page.evaluate(() => {
    const attempts = {
      innerHTML: () => (document.createElement('div').innerHTML = '<img src="x" onerror="alert()">'),
      text: () => (document.createElement('script').text = 'alert()'),
      src: () => (document.createElement('script').src = 'https://foreign.example/attack.js'),
      handler: () => document.body.setAttribute('onclick', 'alert()'),
    };
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt();
        return `${name}: accepted`;
      } catch {
        return `${name}: refused`; // By Trusted Types.
      }
    });
  });
  expect(refusals).toEqual(['innerHTML: refused', 'text: refused', 'src: refused', 'handler: refused']);
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
  await application.locator('form[data-interactive]').waitFor();
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
  await form.whenInteractive();
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
