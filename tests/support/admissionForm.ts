import type { Locator, Page } from '@playwright/test';

/** The admission request as a visitor sees it: found by role and name only. */
export class AdmissionForm {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(path = '/admission-request'): Promise<void> {
    await this.page.goto(path);
    await this.whenLive();
  }

  /** Resolves once the form submits by script; before that, what is typed is kept but a submission waits. */
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
    return this.page.getByRole('button', { name: /^Envo(yer ma|i de votre) demande/ });
  }

  get summary(): Locator {
    return this.page.getByRole('group', { name: /à corriger/ });
  }

  get toast(): Locator {
    return this.page.getByRole('alertdialog');
  }

  async chooseType(name: 'Formation certifiante' | 'Formation académique'): Promise<void> {
    // The input itself is out of sight; its label is what a visitor presses.
    await this.page.getByText(name, { exact: true }).click();
  }

  async fillPerson(email = 'hodan.warsama@exemple.dj'): Promise<void> {
    await this.text('Prénom').fill('Hodan');
    await this.text('Nom').fill('Warsama');
    await this.text('Date de naissance').fill('17/05/2004');
    await this.text('Numéro de téléphone').fill('+253 77 12 34 56');
    await this.text('Email').fill(email);
    await this.choice('Dernier diplôme obtenu').selectOption('Licence');
    await this.choice('Dernier établissement').selectOption('Université de Djibouti');
  }

  async fillAcademic(email?: string): Promise<void> {
    await this.fillPerson(email);
    await this.chooseType('Formation académique');
    await this.choice('Année scolaire').selectOption('2025-2026');
    await this.choice('Domaine d’études').selectOption('Logistique et Transport International');
  }

  async fillCertifying(email?: string): Promise<void> {
    await this.fillPerson(email);
    await this.chooseType('Formation certifiante');
    await this.choice('Niveau requis').selectOption('BTS');
    await this.choice('Choix de la formation').selectOption('Certification en Marketing Digital');
  }
}
