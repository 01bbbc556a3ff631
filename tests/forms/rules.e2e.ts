import { type Locator, expect } from '@playwright/test';
import { AdmissionForm, ContactForm, TeacherDialog, selectNamePattern } from '../support/forms.ts';
import { test } from '../support/page.ts';
import { type Edge, admissionEdges, hints, teacherEdges } from './edges.ts';
import { admissionLabels, admissionMessages, teacherLabels, teacherMessages } from './specification.ts';

type Texts = Record<string, string>;
type Edges = Record<string, readonly Edge[]>;
type FormType = typeof AdmissionForm | typeof TeacherDialog;

// The contact form has no kind of field that these two have not.
const forms: [name: string, form: FormType, labels: Texts, hints: Texts, missing: Texts, edges: Edges][] = [
  ['admission request', AdmissionForm, admissionLabels, hints.admission, admissionMessages, admissionEdges],
  ['teacher application', TeacherDialog, teacherLabels, hints.teacher, teacherMessages, teacherEdges],
];

/** The control with a label: a text field, a select, or the button of a file field. */
function controlOf(form: Locator, label: string): Locator {
  return form
    .getByRole('textbox', { name: label, exact: true })
    .or(form.getByRole('combobox', { name: selectNamePattern(label) }))
    .or(form.getByRole('button', { name: new RegExp(`^${label} \\(obligatoire\\) `) }));
}

/** Returns a pattern for a text at the start of a word, with any kind of spaces. */
function textPattern(text: string): RegExp {
  return new RegExp(`(^|\\s)${text.replaceAll(/[+.]/g, '\\$&').replaceAll(/\s/g, '\\s')}`);
}

/** The first value for each message and the first valid one; `rules.test.ts` covers them all. */
function oneOfEachMessage(edges: readonly Edge[]): Edge[] {
  return edges.filter(({ message }, index) => edges.findIndex((edge) => edge.message === message) === index);
}

for (const [name, Form, labels, expectedHints, missing, edges] of forms) {
  test(`the ${name} describes each field by its hint, then also by the message of each broken rule`, async ({
    page,
  }) => {
    const form = new Form(page);
    await form.open();
    for (const [field, hint] of Object.entries(expectedHints)) {
      const control = controlOf(form.root, labels[field] ?? field);
      await expect.soft(control, field).toHaveAccessibleDescription(textPattern(hint));
    }
    await form.submitButton.click();
    for (const [field, hint] of Object.entries(expectedHints)) {
      const message = missing[field];
      if (!message) continue;
      const both = new RegExp(`${textPattern(hint).source}.*${textPattern(message).source}`);
      await expect
        .soft(controlOf(form.root, labels[field] ?? field), field)
        .toHaveAccessibleDescription(both);
    }
    for (const [field, rows] of Object.entries(edges)) {
      const label = labels[field] ?? field;
      const control = controlOf(form.root, label);
      for (const { description, typed, message } of oneOfEachMessage(rows)) {
        await control.fill(typed);
        if (message === undefined) {
          await expect
            .soft(control, `${label} of ${description}`)
            .not.toHaveAttribute('aria-invalid', 'true');
        } else {
          const atTheEnd = new RegExp(`${textPattern(message).source}$`);
          await expect.soft(control, `${label} of ${description}`).toHaveAccessibleDescription(atTheEnd);
        }
      }
    }
  });
}

test('a form offers to correct a mistyped address until that is done or another is typed, never by itself', async ({
  page,
}) => {
  const form = new AdmissionForm(page);
  await form.open();
  const email = form.text('Email');
  const correct = page.getByRole('button', { name: 'Corriger l’adresse' });
  await email.fill('ali@gmial.com');
  await email.press('Tab');
  await expect(correct).toBeVisible();
  await email.fill('hodan@gmial.com');
  await expect(correct).toBeHidden();
  await email.press('Tab');
  await expect(page.getByText('Vouliez-vous écrire hodan@gmail.com')).toBeVisible();
  await expect(email).toHaveValue('hodan@gmial.com');
  await correct.click();
  await expect(email).toHaveValue('hodan@gmail.com');
  await expect(email).toBeFocused();
  await expect(correct).toBeHidden();
});

test('a birth date may name the month or have a short year; a child’s date is questioned, not refused', async ({
  page,
}) => {
  const form = new AdmissionForm(page);
  await page.clock.setFixedTime('2026-11-23T09:00:00Z');
  await form.open();
  const birthDate = form.text('Date de naissance');
  const question = page.getByText('est-ce bien votre date de naissance');
  await birthDate.fill('23 novembre 12');
  await birthDate.blur();
  await expect(birthDate).toHaveValue('23/11/2012');
  await expect(question).toBeHidden();
  await birthDate.fill('24/11/2012');
  await expect(question).toBeVisible();
  await form.submitButton.click();
  await expect(form.summary).toBeFocused();
  await expect(birthDate).not.toHaveAttribute('aria-invalid', 'true');
});

test('the limit of a text is shown once the text is close to it, and then that the text is too long', async ({
  page,
}) => {
  const form = new ContactForm(page);
  await form.open();
  const limit = form.root.getByText(/limite\s: 10\s000\scaractères/);
  await form.text('Message').fill('a'.repeat(9000));
  await expect(limit).toBeHidden();
  await form.text('Message').fill('a'.repeat(9001));
  await expect(limit).toBeVisible();
  await form.text('Message').fill('a'.repeat(10_001));
  await expect(form.root.getByText(/ne peut pas dépasser 10\s000\scaractères/)).toBeVisible();
  await expect(limit).toBeHidden();
});
