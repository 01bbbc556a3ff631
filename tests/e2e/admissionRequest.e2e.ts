import { type Locator, type Page, type Route, expect } from '@playwright/test';
import { type AnswerName, admissionAnswerNames } from '#core/questions/questions.ts';
import { admissionLabels, admissionMessages, toasts } from '../forms/specification.ts';
import { school } from '../../src/content/school.ts';
import {
  doublePress,
  expectInSight,
  expectToast,
  listenToLiveRegions,
  openPage,
  test,
} from '../support/page.ts';
import { AdmissionForm } from '../support/forms.ts';
import { readMails, storedRequests } from '../support/serverProcess.ts';

type Answers = Partial<Record<AnswerName<'admission'>, string>>;

const labels: Answers = admissionLabels;
const messages: Answers = admissionMessages;

const functionUrl = '**/functions/v1/send-admission-email';

async function goToContact(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
  // Not the address, which changes before the page.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
}

let form: AdmissionForm;
test.beforeEach(({ page }) => {
  form = new AdmissionForm(page);
});

test.describe('a complete request', () => {
  test('is stored and mailed to the school and the applicant', async ({ page }) => {
    await form.open('/student-space');
    await form.fillCertifying('certifiante@exemple.dj');
    await form.submitButton.click();

    await expect(form.receipt).toBeFocused();
    const reference = await page.getByText(/^ADM-/).innerText();

    const stored = (await storedRequests()).find((request) => request.reference === reference);
    expect(stored?.answers).toMatchObject({
      firstName: 'Hodan',
      birthDate: '2004-05-17',
      formationType: 'certifiante',
      requiredLevel: 'bts',
    });
    const mailsAbout = async () => (await readMails()).filter(({ text }) => text?.includes(reference));
    await expect.poll(async () => (await mailsAbout()).length).toBe(2);
    // Another sentence follows if a closed period moves the answer.
    await expect(page.locator('[data-toast]')).toContainText(toasts.admissionSent[0]);
  });

  test('is sent once on a double click, and a visitor who left the page finds its receipt, and an empty form behind it', async ({
    page,
  }) => {
    const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
    await form.open();
    const requests = await form.answerRequests({ mail: { state: 'none', at: null } }, asked);
    await form.fillAcademic();
    await doublePress(form.submitButton);
    await expect(form.text('Prénom')).toBeDisabled();
    await expect(page.getByText('Envoi de votre demande en cours…')).toBeVisible();
    await expect(form.submitButton).toBeFocused();
    await goToContact(page);
    await page.mouse.wheel(0, 1000);
    await expect(page.getByRole('heading', { level: 1 }), 'has the focus').not.toBeInViewport();
    answer();
    await expectToast(page, [
      'Demande d’admission envoyée !',
      'Nous avons bien reçu votre demande. Votre reçu indique quand nous vous répondrons.',
    ]);
    await expect(page.getByRole('heading', { level: 1 }), 'stays out of the window').not.toBeInViewport();
    await page.getByRole('banner').getByRole('link', { name: 'Demande d’admission' }).click();
    await expect(form.receipt).toHaveAccessibleDescription('Votre numéro de dossier ADM-TEST-0000');
    await expect(page.getByText('Cette adresse a déjà reçu beaucoup d’emails')).toBeVisible();
    const confirmation = page.getByRole('listitem').filter({ hasText: 'Il n’est pas parti.' });
    await expect(confirmation, 'not done').toHaveAttribute('aria-current', 'step');
    await expect(page.getByText('vous avez reçu un email')).toHaveCount(0);
    await page.getByRole('button', { name: 'Faire une autre demande' }).click();
    await expect(form.text('Prénom')).toHaveValue('');
    await expect(form.text('Prénom')).toBeEnabled();
    expect(requests).toHaveLength(1);
  });

  test('says when a confirmation leaves that waits', async ({ page }) => {
    await form.open();
    await form.answerRequests({ mail: { state: 'onItsWay', at: '2026-03-01T12:05:00.000Z' } });
    await form.send();
    await expect(
      page.getByText('L’email de confirmation est prévu vers le 1er mars 2026 à 15 h 05'),
    ).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Un peu plus tard' })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await expect(page.getByText('ne reçoit plus d’email')).toHaveCount(0);
  });
});

