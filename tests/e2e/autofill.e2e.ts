import { type Page, expect, test } from '@playwright/test';
import { openDossier } from '../support/clients.ts';
import { AdmissionForm, ContactForm, TeacherDialog, academicApplicant } from '../support/forms.ts';
import { whenHydrated } from '../support/page.ts';
import { port } from '../support/serverProcess.ts';
import { pdf } from '../support/pdfs.ts';

/** The events that password managers fire after they set a value. */
const eventsOfManagers: [what: string, events: string[]][] = [
  ['nothing', []],
  ['only `change`', ['change']],
  ['only `keydown`', ['keydown']],
];

/** Sets the values of controls by name, as an extension does: from an isolated world, which React's hooks do not see. */
async function fillAsManager(
  page: Page,
  form: string,
  values: Record<string, string>,
  events: string[],
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
  });
  function fill(form: string, values: Record<string, string>, events: string[]): void {
    for (const [name, value] of Object.entries(values)) {
      const control = document.querySelector<HTMLInputElement>(`${form} [name="${name}"]`);
      if (!control) throw new Error(`no ${name}`);
      control.value = value;
      for (const event of events) control.dispatchEvent(new Event(event, { bubbles: true }));
    }
  }
  const { exceptionDetails } = await session.send('Runtime.callFunctionOn', {
    functionDeclaration: String(fill),
    arguments: [{ value: form }, { value: values }, { value: events }],
    executionContextId,
  });
  expect(exceptionDetails).toBeUndefined();
  await session.detach();
}

for (const [what, events] of eventsOfManagers) {
  test.describe(`values that a password manager sets with ${what} are kept and sent`, () => {
    test('in the admission request, also when another answer follows', async ({ page }) => {
      const form = new AdmissionForm(page);
      const requests = await form.answerRequests();
      await form.open();
      const { formationType: _, academicYear, domain, degree: _1, ...answers } = academicApplicant;
      const person = { ...answers, birthDate: '17/05/2004' };
      await fillAsManager(page, '#admission-request', person, events);
      await form.chooseType('Formation académique');
      await fillAsManager(page, '#admission-request', { academicYear: academicYear ?? '' }, events);
      await form.answer({ domain: domain ?? '' });
      for (const [name, value] of Object.entries(person))
        await expect.soft(page.locator(`#admission-request [name="${name}"]`), name).toHaveValue(value);
      await form.submitButton.click();
      await expect(form.receipt).toBeVisible();
      expect(requests).toEqual([academicApplicant]);
    });

    test('in the contact form', async ({ page }) => {
      const form = new ContactForm(page);
      await form.open();
      const message = { name: 'Ali', email: 'ali@exemple.dj', subject: 'Horaires', message: 'Quand venir ?' };
      await fillAsManager(page, '#contact', message, events);
      const sent = page.evaluate(
        () =>
          new Promise((resolve) =>
            // Safe cast: `dispatchAsEvent` dispatches it.
            addEventListener('contact-message', (event) => resolve((event as CustomEvent).detail)),
          ),
      );
      await form.text('Message').press('Control+Home');
      await form.submitButton.press('Enter');
      await expect(form.toast).toBeVisible();
      expect(await sent).toEqual(message);
    });

    test('in the teacher application', async ({ page }) => {
      const form = new TeacherDialog(page);
      await form.open();
      const application = {
        firstName: 'Kadra',
        lastName: 'Robleh',
        email: 'kadra@exemple.dj',
        phone: '77 12 34 56',
        lastDiploma: 'master',
        specialization: 'Fiscalité',
        motivation: 'Transmettre mon métier.',
      };
      await form.text('Prénom').click();
      await fillAsManager(page, '#teacher-application', application, events);
      await form.text('Email').hover();
      await form.chooseFile({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf });
      await expect(form.root.getByText('cv.pdf')).toBeVisible();
      await form.submitButton.click();
      await expect(form.dialog).toBeHidden();
    });

    test('in the corrections of a dossier', async ({ page }) => {
      const dossier = await openDossier(`http://localhost:${port}`);
      await page.goto(`/dossier#${dossier.secret}`);
      await whenHydrated(page);
      await page.locator('summary', { hasText: 'Corriger le téléphone' }).click();
      const form = page.getByRole('form', { name: /^Corriger/ });
      const correction = { phone: '77 65 43 21', email: 'nouvelle@exemple.dj' };
      await fillAsManager(page, 'form[aria-label^="Corriger"]', correction, events);
      const asked = page.waitForRequest((request) => request.postData()?.includes('"correct"') ?? false);
      await form.getByRole('button', { name: 'Corriger' }).click();
      expect((await asked).postDataJSON()).toMatchObject(correction);
      await expect(form).toContainText('Un nouveau lien part à cette adresse');
    });
  });
}
