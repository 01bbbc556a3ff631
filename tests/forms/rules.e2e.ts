import { type Locator, expect, test } from '@playwright/test';
import { AdmissionForm } from '../support/admissionForm.ts';
import { TeacherDialog } from '../support/teacherDialog.ts';
import { type Edge, admissionEdges, birthDates, contactEdges, hints, teacherEdges } from './edges.ts';
import {
  type Choices,
  admissionBranches,
  admissionChoices,
  admissionLabels,
  contactLabels,
  teacherChoices,
  teacherLabels,
  teacherMessages,
} from './specification.ts';

/** What the browser is told that a field is for. */
const filledIn = {
  Prénom: 'given-name',
  Nom: 'family-name',
  'Date de naissance': 'bday',
  'Numéro de téléphone': 'tel',
  Email: 'email',
};

/** Types each answer of a table into its field, which must say what the table says or nothing. */
async function tryEdges(control: Locator, label: string, edges: Edge[], write = (typed: string) => typed) {
  for (const { is, typed, message } of edges) {
    await control.fill(write(typed));
    if (message === undefined) {
      await expect.soft(control, `${label} of ${is}`).not.toHaveAttribute('aria-invalid', 'true');
    } else {
      await expect.soft(control, `${label} of ${is}`).toHaveAccessibleDescription(endingIn(message));
    }
  }
}

/** Help may stand before a message; a space may be a no-break one. */
function endingIn(message: string): RegExp {
  return new RegExp(`(^|\\s)${wordsOf(message)}$`);
}

/** What is expected may stand after a message of the specification. */
function saying(message: string): RegExp {
  return new RegExp(`(^|\\s)${wordsOf(message)}`);
}

function wordsOf(message: string): string {
  return message.replaceAll(/[+.]/g, '\\$&').replaceAll(/\s/g, '\\s');
}

/** Expects each hint in its control's description, and in the page before the control. */
async function expectHints(controlOf: (name: string) => Locator, expected: Record<string, string>) {
  for (const [name, hint] of Object.entries(expected)) {
    const control = controlOf(name);
    await expect.soft(control, name).toHaveAccessibleDescription(saying(hint));
    const hasHintBefore = await control.evaluate(
      (element, words) => {
        const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
        const shown = ids.map((id) => document.getElementById(id));
        const said = shown.find((part) => part?.textContent.replaceAll(/\s/g, ' ').includes(words));
        return !!said && !!(said.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
      },
      hint.replaceAll(/\s/g, ' '),
    );
    expect.soft(hasHintBefore, `the hint of ${name} before its control`).toBe(true);
  }
}

/** The values and the words of a list, without its empty first choice. */
function choicesOf(list: Locator): Promise<string[][]> {
  return list
    .locator('option:not([value=""])')
    .evaluateAll((options) =>
      options.map((option) => [option.getAttribute('value') ?? '', option.textContent]),
    );
}

async function expectChoices(list: Locator, label: string, choices: Choices) {
  await expect(list, label).toBeVisible();
  expect.soft(await choicesOf(list), label).toEqual(choices);
}

test('the admission request takes and refuses what is typed at the edge of every rule', async ({ page }) => {
  const form = new AdmissionForm(page);
  await page.clock.setFixedTime(birthDates[0]?.moment ?? '');
  await form.open();
  await form.submitButton.click();
  for (const [field, edges] of Object.entries(admissionEdges)) {
    const label = admissionLabels[field as keyof typeof admissionEdges]; // its own names
    await tryEdges(form.text(label), label, edges);
  }
  const dayFirst = (date: string) => date.split('-').toReversed().join('/');
  for (const { moment, edges } of birthDates) {
    await page.clock.setFixedTime(moment);
    await tryEdges(form.text('Date de naissance'), `Date de naissance at ${moment}`, edges, dayFirst);
  }
});

test('the admission request says lengths, formats and what the browser may fill in, and asks the specification’s questions with its choices', async ({
  page,
}) => {
  const form = new AdmissionForm(page);
  await form.open();
  await expectHints((name) => page.locator(`main [name="${name}"]`), hints.admission);
  for (const [name, token] of Object.entries(filledIn))
    await expect.soft(form.text(name)).toHaveAttribute('autocomplete', token);
  for (const [value, label] of admissionChoices.formationType) {
    await expect.soft(form.radio(label)).toHaveAttribute('value', value);
    await form.chooseType(label);
    const hidden = admissionBranches[value === 'academique' ? 'certifiante' : 'academique'];
    const asked = Object.entries(admissionLabels).filter(([field]) => !hidden.some((name) => name === field));
    const names = await page
      .locator('main form [name]')
      .evaluateAll((controls) => [...new Set(controls.map((control) => control.getAttribute('name')))]);
    expect.soft(names).toEqual(asked.map(([field]) => field));
    for (const [field, question] of asked) {
      if (field in admissionChoices && field !== 'formationType') {
        const choices = admissionChoices[field as keyof typeof admissionChoices]; // just looked up
        await expectChoices(form.choice(question), question, choices);
      } else if (field !== 'formationType') await expect.soft(form.text(question)).toHaveCount(1);
    }
  }
});

test('the contact form says lengths and formats, and takes and refuses what is typed at the edge of every rule', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.locator('form[data-live]').waitFor();
  await expectHints((name) => page.locator(`main [name="${name}"]`), hints.contact);
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  for (const [field, edges] of Object.entries(contactEdges)) {
    const label = contactLabels[field as keyof typeof contactEdges]; // its own names
    await tryEdges(page.getByRole('textbox', { name: label, exact: true }), label, edges);
  }
});

test('the teacher application says lengths and formats, takes and refuses what is typed at the edge of every rule, and offers the specification’s choices', async ({
  page,
}) => {
  const form = new TeacherDialog(page);
  await form.open();
  await expectHints((name) => form.dialog.locator(`[name="${name}"]`), hints.teacher);
  await form.submitButton.click();
  for (const [field, message] of Object.entries(teacherMessages)) {
    const label = teacherLabels[field as keyof typeof teacherMessages]; // its own names
    const control = field === 'cv' ? form.cv : form.text(label).or(form.choice(label));
    await expect.soft(control, label).toHaveAccessibleDescription(saying(message));
  }
  for (const [field, choices] of Object.entries(teacherChoices)) {
    const label = teacherLabels[field as keyof typeof teacherChoices]; // its own names
    await expectChoices(form.choice(label), label, choices);
  }
  for (const [field, edges] of Object.entries(teacherEdges)) {
    const label = teacherLabels[field as keyof typeof teacherEdges]; // its own names
    await tryEdges(form.text(label), label, edges);
  }
});