test.describe('an incomplete request', () => {
  test('is announced once, by a summary with the focus that links to each field', async ({ page }) => {
    await form.open();
    const said = await listenToLiveRegions(page);
    await form.submitButton.click();
    await expect(form.summary).toBeFocused();
    const asked = admissionAnswerNames().filter((name) => name !== 'motivation');
    await expect(form.summary.getByRole('link')).toHaveText(
      asked.map((name) => new RegExp(`^${messages[name]}`)),
    );
    await expect(form.page).toHaveTitle(/^Erreur : Demande d’admission/);

    for (const name of asked) {
      await form.summary.getByRole('link', { name: messages[name] ?? name }).click();
      await expect(form.control(name)).toBeFocused();
      await expect(
        form.page
          .locator('form')
          .getByText(messages[name] ?? name)
          .last(),
      ).toBeVisible();
    }
    await expect(form.text('Prénom')).toHaveAccessibleDescription(/au moins 2 caractères/);

    for (const [width, height] of [
      [320, 256],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await form.submitButton.press('Enter');
      await expect(form.summary).toBeFocused();
      await expectInSight(form.summary.getByRole('heading'));
      await form.summary.getByRole('link', { name: messages.lastDiploma ?? '' }).click();
      await expectInSight(form.root.locator('label').filter({ hasText: labels.lastDiploma ?? '' }));
      await expectInSight(form.control('lastDiploma'));
    }
    // Focus announces the summary, so no live region may repeat it or announce that the request is being sent.
    expect(await said()).toEqual([]);
  });

  test('asks the questions of the chosen type and clears those of the other type', async () => {
    await form.open();
    await form.fillPerson();
    for (const [type, names] of [
      ['Formation certifiante', ['requiredLevel', 'certifyingProgram']],
      ['Formation académique', ['academicYear', 'domain']],
    ] as const) {
      await form.chooseType(type);
      await form.submitButton.click();
      const links = form.summary.getByRole('link');
      await expect(links).toHaveText(names.map((name) => messages[name] ?? name));
      for (const [index, name] of names.entries()) {
        // Some questions have a hint before the message.
        const message = new RegExp(`(^| )${messages[name]}$`);
        await expect(form.control(name)).toHaveAccessibleDescription(message);
        await links.nth(index).click();
        await expect(form.control(name)).toBeFocused();
      }
    }
    await form.answer({ academicYear: '2025-2026', domain: 'logistique-transport' });
    await form.chooseType('Formation certifiante');
    await expect(form.choice('Domaine d’études')).toHaveCount(0);
    await form.chooseType('Formation académique');
    await expect(form.choice('Domaine d’études')).toHaveValue('');
    await expect(form.text('Prénom')).toHaveValue('Hodan');
    await expect(form.choice('Dernier diplôme obtenu')).toHaveValue('licence');
  });

  test('shows an error, also in the page’s title, until the answer is corrected; the focus stays', async () => {
    await form.open();
    await form.fillAcademic();
    await form.text('Date de naissance').fill('31/02/2004');
    await form.text('Numéro de téléphone').fill('77 12 34');
    await form.submitButton.click();
    await expect(form.text('Date de naissance')).toHaveAccessibleDescription(
      /écrivez le jour, le mois et l’année/,
    );
    await expect(form.summary.getByRole('link')).toHaveCount(2);

    await form.text('Date de naissance').fill('31/12/1949');
    await expect(form.text('Date de naissance')).toHaveAccessibleDescription(/1er\sjanvier\s1950/);
    await form.text('Date de naissance').fill('01/01/1950');
    await expect(form.summary.getByRole('link')).toHaveCount(1);
    await expect(form.text('Date de naissance')).toBeFocused();
    await form.text('Numéro de téléphone').fill('٧٧ ١٢ ٣٤ ٥٦');
    await expect(form.summary).toHaveCount(0);
    await expect(form.page).toHaveTitle(/^Demande d’admission/);
    await expect(form.text('Numéro de téléphone')).toBeFocused();
  });
});

test.describe('a request that cannot be sent', () => {
  const json = (status: number, body: unknown) => (route: Route) => route.fulfill({ status, json: body });
  const failed = 'Une erreur s’est produite lors de l’envoi de votre demande. Veuillez réessayer.';
  const contacts = `Si l’envoi échoue encore, appelez le ${school.phone} ou écrivez à ${school.email}.`;
  const kept = `Vos réponses restent dans ce formulaire. ${contacts}`;
  const withoutAnswer = `Vos réponses restent dans ce formulaire, et les renvoyer telles quelles ne crée pas de doublon. ${contacts}`;
  const cases = [
    ['the network is down', (route: Route) => route.abort(), 'Erreur', failed, [withoutAnswer]],
    [
      'the function reports invalid fields',
      json(422, {
        success: false,
        error: 'Certaines réponses ne sont pas valables.',
        fields: [
          { path: 'phone', message: 'phoneTooLong' },
          { path: 'motto', message: 'aRuleOfTomorrow' },
        ],
      }),
      'Erreur',
      failed,
      [
        'Certaines réponses ne sont pas valables.',
        'Indiquez un seul numéro de téléphone, de 15 chiffres au plus',
      ],
    ],
    [
      'the function refuses with a message',
      json(200, { success: false, error: 'Les inscriptions sont closes.' }),
      'Erreur',
      'Les inscriptions sont closes.',
      [kept],
    ],
    [
      'the response is of no function',
      (route: Route) => route.fulfill({ contentType: 'text/html', body: '<h1>Bienvenue</h1>' }),
      'Erreur lors de l’envoi',
      'Une erreur est survenue. Veuillez réessayer plus tard.',
      [withoutAnswer],
    ],
  ] as const;

  // `src/backend/transport.test.ts` tests which response leads to which outcome.
  test('keeps every value, and shows the reason and whom to call', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await form.open();
    await form.fillAcademic();
    for (const [situation, answer, title, text, advice] of cases) {
      await test.step(situation, async () => {
        await page.route(functionUrl, answer);
        await form.submitButton.click();
        // The toast has only the specified text. The page repeats it and adds what to do.
        await expectToast(page, [title, text]);
        const main = page.getByRole('main');
        for (const sentence of [title, text, ...advice]) {
          await expect.soft(main.getByText(sentence, { exact: true }), situation).toBeVisible();
        }
        await expect(form.submitButton).toBeFocused();
        await expectInSight(form.submitButton);
        await expectInSight(main.getByText(advice[0], { exact: true }));
        await expect.soft(form.text('Prénom'), situation).toHaveValue('Hodan');
        await expect.soft(form.choice('Domaine d’études'), situation).toHaveValue('logistique-transport');
        await page.getByRole('button', { name: 'Fermer la notification' }).click();
        await page.unroute(functionUrl);
      });
    }
  });

  test('is stored once when its visitor leaves while it is sent, comes back and sends it again', async ({
    page,
  }) => {
    const email = 'double@exemple.dj';
    await form.open();
    await form.fillAcademic(email);
    const { promise: hasReturned, resolve: answer } = Promise.withResolvers<void>();
    await page.route(functionUrl, async (route) => {
      const response = await route.fetch();
      await hasReturned;
      await route.fulfill({ response });
    });
    await form.submitButton.click();
    await goToContact(page);
    await page.getByRole('banner').getByRole('link', { name: 'Demande d’admission' }).click();
    await expect(form.text('Prénom')).toHaveValue('Hodan');
    answer();
    await page.getByRole('button', { name: 'Faire une autre demande' }).click();
    await form.submitButton.click();
    await expect(form.submitButton).toBeHidden();
    expect((await storedRequests()).filter(({ answers }) => answers.email === email)).toHaveLength(1);
  });

  test('keeps what its visitor changes after coming back while it is sent', async ({ page }) => {
    const { promise: hasChanged, resolve: answer } = Promise.withResolvers<void>();
    await form.open();
    await form.answerRequests({}, hasChanged);
    await form.send();
    await goToContact(page);
    await page.getByRole('banner').getByRole('link', { name: 'Demande d’admission' }).click();
    await form.text('Prénom').fill('Ayan');
    answer();
    await page.getByRole('button', { name: 'Faire une autre demande' }).click();
    await page.reload();
    await expect(form.text('Prénom')).toHaveValue('Ayan');
  });

  test('tells nothing of an attempt that fails once the visitor has come back and sent it again', async ({
    page,
  }) => {
    const { promise: hasSentAgain, resolve: lose } = Promise.withResolvers<void>();
    const { promise: hasFailed, resolve: answer } = Promise.withResolvers<void>();
    await page.clock.install();
    await form.open();
    await form.answerRequests({}, hasFailed);
    await page.route(functionUrl, (route) => hasSentAgain.then(() => route.abort()), { times: 1 });
    await form.send();
    await goToContact(page);
    await page.getByRole('banner').getByRole('link', { name: 'Demande d’admission' }).click();
    const said = await listenToLiveRegions(page);
    await form.submitButton.click();
    const lost = page.waitForEvent('requestfailed');
    lose();
    await lost;
    // Longer than a toast waits before it appears.
    await page.clock.runFor(1_000);
    answer();
    await expect(form.toast).toContainText('Demande d’admission envoyée !');
    expect((await said()).filter((text) => text.includes('Erreur'))).toEqual([]);
  });

  test('is stored once when the connection drops before the answer and the visitor or a duplicated tab sends it again', async ({
    page,
  }) => {
    const email = 'coupure@exemple.dj';
    await form.open();
    await form.fillAcademic(email);
    const opened = page.waitForEvent('popup');
    // A window opened by a page gets a copy of its session storage, like a duplicated tab.
    await page.evaluate(() => window.open('/admission-request'));
    const copy = new AdmissionForm(await opened);
    await copy.whenInteractive();
    await page.route(functionUrl, async (route) => {
      await route.fetch();
      await page.context().setOffline(true);
      await route.abort();
    });
    await form.submitButton.click();
    await expect(page.getByRole('main').getByText(/^La connexion semble coupée/)).toBeVisible();
    await page.context().setOffline(false);
    await page.unroute(functionUrl);
    for (const tab of [form, copy]) {
      await tab.submitButton.click();
      // A page beside another one may be without the focus, so not `toBeFocused`.
      await expect(tab.receipt).toBeVisible();
    }
    expect((await storedRequests()).filter(({ answers }) => answers.email === email)).toHaveLength(1);
  });

  test('is retried with the same idempotency key after any failure but a conflict, with a new one after an edit', async ({
    page,
  }) => {
    const keys: (string | undefined)[] = [];
    const cut = (route: Route) => route.abort();
    const portal = (route: Route) =>
      route.fulfill({ body: '<h1>Connectez-vous</h1>', contentType: 'text/html' });
    const conflict = json(409, { success: false, error: 'Renvoyez-la.' });
    const answers = [cut, portal, cut, cut, conflict, cut];
    await form.open();
    await form.fillAcademic();
    await page.route(functionUrl, async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      await answers[keys.length - 1]?.(route);
    });
    const tries = async (count: number) => {
      await form.submitButton.click();
      await expect.poll(() => keys.length).toBe(count);
      await expect(form.submitButton).not.toHaveAttribute('aria-disabled');
    };
    await tries(1);
    await tries(2);
    await page.reload();
    await form.whenInteractive();
    await expect(form.text('Prénom')).toHaveValue('Hodan');
    await tries(3);
    await form.text('Prénom').fill('Hodane');
    await tries(4);
    await tries(5);
    await tries(6);
    expect(keys[0]).toMatch(/^[\da-f]{32}-[\da-f]{1,8}$/);
    expect(keys.slice(0, 3)).toEqual([keys[0], keys[0], keys[0]]);
    expect(keys[3]).not.toBe(keys[0]);
    expect(keys[4]).toBe(keys[3]);
    expect(keys[5]).not.toBe(keys[3]);
  });
});

