import { type Page, expect, test } from '@playwright/test';

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

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a message is confirmed, the form is empty again, and no request leaves the page', async ({
      page,
    }) => {
      await open(page);
      const requests: string[] = [];
      page.on('request', (request) => {
        if (request.method() !== 'GET') requests.push(request.url());
      });
      await fill(page);
      await submit(page).click();
      const text = 'Message envoyé avec succès ! Nous vous répondrons dans les plus brefs délais.';
      await expect(page.getByRole('heading', { name: text })).toBeFocused();
      await expect(page.getByRole('alertdialog')).toContainText(text);
      await expect(field(page, 'Message')).toHaveValue('');
      expect(requests).toEqual([]);
    });

    test('what is missing is said under each field and in a summary', async ({ page }) => {
      await open(page);
      await field(page, 'Nom complet').fill('A');
      await field(page, 'Sujet').fill('Oui');
      await submit(page).click();
      const messages = {
        'Nom complet': 'Le nom doit contenir au moins 2 caractères',
        Email: 'Email invalide',
        Sujet: 'Le sujet doit contenir au moins 5 caractères',
        Message: 'Le message doit contenir au moins 10 caractères',
      };
      const summary = page.getByRole('group', { name: '4 réponses sont à corriger' });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveText([
        'Nom : 2 caractères au moins',
        'Email : adresse incomplète',
        'Sujet : 5 caractères au moins',
        'Message : 10 caractères au moins',
      ]);
      for (const [name, message] of Object.entries(messages)) {
        await expect(field(page, name)).toHaveAccessibleDescription(message);
      }
    });

    test('a failure is said and loses nothing', async ({ page }) => {
      await open(page);
      await page.evaluate(() => addEventListener('contact-message', (event) => event.preventDefault()));
      await fill(page);
      await submit(page).click();
      const text = 'Erreur lors de l’envoi. Veuillez réessayer plus tard.';
      await expect(page.getByRole('alertdialog')).toContainText(text);
      await expect(page.getByRole('main').getByText(text)).toBeVisible();
      await expect(field(page, 'Message')).toHaveValue('Quand puis-je venir ?');
    });
  });
}

test('a school’s own sending that breaks is a failure as well', async ({ page }) => {
  await open(page);
  await page.evaluate(() =>
    addEventListener('contact-message', () => {
      throw new Error('out of order');
    }),
  );
  await fill(page);
  await submit(page).click();
  await expect(page.getByRole('alertdialog')).toContainText('Erreur lors de l’envoi');
  await expect(field(page, 'Message')).toHaveValue('Quand puis-je venir ?');
});

test('a second message is confirmed anew, and the confirmation takes the focus', async ({ page }) => {
  await open(page);
  for (const _ of ['first', 'second']) {
    await fill(page);
    await submit(page).click();
    await expect(page.getByRole('main').getByRole('heading', { name: /envoyé/ })).toBeFocused();
  }
});

test('the form is filled in and sent by keyboard alone', async ({ page }) => {
  await open(page);
  await field(page, 'Nom complet').focus();
  for (const text of ['Ali', 'ali@exemple.dj', 'Horaires', 'Quand puis-je venir ?']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Message envoyé/ })).toBeFocused();
});

test('the placeholders are the specification’s', async ({ page }) => {
  await open(page);
  await expect(field(page, 'Nom complet')).toHaveAttribute('placeholder', 'Votre nom');
  await expect(field(page, 'Sujet')).toHaveAttribute('placeholder', 'Sujet de votre message');
  await expect(field(page, 'Message')).toHaveAttribute('placeholder', 'Écrivez votre message ici…');
});

test('planning a visit brings its subject along', async ({ page }) => {
  await open(page, '/contact?subject=visit');
  await expect(field(page, 'Sujet')).toHaveValue('Visite du campus');
});

test('a toast is reached and dismissed by keyboard', async ({ page }) => {
  await open(page);
  await fill(page);
  await submit(page).click();
  const toast = page.getByRole('alertdialog');
  await expect(toast).toBeVisible();
  await page.keyboard.press('F6');
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Fermer la notification' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast).toHaveCount(0);
});
