import { type Page, type Route, expect, test } from '@playwright/test';
import { school } from '../../src/content/school.ts';
import { AdmissionForm } from '../support/forms.ts';
import { collectMessages, heading, openPage, whenHydrated, whenScriptsWork } from '../support/page.ts';

const header = (page: Page) => page.getByRole('banner');

const calendarButton = (page: Page) => page.getByRole('button', { name: 'Sélectionner une date' });

test('a calendar that does not load leaves the form working, with its values and a typed date', async ({
  page,
}) => {
  const form = new AdmissionForm(page);
  await form.open();
  await form.text('Prénom').fill('Hodan');
  await page.route(/\/CalendarPopover-/, (route) => route.abort());
  await calendarButton(page).click();
  await expect(
    page.getByText('Le calendrier n’a pas pu s’ouvrir. Saisissez la date au clavier.'),
  ).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(form.text('Prénom')).toHaveValue('Hodan');
  await form.text('Date de naissance').fill('17/05/2004');
  await expect(form.text('Date de naissance')).toHaveValue('17/05/2004');
});

test('a calendar whose script loads late does not open over the field that the visitor went on to', async ({
  page,
}) => {
  const held: Route[] = [];
  await page.route(/\/CalendarPopover-/, (route) => void held.push(route));
  const form = new AdmissionForm(page);
  await form.open();
  await calendarButton(page).click();
  await expect.poll(() => held.length).toBe(1);
  await form.text('Email').fill('hodan@exemple.dj');
  const code = page.waitForEvent('requestfinished', (request) => request === held[0]?.request());
  await held[0]?.continue();
  await code;
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(form.text('Email')).toBeFocused();
  await calendarButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('after half a minute without a script, the calendar says so, and a link loads a document', async ({
  page,
}) => {
  await page.clock.install();
  await page.route(/\/(CalendarPopover|news)-[^/]*\.js/, () => {});
  await openPage(page, '/admission-request');
  const progress = page.getByText('Chargement en cours…');
  await calendarButton(page).click();
  await expect(progress).toBeHidden();
  await page.clock.fastForward(1_000);
  await expect(progress).toBeVisible();
  await page.clock.fastForward(29_000);
  await expect(page.getByText('Le calendrier n’a pas pu s’ouvrir')).toBeVisible();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Actualités' }).click();
  await expect(page).toHaveURL('/news');
  await expect(heading(page)).not.toHaveText('Actualités');
  await expect(progress).toBeHidden();
  await page.clock.fastForward(1_000);
  await expect(progress).toBeVisible();
  await page.goBack();
  await expect(progress, 'the visitor stays').toBeHidden();
  await page.goForward();
  await page.clock.fastForward(30_000);
  await expect(heading(page)).toHaveText('Actualités');
});

test('a page that fails to render shows a focused error with a retry between header and footer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const words = /\/catalogs\/fr\/certifications\./;
  // An empty catalog makes the page throw.
  await page.route(words, (route) => route.fulfill({ json: {} }));
  await page.goto('/contact');
  await whenScriptsWork(page);
  await header(page).getByText('Plus', { exact: true }).click();
  await header(page).getByRole('link', { name: 'Certifications' }).click();
  await expect(heading(page)).toHaveText('Cette page n’a pas pu s’afficher');
  await page.unroute(words);
  await expect(page).toHaveURL('/certifications');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('main').getByRole('link', { name: school.phone })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  await header(page).getByRole('link', { name: 'Formations' }).click();
  await expect(heading(page)).toHaveText('Formations');
  await page.goBack();
  const home = page.getByRole('link', { name: 'Retour à l’accueil' });
  await expect(home).toHaveAttribute('href', '/');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(heading(page)).toHaveText('Certifications');
});

for (const [what, fault] of [
  [
    'cannot render',
    () => {
      // Safe cast: the router's data of a prerendered page.
      const { $_TSR } = window as unknown as { $_TSR: { router: { dehydratedData: { words: object } } } };
      // Without its texts the page throws.
      $_TSR.router.dehydratedData.words = {};
    },
  ],
  ['cannot hydrate', () => Reflect.deleteProperty(window, '$_TSR')],
] as const) {
  test(`a page that React ${what} stays readable with menu, links and search, and the next reload tries again`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 412, height: 800 });
    await page.addInitScript(
      `if (!sessionStorage.mended) document.addEventListener('readystatechange', ${fault}, { once: true })`,
    );
    await page.goto('/');
    await page.locator('html[data-scriptless]').waitFor({ state: 'attached' });
    await expect(heading(page)).toHaveText('Apprendre à diriger, là où se croisent les routes.');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Contact' }).click();
    await expect(heading(page)).toHaveText('Contact');
    await page.locator('html:is([data-scriptless], [data-interactive])').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('searchbox').fill('campus');
    await menu.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL('/plan-du-site?q=campus');

    // The page of the search may reload itself too, which aborts a navigation.
    await expect(() => page.goto('/', { timeout: 5_000 })).toPass({ timeout: 30_000 });
    await page.locator('html[data-scriptless]').waitFor({ state: 'attached' });
    await page.evaluate(() => (sessionStorage.mended = 'yes'));
    await page.reload();
    await whenScriptsWork(page);
  });
}

