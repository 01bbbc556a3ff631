import type { Locator, Page } from '@playwright/test';
import type { PageState } from '../../../tests/support/pageState.ts';

const pdf = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') };
const word = { name: 'cv.docx', mimeType: '', buffer: Buffer.from('PK') };

/** Opens the dialog from the footer of the page that is shown. */
async function openTeacherApplication(page: Page): Promise<Locator> {
  await page.getByRole('contentinfo').locator('button[aria-haspopup="dialog"]').click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('form[data-live]').waitFor();
  return dialog;
}

/** Gives every answer that is required. */
async function fillTeacherApplication(dialog: Locator, lastDiploma: string): Promise<void> {
  const answers = { firstName: 'Kadra', lastName: 'Robleh', email: 'kadra@exemple.dj', phone: '77 12 34 56' };
  for (const [name, answer] of Object.entries(answers)) await field(dialog, name).fill(answer);
  await field(dialog, 'lastDiploma').selectOption(lastDiploma);
  await field(dialog, 'specialization').fill('Fiscalité');
  await field(dialog, 'motivation').fill('Transmettre mon métier.');
  await chooseFile(dialog, pdf);
}

export const states: readonly PageState[] = [
  {
    name: 'teacher application empty',
    path: '/about',
    reach: async (page) => void (await openTeacherApplication(page)),
  },
  {
    name: 'teacher application invalid',
    path: '/about',
    widths: [320, 360, 1280],
    reach: async (page) => {
      const dialog = await openTeacherApplication(page);
      await chooseFile(dialog, word);
      await dialog.locator('[type="submit"]').press('Enter');
      await summaryOf(dialog).waitFor();
    },
  },
  {
    name: 'teacher application after its file was removed',
    path: '/about',
    widths: [320, 1280],
    reach: async (page) => {
      const dialog = await openTeacherApplication(page);
      await chooseFile(dialog, pdf);
      await dialog.locator('[name="cv"] ~ button').press('Enter');
      await dialog.locator('[id$="-chosen"]').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'teacher application ineligible, with its toast',
    path: '/about',
    reach: async (page) => {
      const dialog = await openTeacherApplication(page);
      await fillTeacherApplication(dialog, 'licence');
      await dialog.locator('[type="submit"]').click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'teacher application sent, with its toast',
    path: '/about',
    reach: async (page) => {
      const dialog = await openTeacherApplication(page);
      await fillTeacherApplication(dialog, 'master');
      await dialog.locator('[type="submit"]').click();
      await page.getByRole('alertdialog').waitFor();
      await dialog.waitFor({ state: 'hidden' });
    },
  },
];

function field(dialog: Locator, name: string): Locator {
  return dialog.locator(`[name="${name}"]`);
}

function summaryOf(dialog: Locator): Locator {
  return dialog.locator('form [role="group"]:has(a[href="#firstName"])');
}

async function chooseFile(dialog: Locator, file: typeof pdf): Promise<void> {
  const chooser = dialog.page().waitForEvent('filechooser');
  await field(dialog, 'cv').click();
  await (await chooser).setFiles(file);
  await dialog.locator('[id$="-chosen"]').waitFor();
}
