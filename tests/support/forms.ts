import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Locator, type Page, expect, test } from '@playwright/test';
import { type Program, programs } from '#core/questions/programs.ts';
import {
  type AnswerName,
  type RequestAnswers,
  answerNamesOf,
  questionOf,
} from '#core/questions/questions.ts';
import { type Choices, admissionChoices, admissionLabels } from '../forms/specification.ts';
import { openPage } from './page.ts';
import { pdf } from './pdfs.ts';
import { academicRequest, certifyingRequest, teacherApplication } from './requests.ts';

type Name = AnswerName<'admission'>;

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

/** Whether the school offers a master of energy. In the specification, only this domain has no master. */
export const hasEnergyMaster = Object.values<Program>(programs).some(
  ({ family, domain }) => family === 'master' && domain === 'genie-electrique',
);

/** The request that `fillAcademic` makes. The form derives the degree from the last diploma. */
export const academicApplicant: RequestAnswers = {
  ...academicRequest,
  ...person,
  degree: 'master',
};

const { motivation: _, ...withoutMotivation } = certifyingRequest;
const certifyingApplicant: RequestAnswers = {
  ...withoutMotivation,
  ...person,
  requiredLevel: 'bts',
  certifyingProgram: 'marketing-digital',
};

/** A value as a visitor enters it: the label of a choice, a date as 17/05/2004. */
export function asEntered(name: Name, answer: string): string {
  if (questionOf('admission', name).kind === 'date') return answer.split('-').toReversed().join('/');
  return choices[name]?.[answer] ?? answer;
}

export function hasRadioButtons(name: Name): boolean {
  const question = questionOf('admission', name);
  return question.kind === 'choice' && question.areRadios === true;
}

/** The accessible name of a select: its label, and a word if it is required. */
export function selectNamePattern(label: string): RegExp {
  const name = label.includes('(optionnel') ? label : `${label} (obligatoire)`;
  return new RegExp(`^${name.replaceAll(/[()]/g, '\\$&')}$`);
}

class FormPage {
  readonly page: Page;
  readonly root: Locator;
  readonly submitButton: Locator;
  readonly #path: string;

  constructor(page: Page, root: Locator, submitName: string, path: string) {
    this.page = page;
    this.root = root;
    this.submitButton = root.getByRole('button', { name: submitName });
    this.#path = path;
  }

  async open(path = this.#path): Promise<void> {
    await this.page.goto(path);
    await this.whenInteractive();
  }

  text(name: string): Locator {
    return this.root.getByRole('textbox', { name, exact: true });
  }

  choice(name: string): Locator {
    return this.root.getByRole('combobox', { name: selectNamePattern(name) });
  }

  get summary(): Locator {
    return this.root.getByRole('group', { name: /à corriger/ });
  }

  get toast(): Locator {
    return this.page.locator('[data-toast]');
  }

  /** Resolves once the form handles submissions. Before that it keeps answers, but a submission waits. */
  async whenInteractive(): Promise<void> {
    await this.page.locator('form[data-interactive]').waitFor();
  }
}

export class AdmissionForm extends FormPage {
  constructor(page: Page) {
    super(page, page.locator('body'), 'Envoyer ma demande d’admission', '/admission-request');
  }

  /** The heading of the receipt; its accessible description is the reference. */
  get receipt(): Locator {
    return this.page.getByRole('heading', { name: /^Nous vous répondons à \S+@\S+ ou au \+?\d/ });
  }

  radio(name: string): Locator {
    return this.page.getByRole('radio', { name });
  }

  /** Clicks the label of a radio button, because the input is visually hidden. */
  async chooseType(name: string): Promise<void> {
    await this.page.locator('label').getByText(name, { exact: true }).click();
  }

  control(name: Name): Locator {
    if (hasRadioButtons(name))
      return this.root.getByRole('radiogroup', { name: admissionLabels[name] }).getByRole('radio').first();
    return name in choices ? this.choice(admissionLabels[name]) : this.text(admissionLabels[name]);
  }

  answer(answers: Partial<Record<Name, string>>): Promise<void> {
    return fillByName(this.root, answers);
  }

  /**
   * Answers the requests in place of the function, once `when` resolves. Returns the requests received so far. Quicker after
   * the form is open: while a page has a route, Playwright keeps the browser from using its cache.
   */
  async answerRequests(answer: object = {}, when = Promise.resolve()): Promise<unknown[]> {
    const requests: unknown[] = [];
    await this.page.route('**/functions/v1/send-admission-email', async (route) => {
      requests.push(route.request().postDataJSON());
      await when;
      await route.fulfill({ json: { success: true, reference: 'ADM-TEST-0000', ...answer } });
    });
    return requests;
  }

  async fillPerson(): Promise<void> {
    const { formationType: _, academicYear: _1, domain: _2, degree: _3, ...answers } = academicApplicant;
    await this.answer(answers);
  }

  async fillAcademic(email = academicApplicant.email): Promise<void> {
    const { degree: _, ...answers } = academicApplicant;
    await this.answer({ ...answers, email });
  }

