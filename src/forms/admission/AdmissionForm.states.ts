import type { Page } from '@playwright/test';
import type { PageState } from '../../../tests/support/pageState.ts';

const path = '/admission-request';
const functionUrl = '**/functions/v1/send-admission-email';
const form = (page: Page) => page.getByRole('main').locator('form[data-live]');
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);

/** Chooses a formation type as a visitor does: the input itself is out of sight behind its label. */
async function chooseType(page: Page, value: 'certifiante' | 'academique'): Promise<void> {
  await form(page).locator(`label:has(input[value="${value}"])`).click();
}

async function fillAndSubmit(page: Page): Promise<void> {
  const texts = {
    firstName: 'Hodan',
    lastName: 'Warsama',
    birthDate: '17/05/2004',
    phone: '77 12 34 56',
    email: 'hodan@exemple.dj',
  };
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text);
  await chooseType(page, 'academique');
  const choices = {
    academicYear: '2025-2026',
    domain: 'logistique-transport',
    lastDiploma: 'licence',
    lastInstitution: 'lycee',
  };
  for (const [name, value] of Object.entries(choices)) await field(page, name).selectOption(value);
  await form(page).locator('[type="submit"]').click();
}

export const states: readonly PageState[] = [
  {
    name: 'admission form with the certifying questions',
    path,
    reach: async (page) => {
      await chooseType(page, 'certifiante');
      await field(page, 'certifyingProgram').waitFor();
    },
  },
  {
    name: 'admission form with the academic questions',
    path,
    reach: async (page) => {
      await chooseType(page, 'academique');
      await field(page, 'domain').waitFor();
    },
  },
  {
    name: 'admission form invalid',
    path,
    reach: async (page) => {
      await form(page).locator('[type="submit"]').click();
      await form(page).locator('[role="group"]:has(a[href="#firstName"])').waitFor();
    },
  },
  {
    name: 'admission form pending',
    path,
    reach: async (page) => {
      await page.route(functionUrl, () => {});
      await fillAndSubmit(page);
      await form(page).locator('[type="submit"][aria-disabled="true"]').waitFor();
    },
  },
  {
    name: 'admission form failed, with its toast',
    path,
    reach: async (page) => {
      await page.route(functionUrl, (route) => route.abort('connectionfailed'));
      await fillAndSubmit(page);
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'admission form sent, with its toast',
    path,
    reach: async (page) => {
      await page.route(functionUrl, (route) =>
        route.fulfill({ json: { success: true, reference: 'ADM-TEST-0000' } }),
      );
      await fillAndSubmit(page);
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'calendar of the birth date open',
    path,
    reach: async (page) => {
      await field(page, 'birthDate').fill('17/05/2004');
      await form(page).locator('button[aria-haspopup="dialog"]').click();
      await page.getByRole('grid').waitFor();
    },
  },
];
