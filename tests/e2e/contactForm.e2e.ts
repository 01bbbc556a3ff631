import { contactMessages, toasts } from '../forms/specification.ts';
import { ContactForm } from '../support/forms.ts';
import {
  doublePress,
  expectToast,
  expect,
  freshTabTest as freshTest,
  listenToLiveRegions,
  test,
} from '../support/page.ts';

let form: ContactForm;
test.beforeEach(({ page }) => {
  form = new ContactForm(page);
});

test('fields side by side stay aligned, with hints of different height and with an error', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await form.open();
  const offset = async () => {
    const [name, email] = await Promise.all(
      ['Nom complet', 'Email'].map((label) => form.text(label).boundingBox()),
    );
    return (email?.y ?? 0) - (name?.y ?? 0);
  };
  expect.soft(await offset(), 'a hint of one line beside one of two').toBe(0);
  await form.text('Nom complet').fill('Ali');
  await form.submitButton.click();
  await expect(form.text('Email')).toHaveAccessibleDescription(/Email invalide/);
  expect.soft(await offset(), 'an error on one side').toBe(0);
});

test('a failed message keeps the fields; a sent one empties them and prepares an e-mail with its name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await form.open();
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') requests.push(request.url());
  });

  await test.step('errors are shown in a summary', async () => {
    await form.text('Nom complet').fill('A');
    await form.text('Sujet').fill('Oui');
    await form.submitButton.press('Enter');
    await expect(form.summary).toBeFocused();
    await expect(form.summary).toHaveAccessibleName('4 réponses sont à corriger');
    await expect(form.summary.getByRole('link')).toHaveText([
      contactMessages.name,
      'Email invalide : indiquez votre adresse',
      contactMessages.subject,
      contactMessages.message,
    ]);
  });

  await test.step('a failure is announced and keeps the fields', async () => {
    await page.evaluate(() => {
      const fail = () => {
        throw new Error('out of order');
      };
      addEventListener('contact-message', fail, { once: true });
    });
    await form.fill();
    await form.submitButton.click();
    await expectToast(page, toasts.contactFailed);
    await expect(page.getByRole('main').getByText(toasts.contactFailed[0])).toBeVisible();
    await expect(page.getByRole('main').getByText(/^Vos réponses restent dans .* appelez le/)).toBeVisible();
    await expect(form.text('Message')).toHaveValue('Quand puis-je venir ?');
  });

  await test.step('the message is dispatched as an event, without an HTTP request, and confirmed', async () => {
    await page.getByRole('button', { name: 'Fermer la notification' }).click();
    const offered = page.evaluate(
      () =>
        new Promise<object>((resolve) => {
          addEventListener('contact-message', (event) => resolve((event as CustomEvent).detail)); // Safe cast: `dispatchAsEvent` dispatches it.
        }),
    );
    const said = await listenToLiveRegions(page);
    await doublePress(form.submitButton);
    await expectToast(page, toasts.contactSent);
    const advice = page.getByRole('heading', { name: 'Pour être certain d’avoir une réponse' });
    await expect(advice).toBeFocused();
    await expect(advice).toHaveAccessibleDescription(/^Appelez-nous, ou envoyez ce message/);
    expect((await said()).filter((text) => text.includes('succès'))).toEqual([toasts.contactSent[0]]);
    // The site sends nothing, so it must not say that the message was sent.
    await expect(page.getByRole('main').getByText('Message envoyé')).toHaveCount(0);
    const mail = page.getByRole('link', { name: 'Ouvrir l’email prêt à envoyer' });
    await expect(mail).toHaveAttribute(
      'href',
      'mailto:contact@ecole-management.example?subject=Horaires&body=Quand%20puis-je%20venir%20%3F%0D%0A%0D%0AAli',
    );
    await page.getByText('Horaires', { exact: true }).click();
    await expect(page.getByText('Quand puis-je venir ?'), 'for who has no mail program').toBeVisible();
    await expect(form.text('Message')).toHaveValue('');
    expect(requests).toEqual([]);
    expect(await offered).toEqual({
      name: 'Ali',
      email: 'ali@exemple.dj',
      subject: 'Horaires',
      message: 'Quand puis-je venir ?',
    });
  });

  await test.step('the hours above the table are those beside the phone', async () => {
    const hours = page.getByRole('main').getByText(/^(Ouvert jusqu’à|Fermé, ouvre)/);
    await expect(hours).toHaveCount(2);
    await expect(hours.first()).toHaveText((await hours.last().textContent()) ?? '');
  });

  await test.step('an empty form takes no answer away, and the answer to another message the focus', async () => {
    const advice = page.getByRole('heading', { name: 'Pour être certain d’avoir une réponse' });
    await form.submitButton.press('Enter');
    await expect(form.summary).toBeFocused();
    await expect(advice).toBeVisible();
    await form.fill();
    await form.submitButton.press('Enter');
    await expect(advice).toBeFocused();
    await expectToast(page, toasts.contactSent);
  });

  await test.step('the toast ends with the page', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Certifications' }).click();
    await expect(form.toast).toHaveCount(0);
  });
});

