import { readFileSync } from 'node:fs';
import { type Page, expect } from '@playwright/test';
import { toasts } from '../forms/specification.ts';
import { AdmissionForm } from '../support/forms.ts';
import {
  expectInSight,
  expectNoSidewaysScroll,
  expectToast,
  openPage,
  sectionOf,
  test,
} from '../support/page.ts';

const reference = 'ADM-TEST-0000';

/** Sends a request on 3 March 2026 at 0:30 in Djibouti, when it is still the day before in UTC. */
async function send(page: Page, answer: object = {}, firstName = 'Hodan'): Promise<AdmissionForm> {
  await page.clock.setFixedTime('2026-03-02T21:30:00Z');
  const form = new AdmissionForm(page);
  await form.open();
  await form.answerRequests(answer);
  await form.fillAcademic();
  await form.answer({ firstName });
  await form.submitButton.press('Enter');
  await expectToast(page, toasts.admissionSent);
  return form;
}

for (const [width, height] of [
  [320, 256],
  [360, 640],
  [1280, 800],
] as const) {
  test(`at ${width} × ${height} px the toast covers and repeats nothing of the receipt`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const widest = 'ADM-MWMW-WMWM';
    const { receipt } = await send(page, { reference: widest });
    await expect(receipt).toBeFocused();
    await expect(receipt).toHaveAccessibleDescription(`Votre numéro de dossier ${widest}`);
    const shown = page.getByText(widest, { exact: true });
    if (height > 600) await expectInSight(shown);
    expect(await shown.evaluate((element) => element.getClientRects().length), 'lines').toBe(1);
    await expectNoSidewaysScroll(page);
    const covered = await page
      .getByRole('main')
      // In a low window the toast covers some text wherever it is.
      .locator(`a[href], button${height > 600 ? ', h1, h2, ol > li, bdi' : ''}`)
      .evaluateAll((controls) =>
        controls
          .filter((control) => {
            const { left, right, top, bottom } = control.getBoundingClientRect();
            return document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('[data-toast]');
          })
          .map((control) => control.textContent),
      );
    expect(covered).toEqual([]);
    for (const sentence of toasts.admissionSent) {
      await expect(page.getByText(sentence, { exact: true })).toHaveCount(1);
    }
  });
}

test('the receipt shows applicant, programme and response deadline, and marks the current step', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await send(page);
  const fact = (name: string) => page.getByRole('term').filter({ hasText: name }).locator('+ dd');
  await expect.soft(fact('Au nom de')).toHaveText('Hodan Warsama');
  await expect.soft(fact('Formation demandée')).toHaveText(/Logistique et Transport International$/);
  await expect.soft(fact('Demande envoyée le')).toHaveText('3 mars 2026 à 0 h 30, heure de Djibouti');
  await expect
    .soft(fact('Notre première réponse'))
    .toHaveText('Le 5 mars 2026 au plus tard, à hodan.warsama@exemple.dj ou par téléphone');
  const steps = sectionOf(page, 'Ce qui se passe ensuite').getByRole('listitem');
  await expect.soft(steps.first()).toContainText('C’est fait.');
  await expect
    .soft(steps.filter({ hasText: 'Notre première réponse' }))
    .toHaveAttribute('aria-current', 'step');
  await expect.soft(page.getByText('Remplissez cette demande')).toHaveCount(0);

  await test.step('the button copies the reference', async () => {
    await page.getByRole('button', { name: 'Copier le numéro' }).click();
    await expect(page.getByText('Numéro copié.')).toBeVisible();
    expect.soft(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);
  });

  await test.step('without the Clipboard API the button reports a failure', async () => {
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.getByRole('button', { name: 'Copier le numéro' }).click();
    await expect(page.getByText('recopiez le numéro')).toBeVisible();
  });

  await test.step('the response deadline downloads as a calendar event', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Noter la date dans mon agenda' }).click();
    const file = await download;
    expect.soft(file.suggestedFilename()).toBe(`${reference}.ics`);
    const event = readFileSync(await file.path(), 'utf8');
    expect.soft(event).toContain('DTSTART;VALUE=DATE:20260305');
    expect.soft(event.replaceAll('\r\n ', '')).toContain(reference);
  });

  await test.step('the printed page has only the receipt, without form, toast and buttons', async () => {
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await page.getByRole('button', { name: 'Imprimer ou enregistrer en PDF' }).click();
    await expect(page.locator('html[data-printed]')).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    await expect.soft(page.getByText(reference, { exact: true })).toBeVisible();
    await expect.soft(page.getByText('Hodan Warsama')).toBeVisible();
    await expect.soft(page.getByRole('strong').getByText('École supérieure de management')).toBeVisible();
    await expect.soft(form(page)).toBeHidden();
    await expect.soft(page.locator('[data-toast]')).toBeHidden();
    await expect.soft(page.getByRole('button')).toHaveCount(0);
  });
});

