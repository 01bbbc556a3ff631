import type { Page } from '@playwright/test';
import { academicRequest } from '../../../tests/support/admission.ts';
import { fillByName } from '../../../tests/support/admissionForm.ts';
import type { PageState } from '../../../tests/support/pageState.ts';

const path = '/admission-request';
const functionUrl = '**/functions/v1/send-admission-email';
const form = (page: Page) => page.getByRole('main').locator('form[data-live]');
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);

async function fillAndSubmit(page: Page): Promise<void> {
  await fillByName(form(page), academicRequest);
  await form(page).locator('[type="submit"]').click();
}

export const states: readonly PageState[] = [
  {
    name: 'admission form with the certifying questions',
    path,
    reach: async (page) => {
      await fillByName(form(page), { formationType: 'certifiante' });
      await field(page, 'certifyingProgram').waitFor();
    },
  },
  {
    name: 'admission form with the academic questions',
    path,
    reach: async (page) => {
      await fillByName(form(page), { formationType: 'academique' });
      await field(page, 'domain').waitFor();
    },
  },
  {
    name: 'admission form invalid',
    path,
    widths: [320, 360, 1280],
    reach: async (page) => {
      await form(page).locator('[type="submit"]').press('Enter');
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
    name: 'admission form sent, with its receipt and toast',
    path,
    reach: async (page) => {
      await page.route(functionUrl, (route) =>
        route.fulfill({ json: { success: true, reference: 'ADM-TEST-0000' } }),
      );
      await fillAndSubmit(page);
      await page.getByRole('alertdialog').waitFor();
      await page.getByRole('main').locator('a[download]').waitFor();
    },
  },
  {
    name: 'calendar of the birth date open',
    path,
    widths: [320, 360, 1280],
    reach: async (page) => {
      await field(page, 'birthDate').fill('17/05/2004');
      await form(page).locator('button[aria-haspopup="dialog"]').click();
      await page.getByRole('grid').waitFor();
    },
  },
];
