import { type Page, expect, test } from '@playwright/test';
import { openDossier } from '../support/clients.ts';
import { AdmissionForm, academicApplicant } from '../support/forms.ts';
import { openPage } from '../support/page.ts';
import { port } from '../support/serverProcess.ts';

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

// The contact form and the teacher application share their shell with the admission request.
for (const [what, events] of eventsOfManagers) {
  test(`values that a password manager sets with ${what} are kept and sent, also when another answer follows`, async ({
    page,
  }) => {
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
}

test('values that a password manager sets with nothing are kept and sent in the corrections of a dossier', async ({
  page,
}) => {
  const dossier = await openDossier(`http://localhost:${port}`);
  await openPage(page, `/dossier#${dossier.secret}`);
  await page.locator('summary', { hasText: 'Corriger le téléphone' }).click();
  const form = page.getByRole('form', { name: /^Corriger/ });
  const correction = { phone: '77 65 43 21', email: 'nouvelle@exemple.dj' };
  await fillAsManager(page, 'form[aria-label^="Corriger"]', correction, []);
  const asked = page.waitForRequest((request) => request.postData()?.includes('"correct"') ?? false);
  await form.getByRole('button', { name: 'Corriger' }).click();
  expect((await asked).postDataJSON()).toMatchObject(correction);
  await expect(form).toContainText('Un nouveau lien part à cette adresse');
});