test('once the promised day is over, a receipt promises neither an answer nor a mail', async ({ page }) => {
  await send(page, { mail: { state: 'onItsWay', at: null } });
  const promises = page.getByText(/agenda|au plus tard|En route/);
  await expect(promises).toHaveCount(4);
  await page.clock.setFixedTime('2026-03-05T21:00:00Z');
  await page.reload();
  await expect(
    page.getByText('La date annoncée est passée : sans réponse de notre part, appelez-nous au +253'),
  ).toHaveCount(2);
  await expect(promises).toHaveCount(0);
});

test('the receipt survives a reload and Back until the visitor begins another request', async ({ page }) => {
  const admission = await send(page);
  const { receipt } = admission;
  await page.reload();
  await expect(receipt).toBeFocused();
  await expect(page.getByText('Hodan Warsama')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(receipt).toBeHidden();
  await page.goBack();
  await expect(receipt).toBeVisible();
  // Session storage keeps only the answers that the receipt shows.
  const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(kept).toContain('Warsama');
  expect(kept).not.toMatch(/birthDate|lastDiploma|lastInstitution/);
  const key = 'receipt:admission';
  const stored = await page.evaluate((key) => sessionStorage.getItem(key) ?? '', key);

  await page.getByRole('button', { name: 'Faire une autre demande' }).click();
  await page.reload();
  await expect(admission.text('Prénom'), 'the draft is gone').toHaveValue('');
  await expect(receipt).toHaveCount(0);
  await page.evaluate(([key, sent]) => sessionStorage.setItem(key, sent), [key, stored] as const);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(receipt, 'which another document of the tab has sent').toBeVisible();

  await page.evaluate((key) => sessionStorage.setItem(key, '{"request":{}}'), key);
  await page.reload();
  await expect(admission.text('Prénom'), 'in place of an invalid receipt').toBeVisible();
});

test('a link to another programme opens a new form below the first reference', async ({ page }) => {
  const admission = await send(page);
  await page.goto('/programs/master-cca');
  await page.getByRole('main').getByRole('link', { name: 'Candidater' }).first().click();
  await expect(admission.text('Prénom')).toBeVisible();
  await expect(page.getByText(/^Depuis la page\s: /)).toBeVisible();
  await expect(page.getByText(reference, { exact: true })).toBeVisible();
  await expect(admission.receipt).not.toBeFocused();

  await test.step('also from the header of its page, and while a text of the footer is read', async () => {
    // Before hydration, the link tells the next document no page.
    await openPage(page, '/programs/license-cca');
    await page.getByRole('banner').getByRole('link', { name: 'Demande d’admission' }).click();
    await admission.whenInteractive();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(admission.text('Prénom')).toBeVisible();
  });
});

test('another request can be made on the page, and the first reference stays until it is sent', async ({
  page,
}) => {
  const admission = await send(page);
  await expect(form(page)).toBeHidden();
  await page.getByRole('button', { name: 'Faire une autre demande' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Formulaire de Demande d’Admission' })).toBeFocused();
  await expect(page.getByText(reference, { exact: true })).toBeVisible();
  await expect(admission.text('Prénom')).toHaveValue('');
  await expect(page.getByText(/questions de plus/), 'of the first request').toHaveCount(0);
  await admission.answerRequests({ reference: undefined });
  await page.clock.setFixedTime('2026-03-02T21:40:00Z');
  await admission.fillCertifying();
  await admission.submitButton.click();
  await expect(admission.receipt).toBeFocused();
  await expect(page.getByText(reference, { exact: true })).toHaveCount(0);

  await test.step('a response without a reference shows a receipt too', async () => {
    await expect(admission.receipt).toHaveAccessibleDescription('L’école a votre demande.');
    await expect(page.getByText('Hodan Warsama')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Noter la date dans mon agenda' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copier le numéro' })).toHaveCount(0);
    await expect(page.getByText('Ce numéro permet')).toHaveCount(0);
  });
});

const form = (page: Page) => page.locator('form[name="admission-request"]');