  /** Fills in an academic request and submits it. */
  async send(email = academicApplicant.email): Promise<void> {
    await this.fillAcademic(email);
    await this.submitButton.click();
  }

  async fillCertifying(email = academicApplicant.email): Promise<void> {
    await this.answer({ ...certifyingApplicant, email });
  }
}

export class ContactForm extends FormPage {
  constructor(page: Page) {
    super(page, page.getByRole('main'), 'Envoyer le message', '/contact');
  }

  async fill(email = 'ali@exemple.dj'): Promise<void> {
    await this.text('Nom complet').fill('Ali');
    await this.text('Email').fill(email);
    await this.text('Sujet').fill('Horaires');
    await this.text('Message').fill('Quand puis-je venir ?');
  }
}

export class TeacherDialog extends FormPage {
  constructor(page: Page) {
    const dialog = page.getByRole('dialog', { name: 'Candidature d’enseignant' });
    super(page, dialog, 'Envoyer ma candidature', '/about');
    // Keeps Playwright's interception on. Between two `waitForEvent` calls the system's file dialog could open.
    page.on('filechooser', () => {});
  }

  get dialog(): Locator {
    return this.root;
  }

  override async open(path = '/about'): Promise<void> {
    await openPage(this.page, path);
    await this.opener.click();
    await expect(this.root).toBeVisible();
  }

  get opener(): Locator {
    return this.page.getByRole('button', { name: 'Postuler comme enseignant' });
  }

  get cv(): Locator {
    return this.root.getByRole('button', { name: /^CV/ });
  }

  async chooseFile(file: { name: string; mimeType?: string; buffer?: Buffer }): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.cv.click();
    await (await chooser).setFiles({ mimeType: 'application/pdf', buffer: pdf, ...file });
  }

  async fill(diploma = 'Master'): Promise<void> {
    const { lastDiploma: _, ...texts } = teacherApplication;
    await fillFields(this.root, texts);
    await this.choice('Dernier diplôme obtenu').selectOption(diploma);
    await this.chooseFile({ name: 'cv.pdf' });
    await expect(this.root.getByText('cv.pdf')).toBeVisible();
  }
}

/** Opens a paper of a dossier by its name, or by its place on a page in any language. */
export async function openPaper(page: Page, which: string | number): Promise<Locator> {
  const papers = page.getByRole('main').locator('li:has(> details)');
  const paper =
    typeof which === 'number'
      ? papers.nth(which)
      : papers.filter({ has: page.locator('summary', { hasText: which }) });
  // The first missing paper is open at first.
  if (!(await paper.locator('details[open]').count())) await paper.locator('summary').click();
  return paper;
}

export const pdfInput = (paper: Locator) => paper.getByLabel(/Choisir un PDF$/);
export const photoInput = (paper: Locator) => paper.getByLabel(/(choisir des photos|Ajouter des pages)$/);

/** Chooses a picture of the page as the photograph of a paper. */
export async function choosePhoto(paper: Locator): Promise<void> {
  const photo = { name: 'releve.png', mimeType: 'image/png', buffer: await paper.page().screenshot() };
  await photoInput(paper).setInputFiles(photo);
}

/** Writes a file and returns its path. Playwright passes a path at once, but the content of a large file in seconds. */
export async function writeTestFile(name: string, bytes: Buffer): Promise<string> {
  const path = test.info().outputPath(randomUUID(), name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  return path;
}

/** Fills in text fields by their `name`, so that it works in every language. */
export async function fillFields(form: Locator, answers: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(answers)) await form.locator(`[name="${name}"]`).fill(text);
}

/** Fills in an admission request by the `name` of its controls. */
export async function fillByName(form: Locator, answers: Partial<Record<Name, string>>): Promise<void> {
  for (const name of answerNamesOf('admission')) {
    const answer = answers[name];
    if (answer === undefined) continue;
    const control = form.locator(`[name="${name}"]`);
    // The radio is visually hidden: click its label.
    if (hasRadioButtons(name)) await form.locator(`label:has(input[value="${answer}"])`).click();
    else if (questionOf('admission', name).kind === 'choice') await control.selectOption(answer);
    else await control.fill(asEntered(name, answer));
  }
}

/** Drops a file on an element, as from another window. Resolves with whether the page kept the browser from opening them. */
export const dropFile = (place: Locator, name: string, type: string, ...contents: string[]) =>
  place.evaluate(
    (element, [fileName, fileType, ...texts]) => {
      const dataTransfer = new DataTransfer();
      for (const text of texts) dataTransfer.items.add(new File([text], fileName, { type: fileType }));
      const events = ['dragover', 'drop'].map(
        (event) => new DragEvent(event, { dataTransfer, bubbles: true, cancelable: true }),
      );
      for (const event of events) element.dispatchEvent(event);
      return events.every((event) => event.defaultPrevented);
    },
    [name, type, ...contents] as const,
  );
