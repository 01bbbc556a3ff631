import { type Page, type Route, expect, test } from '@playwright/test';
import { AdmissionForm } from '../support/forms.ts';
import { holdScripts, whenHydrated } from '../support/page.ts';

const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

test('the menu opens before scripts load in a browser without invoker commands', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 800 });
  await holdScripts(page);
  await page.addInitScript(() => {
    // Chromium handles the attributes even without these properties, so cancel the event.
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
    document.addEventListener('command', (event) => event.preventDefault(), true);
  });
  await open(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('a button pressed before hydration acts once after it, also beside the script and the node of an extension', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.route('/about', async (route) => {
    const response = await route.fetch();
    const extension = '<script type="module" src="https://extension.example/a.js"></script></body>';
    await route.fulfill({ response, body: (await response.text()).replace('</body>', extension) });
  });
  await open(page, '/about');
  const button = page.getByRole('button', { name: 'Postuler comme enseignant' });
  await button.click();
  await button.click();
  await expect(page.getByRole('dialog')).toBeHidden();
  // React then renders the page anew.
  await page.locator('footer').evaluate((footer) => footer.prepend(document.createElement('i')));
  release();
  await expect(page.getByRole('dialog', { name: /enseign/i })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('after a reload, Back before hydration shows the page before', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Contact');
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL('/about');
  release();
  await expect(heading).toHaveText('À propos de l’école');
  await expect(page.locator('html[data-interactive]')).toBeAttached();
});

test('hydration keeps the position to which the visitor has scrolled, and a reload restores it', async ({
  page,
}) => {
  const scrolledTo = () => page.evaluate(() => Math.round(window.scrollY));
  const release = await holdScripts(page);
  await open(page, '/programs');
  await page.getByRole('contentinfo').waitFor();
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  release();
  await whenHydrated(page);
  await expect.poll(scrolledTo).toBe(1500);
  await page.reload();
  await whenHydrated(page);
  await expect.poll(scrolledTo).toBe(1500);
});

test('fields filled in before hydration win over the draft, and an early submission is validated after it', async ({
  page,
}) => {
  const form = new AdmissionForm(page);
  await form.open();
  await form.text('Prénom').fill('Ayan');
  const release = await holdScripts(page);
  await open(page, '/admission-request');
  await form.text('Prénom').fill('Hodan');
  await form.text('Nom').fill('Warsama');
  await form.chooseType('Formation académique');
  await form.choice('Dernier diplôme obtenu').selectOption('Licence');
  await form.submitButton.click();
  expect(new URL(page.url()).search).toBe('');

  const navigations: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) navigations.push(request.url());
  });
  release();
  await expect(form.summary).toBeFocused();
  await expect(form.summary.getByRole('link')).not.toHaveCount(0);
  await expect(form.text('Prénom')).toHaveValue('Hodan');
  await expect(form.text('Nom')).toHaveValue('Warsama');
  await expect(form.radio('Formation académique')).toBeChecked();
  await expect(form.choice('Domaine d’études')).toBeVisible();
  await expect(form.choice('Dernier diplôme obtenu')).toHaveValue('licence');

  await form.send('early@exemple.dj');
  await expect(form.toast).toBeVisible();
  expect(navigations).toEqual([]);
});

test('letters typed at every moment of hydration stand in the form and in its draft', async ({ page }) => {
  const release = await holdScripts(page);
  await open(page, '/admission-request');
  const form = new AdmissionForm(page);
  const field = form.text('Prénom');
  await field.focus();
  release();
  let typed = '';
  const typeLetter = async () => {
    const letter = String.fromCodePoint(97 + (typed.length % 26));
    await page.keyboard.press(letter);
    typed += letter;
  };
  while ((await page.locator('form[data-interactive]').count()) === 0) await typeLetter();
  for (let count = 0; count < 5; count += 1) await typeLetter();
  await expect(field).toHaveValue(typed);
  const draft = () =>
    page.evaluate(() => JSON.parse(sessionStorage.getItem('draft:admission-request') ?? '{}'));
  expect(await draft()).toMatchObject({ firstName: typed });
});

const react = /\/assets\/react-[^/]*\.js$/;
const entry = /\/assets\/index-[^/]*\.js$/;
const syntaxError = { contentType: 'text/javascript', body: 'let let;' };

// Whatever fires no `error` event ends in the same half a minute.
for (const [failure, url, answer, moment] of [
  ['an imported script does not load', react, (route: Route) => route.abort(), 'at once'],
  ['the client entry has a syntax error', entry, (route: Route) => route.fulfill(syntaxError), 'at once'],
  ['a script never comes', react, () => {}, 'after half a minute'],
] as const) {
  test(`when ${failure}, the form shows the school’s contacts ${moment} and keeps the fields`, async ({
    page,
  }) => {
    const { promise: submitted, resolve: fail } = Promise.withResolvers<void>();
    await page.route(url, async (route) => {
      if (moment === 'at once') await submitted;
      await answer(route);
    });
    await page.clock.install();
    await open(page, '/admission-request');
    const form = new AdmissionForm(page);
    const notice = page.getByText(/JavaScript.*\+253.*contact@ecole-management\.example/).first();
    await form.text('Prénom').fill('Hodan');
    await form.submitButton.click();
    await expect(form.submitButton).toHaveAttribute('data-queued');
    await expect(notice).toBeHidden();

    if (moment === 'at once') fail();
    else await page.clock.fastForward(30_000);
    await expect(notice).toBeFocused();
    await expect(notice).toBeInViewport();
    await expect(form.submitButton).not.toHaveAttribute('data-queued');

    await form.text('Prénom').press('Enter');
    await expect(notice).toBeFocused();
    await expect(form.text('Prénom')).toHaveValue('Hodan');
  });
}

test('scripts that come after they were given up start the form', async ({ page }) => {
  await page.clock.install();
  const release = await holdScripts(page);
  await open(page, '/admission-request');
  const form = new AdmissionForm(page);
  await form.text('Prénom').fill('Hodan');
  const notice = page.getByText(/JavaScript.*contact@/).first();
  await expect(notice).toBeHidden();
  await page.clock.fastForward(30_000);
  await expect(notice).toBeVisible();
  release();
  await expect(notice).toBeHidden();
  await form.submitButton.click();
  await expect(form.summary).toBeFocused();
  await expect(form.text('Prénom')).toHaveValue('Hodan');
});