test('sent by Enter in a field, the form keeps the focus, also once its notification is closed by keyboard', async ({
  page,
}) => {
  await form.open();
  await page.evaluate(() => addEventListener('contact-message', (event) => event.preventDefault()));
  await form.fill();
  await form.text('Sujet').press('Enter');
  const close = page.getByRole('button', { name: 'Fermer la notification' });
  await close.press('Enter');
  await expect(close).toBeHidden();
  await expect(form.submitButton).toBeFocused();
});

freshTest(
  'the toast of a failure stays, and that of a success goes once it has been read',
  async ({ page }) => {
    await page.clock.install();
    await form.open();
    await page.evaluate(() => {
      addEventListener('contact-message', (event) => event.preventDefault(), { once: true });
    });
    await form.fill();
    for (const [outcome, left] of [
      [toasts.contactFailed, 1],
      [toasts.contactSent, 0],
    ] as const) {
      await form.submitButton.click();
      await expectToast(page, outcome);
      await page.clock.fastForward(13_000);
      await expect(form.toast).toHaveCount(left);
    }
  },
);

test('a link prefills its subject, also again after a message was sent', async ({ page }) => {
  await form.open('/contact?subject=supplyChain');
  await expect(form.text('Sujet')).toHaveValue(
    'Place en formation courte\u202f: Gestion de la chaîne logistique',
  );
  await form.fill();
  await form.submitButton.click();
  await expectToast(page, toasts.contactSent);
  await form.open('/contact?subject=visit');
  await expect(form.text('Sujet')).toHaveValue('Visite du campus');
});

test('an employer’s request of four lines becomes the message, and nothing is sent by itself', async ({
  page,
}) => {
  await page.goto('/programs');
  await page.getByRole('link', { name: 'Formations sur mesure pour les organisations' }).click();
  await page.getByRole('textbox', { name: 'Sujet' }).fill('Gestion des stocks');
  await page.getByRole('textbox', { name: 'Participants' }).fill('12');
  await page.getByRole('button', { name: 'Préparer le message' }).click();
  await expect(page.getByRole('textbox', { name: /^Sujet/ })).toHaveValue('Formation d’une équipe');
  const heading = page.getByRole('heading', { name: 'Envoyez-nous un message' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  const message = page.getByRole('textbox', { name: /^Message/ });
  const prepared = (participants: number) =>
    `Bonjour, nous souhaitons former une équipe.\nSujet\u202f: Gestion des stocks\nParticipants\u202f: ${participants}`;
  await expect(message).toHaveValue(prepared(12));
  await expect(form.submitButton).toBeVisible();

  await message.fill('Nous avons écrit tout ceci.');
  for (const participants of [12, 12, 15]) {
    await page.getByRole('banner').getByRole('link', { name: 'Formations', exact: true }).click();
    await page.getByRole('link', { name: 'Formations sur mesure pour les organisations' }).click();
    await page.getByRole('textbox', { name: 'Sujet' }).fill('Gestion des stocks');
    await page.getByRole('textbox', { name: 'Participants' }).fill(String(participants));
    await page.getByRole('button', { name: 'Préparer le message' }).click();
    await expect(message).toHaveValue(`${prepared(participants)}\n\nNous avons écrit tout ceci.`);
  }
});
