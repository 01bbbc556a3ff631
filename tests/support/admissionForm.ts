import type { Locator, Page } from '@playwright/test';
import { type AnswerName, type RequestOf, answerNamesOf, questionOf } from '#core/questions/questions.ts';
import { type Choices, admissionChoices, admissionLabels } from '../forms/specification.ts';
import { academicRequest, certifyingRequest } from './admission.ts';

type Name = AnswerName<'admission'>;

const labels: Record<Name, string> = admissionLabels;
const choices: Partial<Record<Name, Choices>> = admissionChoices;

const person = {
  firstName: 'Hodan',
  lastName: 'Warsama',
  birthDate: '2004-05-17',
  phone: '+253 77 12 34 56',
  email: 'hodan.warsama@exemple.dj',
  lastDiploma: 'licence',
  lastInstitution: 'universite-djibouti',
} as const;

/** The request that `fillAcademic` makes. */
export const academicApplicant: RequestOf<'academique'> = { ...academicRequest, ...person };

const { motivation: _, ...withoutMotivation } = certifyingRequest;
const certifyingApplicant: RequestOf<'certifiante'> = {
  ...withoutMotivation,
  ...person,
  requiredLevel: 'bts',
  certifyingProgram: 'marketing-digital',
};

/** An answer as a visitor gives it: a choice by its words, a date as 17/05/2004. */
export function asWords(name: Name, answer: string): string {
  if (questionOf('admission', name).kind === 'date') return answer.split('-').toReversed().join('/');
  return choices[name]?.find(([value]) => value === answer)?.[1] ?? answer;
}

/** The admission request, with its elements found by role and name. */
export class AdmissionForm {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(path = '/admission-request'): Promise<void> {
    await this.page.goto(path);
    await this.whenLive();
  }

  /** Resolves once the form is hydrated. Before that it keeps answers, but a submission waits. */
  async whenLive(): Promise<void> {
    await this.page.locator('form[data-live]').waitFor();
  }

  text(name: string): Locator {
    return this.page.getByRole('textbox', { name, exact: true });
  }

  choice(name: string): Locator {
    return this.page.getByRole('combobox', { name, exact: true });
  }

  radio(name: string): Locator {
    return this.page.getByRole('radio', { name });
  }

  get submitButton(): Locator {
    return this.page.getByRole('button', { name: 'Envoyer ma demande d’admission' });
  }

  get summary(): Locator {
    return this.page.getByRole('group', { name: /à corriger/ });
  }

  get toast(): Locator {
    return this.page.getByRole('alertdialog');
  }

  async chooseType(name: string): Promise<void> {
    // The input is visually hidden: click its label.
    await this.page.getByText(name, { exact: true }).click();
  }

  /** The control of a question, found by the specification's label. */
  control(name: Name): Locator {
    if (name === 'formationType') return this.radio('Formation certifiante');
    return name in choices ? this.choice(labels[name]) : this.text(labels[name]);
  }

  /** Types or chooses each answer, in the order of the page. */
  async answer(answers: Partial<Record<Name, string>>): Promise<void> {
    for (const name of answerNamesOf('admission')) {
      const answer = answers[name];
      if (answer === undefined) continue;
      const words = asWords(name, answer);
      if (name === 'formationType') await this.chooseType(words);
      else if (name in choices) await this.control(name).selectOption(words);
      else await this.control(name).fill(words);
    }
  }

  async fillPerson(): Promise<void> {
    const { formationType: _, academicYear: __, domain: ___, ...person } = academicApplicant;
    await this.answer(person);
  }

  async fillAcademic(email = academicApplicant.email): Promise<void> {
    await this.answer({ ...academicApplicant, email });
  }

  async fillCertifying(email = academicApplicant.email): Promise<void> {
    await this.answer({ ...certifyingApplicant, email });
  }
}

/** Fills in the form by the `name` of its controls, so that it works in every language. */
export async function fillByName(form: Locator, answers: Partial<Record<Name, string>>): Promise<void> {
  for (const name of answerNamesOf('admission')) {
    const answer = answers[name];
    if (answer === undefined) continue;
    const control = form.locator(`[name="${name}"]`);
    // The radio is visually hidden: click its label.
    if (name === 'formationType') await form.locator(`label:has(input[value="${answer}"])`).click();
    else if (questionOf('admission', name).kind === 'choice') await control.selectOption(answer);
    else await control.fill(asWords(name, answer));
  }
}
