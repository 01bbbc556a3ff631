import type { Page } from '@playwright/test';
import type { PageState } from '../../../tests/support/pageState.ts';

const form = (page: Page) => page.getByRole('main').locator('form[data-live]');

async function fillAndSubmit(page: Page): Promise<void> {
  const answers = {
    name: 'Ali',
    email: 'ali@exemple.dj',
    subject: 'Horaires',
    message: 'Quand venir ? Merci.',
  };
  for (const [name, text] of Object.entries(answers)) await form(page).locator(`[name="${name}"]`).fill(text);
  await form(page).locator('[type="submit"]').click();
  await page.getByRole('alertdialog').waitFor();
}

export const states: readonly PageState[] = [
  {
    name: 'contact form invalid',
    path: '/contact',
    widths: [320, 360, 1280],
    reach: async (page) => {
      await form(page).locator('[type="submit"]').press('Enter');
      await form(page).locator('[role="group"]:has(a[href="#name"])').waitFor();
    },
  },
  {
    name: 'contact form failed, with its toast',
    path: '/contact',
    reach: async (page) => {
      await page.evaluate(() => addEventListener('contact-message', (event) => event.preventDefault()));
      await fillAndSubmit(page);
    },
  },
  { name: 'contact form sent, with its toast', path: '/contact', reach: fillAndSubmit },
];