async function chooseIn(calendar: Locator, list: 'Mois' | 'Année', option: string): Promise<void> {
  await calendar.getByRole('button', { name: new RegExp(`^${list} (?!précédent|suivant)`) }).click();
  await calendar.getByRole('combobox', { name: list }).selectOption(option);
  // Closes the browser's own list.
  await calendar.page().keyboard.press('Escape');
}

test('the birth date is typed, or chosen in a calendar from 1950 to today in Djibouti, by keyboard alone too', async ({
  page,
}) => {
  // 1 March in Djibouti, 2 March in the time zone of this browser.
  await page.clock.setFixedTime('2026-03-01T20:30:00Z');
  await form.open();
  const birthDate = form.text('Date de naissance');
  await expect(birthDate).not.toHaveAttribute('placeholder', /\S/);
  const opener = page.getByRole('button', { name: 'Sélectionner une date' });
  const calendar = page.getByRole('dialog', { name: 'Sélectionner une date' });
  const month = calendar.getByRole('button', { name: /^Mois (?!précédent|suivant)/ });
  const day = (name: string) => calendar.getByRole('button', { name: new RegExp(`\\b${name}`) });

  await test.step('after today and before 1950 nothing can be chosen', async () => {
    // As in Safari, which does not focus a clicked button.
    await opener.dispatchEvent('click');
    await expect(calendar.getByRole('button', { name: /^Année/ })).toHaveText('Année 2006');
    await calendar.getByRole('button', { name: /^Année/ }).click();
    const years = calendar.getByRole('combobox', { name: 'Année' }).getByRole('option');
    await expect(years.first()).toHaveText('2026');
    await expect(years.last()).toHaveText('1950');
    await page.keyboard.press('Escape');
    await calendar.getByRole('combobox', { name: 'Année' }).selectOption('2026');
    await chooseIn(calendar, 'Mois', 'mars');
    await expect(day('1 mars 2026')).toBeEnabled();
    for (const later of ['2 mars 2026', '31 mars 2026']) await expect(day(later)).toBeDisabled();
  });

  await test.step('the lists and buttons lead to a month, and a day closes the calendar', async () => {
    await chooseIn(calendar, 'Année', '1950');
    await chooseIn(calendar, 'Mois', 'décembre');
    await calendar.getByRole('button', { name: 'Mois précédent' }).click();
    await expect(month).toHaveText('Mois novembre');
    await calendar.getByRole('button', { name: 'Mois suivant' }).click();
    await expect(month).toHaveText('Mois décembre');
    await chooseIn(calendar, 'Mois', 'janvier');
    const column = await day('1 janvier 1950').evaluate((sunday) => sunday.closest('td')?.cellIndex ?? -1);
    await expect(calendar.locator('thead th').nth(column)).toHaveText('dim.');
    await day('1 janvier 1950').click();
    await expect(calendar).toHaveCount(0);
    await expect(birthDate).toHaveValue('01/01/1950');
    await expect(opener).toBeFocused();
  });

  await test.step('by keyboard, it opens at the typed day and stops at the first', async () => {
    await page.keyboard.press('Enter');
    await day('1 janvier 1950').press('ArrowLeft');
    await expect(day('1 janvier 1950')).toBeFocused();
    await page.keyboard.press('Escape');
    await birthDate.fill('17/09/2004');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(day('17 septembre 2004')).toBeFocused();
    await chooseIn(calendar, 'Année', '1999');
    await expect(month).toHaveText('Mois septembre');
    await page.keyboard.press('Escape');
    await expect(calendar).toHaveCount(0);
    await expect(birthDate).toHaveValue('17/09/2004');
  });
});

