import { type Locator, type Page, expect } from '@playwright/test';

export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The smallest file that is accepted as a CV. */
export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');

/** The teacher application, with its elements found by role and name. */
export class TeacherDialog {
  readonly page: Page;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: 'Candidature d’enseignant' });
    // Keeps Playwright's interception on. Between two `waitForEvent` calls the system's file dialog could open.
    page.on('filechooser', () => {});
  }

  async open(): Promise<void> {
    await this.page.goto('/about');
    await expect(async () => {
      await this.opener.click();
      await expect(this.dialog).toBeVisible({ timeout: 2000 });
    }).toPass();
  }

  get opener(): Locator {
    return this.page.getByRole('button', { name: 'Postuler comme enseignant' });
  }

  text(name: string): Locator {
    return this.dialog.getByRole('textbox', { name, exact: true });
  }

  choice(name: string): Locator {
    return this.dialog.getByRole('combobox', { name, exact: true });
  }

  get cv(): Locator {
    return this.dialog.getByRole('button', { name: /^CV/ });
  }

  get submitButton(): Locator {
    return this.dialog.getByRole('button', { name: 'Envoyer ma candidature' });
  }

  get summary(): Locator {
    return this.dialog.getByRole('group', { name: /à corriger/ });
  }

  get toast(): Locator {
    return this.page.getByRole('alertdialog');
  }

  async chooseFile(file: ChosenFile): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.cv.click();
    await (await chooser).setFiles(file);
  }

  async fill(diploma = 'Master'): Promise<void> {
    await this.text('Prénom').fill('Kadra');
    await this.text('Nom').fill('Robleh');
    await this.text('Email').fill('kadra@exemple.dj');
    await this.text('Numéro de téléphone').fill('77 12 34 56');
    await this.choice('Dernier diplôme obtenu').selectOption(diploma);
    await this.text('Spécialisation').fill('Fiscalité');
    await this.text('Motivation').fill('Transmettre mon métier.');
    await this.chooseFile({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf });
    await expect(this.dialog.getByText('cv.pdf')).toBeVisible();
  }
}
