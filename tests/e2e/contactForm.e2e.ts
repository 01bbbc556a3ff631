import { type Page, expect, test } from '@playwright/test';
import { contactLabels, contactMessages, toasts } from '../forms/specification.ts';
import { expectToast, listenToLiveRegions } from '../support/page.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Envoyer le message' });

async function open(page: Page, path = '/contact') {
  await page.goto(path);
  await page.locator('form[data-live]').waitFor();
}

async function fill(page: Page) {
  await field(page, 'Nom complet').fill('Ali');
  await field(page, 'Email').fill('ali@exemple.dj');
  await field(page, 'Sujet').fill('Horaires');
  await field(page, 'Message').fill('Quand puis-je venir ?');
}

test('fields side by side stay level, with hints of different height and with an error', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page);
  const offset = async () => {
    const [name, email] = await Promise.all(
      ['Nom complet', 'Email'].map((label) => field(page, label).boundingBox()),
    );
    return (email?.y ?? 0) - (name?.y ?? 0);
  };
  expect.soft(await offset(), 'a hint of one line beside one of two').toBe(0);
  await field(page, 'Nom complet').fill('Ali');
  await submit(page).click();
  await expect(page.getByText('Email invalide')).toBeVisible();
  expect.soft(await offset(), 'an error on one side').toBe(0);
});

for (const width of [360, 1280]) {
  test(`at ${width} px a message is incomplete, then fails, then is sent`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') requests.push(request.url());
    });

    await test.step('faults are shown under each field and in a summary', async () => {
      await field(page, 'Nom complet').fill('A');
      await field(page, 'Sujet').fill('Oui');
      const said = await listenToLiveRegions(page);
      await submit(page).press('Enter');
      const summary = page.getByRole('group', { name: '4 réponses sont à corriger' });
      await expect(summary).toBeFocused();
      expect(await said(), 'live regions').toEqual([]);
      await expect(summary.getByRole('link')).toHaveText([
        'Nom : 2 caractères au moins',
        'Email : à indiquer',
        'Sujet : 5 caractères au moins',
        'Message : 10 caractères au moins',
      ]);
      for (const name of ['name', 'email', 'subject', 'message'] as const) {
        const control = field(page, contactLabels[name]);
        await expect(control).toHaveAccessibleDescription(new RegExp(contactMessages[name]));
        await summary
          .getByRole('link')
          .filter({ hasText: name === 'name' ? 'Nom' : contactLabels[name] })
          .click();
        await expect(control).toBeFocused();
      }
    });

    await test.step('a failure is announced and keeps the answers', async () => {
      await page.evaluate(() =>
        addEventListener('contact-message', (event) => event.preventDefault(), { once: true }),
      );
      await fill(page);
      await submit(page).click();
      await expectToast(page, toasts.contactFailed);
      await expect(page.getByRole('main').getByText(toasts.contactFailed[0])).toBeVisible();
      await expect(field(page, 'Message')).toHaveValue('Quand puis-je venir ?');
    });

    await test.step('the message is offered to the page and confirmed, the form is empty again, and no request is sent', async () => {
      await page.getByRole('button', { name: 'Fermer la notification' }).click();
      const offered = page.evaluate(
        () =>
          new Promise<object>((resolve) => {
            addEventListener('contact-message', (event) => resolve((event as CustomEvent).detail)); // made by `useMessageSending`
          }),
      );
      await submit(page).click();
      await expect(page.getByRole('heading', { name: 'Message envoyé', exact: true })).toBeFocused();
      await expect(page.getByText(toasts.contactSent[0])).toHaveCount(1);
      await expectToast(page, toasts.contactSent);
      await expect(field(page, 'Message')).toHaveValue('');
      expect(requests).toEqual([]);
      expect(await offered).toEqual({
        name: 'Ali',
        email: 'ali@exemple.dj',
        subject: 'Horaires',
        message: 'Quand puis-je venir ?',
      });
    });
  });
}

test('a listener of the school’s own that throws makes the sending fail', async ({ page }) => {
  await open(page);
  await page.evaluate(() =>
    addEventListener('contact-message', () => {
      throw new Error('out of order');
    }),
  );
  await fill(page);
  await submit(page).click();
  await expectToast(page, toasts.contactFailed);
  await expect(field(page, 'Message')).toHaveValue('Quand puis-je venir ?');
});

test('a link’s subject is filled in, and again after the message was sent', async ({ page }) => {
  await open(page, '/contact?subject=visit');
  await expect(field(page, 'Sujet')).toHaveValue('Visite du campus');
  await fill(page);
  await submit(page).click();
  await expectToast(page, toasts.contactSent);
  await open(page, '/contact?subject=visit');
  await expect(field(page, 'Sujet')).toHaveValue('Visite du campus');
});