test('the line with the preselected programme does not move the form', async ({ page }) => {
  const places = async (path: string, line: string) => {
    await openPage(page, path);
    await expect(page.getByText(line)).toBeVisible();
    const found = [];
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      found.push((await form.text('Prénom').boundingBox())?.y);
    }
    return found;
  };
  // The prerendered page has a link in place of the line with the programme.
  const before = await places('/admission-request', 'Vous hésitez ?');
  const after = await places(
    '/admission-request?domain=genie-electrique&degree=licence',
    'Depuis la page : Licence professionnelle – Génie électrique',
  );
  expect(after).toEqual(before);
});

test('the text of every option fits its select', async ({ page }) => {
  await form.open();
  for (const type of ['Formation certifiante', 'Formation académique']) {
    await page.getByText(type, { exact: true }).click();
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = await page.getByRole('combobox').evaluateAll((selects: HTMLSelectElement[]) =>
        selects.flatMap((select) => {
          const { font, paddingLeft, paddingRight } = getComputedStyle(select);
          const pen = document.createElement('canvas').getContext('2d');
          if (!pen) throw new Error('Nothing to measure with.');
          pen.font = font;
          const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
          return [...select.options]
            .map(({ text }) => text)
            .filter((text) => pen.measureText(text).width > room);
        }),
      );
      expect.soft(cut, `${type} at ${width} px`).toEqual([]);
    }
  }
});