test('a link followed as soon as the header responds leads to its page without an error', async ({
  page,
}) => {
  const messages = collectMessages(page);
  await page.addInitScript(() => {
    if (window.location.pathname !== '/programs') return;
    const { port1, port2 } = new MessageChannel();
    // Looks in a task between those in which React hydrates the parts of the page.
    port1.addEventListener('message', () => {
      const link = document.querySelector<HTMLAnchorElement>('header a[href="/admissions"]');
      const isHydrated = Object.keys(link ?? {}).some((key) => key.startsWith('__reactFiber$'));
      if (isHydrated) link?.click();
      else port2.postMessage(null);
    });
    port1.start();
    port2.postMessage(null);
  });
  await page.goto('/programs');
  await expect(page).toHaveURL('/admissions');
  await whenHydrated(page);
  expect(messages).toEqual([]);
});

for (const [how, javaScriptEnabled] of [
  ['are switched off', false],
  ['do not load', true],
] as const) {
  test.describe(`when scripts ${how}`, () => {
    test.use({ javaScriptEnabled });

    test('forms and footer show other contacts, controls that need a script are hidden, all testimonials visible', async ({
      page,
    }) => {
      await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
      for (const path of ['/contact', '/admission-request']) {
        await page.goto(path);
        const form = page.getByRole('main').getByRole('form');
        await expect
          .soft(form.getByText(/JavaScript.*contact@ecole-management\.example/), path)
          .toBeVisible();
        const send = form.getByRole('button', { name: /^Envoyer/ });
        await expect.soft(send, path).toBeVisible({ visible: javaScriptEnabled });
      }

      await page.goto('/about');
      const footer = page.getByRole('contentinfo');
      await expect.soft(footer.getByText(/CV.*contact@ecole-management\.example/)).toBeVisible();
      await expect.soft(footer.getByRole('button', { name: 'Postuler comme enseignant' })).toBeHidden();

      for (const [path, role, name] of [
        ['/admissions', 'button', 'Télécharger le guide d’admission'],
        ['/news', 'button', 'Suivant'],
        ['/plan-du-site', 'searchbox', 'Chercher dans le site'],
        ['/', 'button', 'Témoignage suivant'],
      ] as const) {
        await page.goto(path);
        await expect(heading(page)).toBeVisible();
        const control = page.getByRole(role, { name, includeHidden: true });
        await expect.soft(control.first(), path).toBeAttached();
        await expect.soft(control.filter({ visible: true }), path).toHaveCount(0);
      }

      const items = page.getByRole('group', { name: 'Témoignages de diplômés' }).getByRole('listitem');
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(items).toHaveCount(3);
        for (const item of await items.all()) {
          const quote = item.locator('blockquote');
          await quote.scrollIntoViewIfNeeded();
          await expect.soft(quote, `at ${width} px`).toBeInViewport({ ratio: 0.9 });
        }
      }
    });
  });
}
