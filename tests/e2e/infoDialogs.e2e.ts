import { type Page, expect, test } from '@playwright/test';
import { openPage } from '../a11y/support/openPage.ts';

const dialogs = [
  { name: 'Mentions légales', hash: '#mentions-legales', says: 'Directeur de la publication' },
  { name: 'Politique de confidentialité', hash: '#confidentialite', says: 'Combien de temps' },
  { name: 'Règlement intérieur', hash: '#reglement-interieur', says: 'Plagiat et intelligence artificielle' },
  { name: 'Calendrier académique', hash: '#calendrier-academique', says: 'Bon à savoir' },
] as const;

const link = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const hashOf = (page: Page) => new URL(page.url()).hash;
const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

for (const [device, viewport] of [
  ['a phone', { width: 360, height: 780 }],
  ['a desktop', { width: 1280, height: 900 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    for (const { name, hash, says } of dialogs) {
      test(`“${name}” opens by mouse, closes by its button and leaves the page where it was`, async ({
        page,
      }) => {
        await openPage(page, '/admissions');
        await link(page, name).scrollIntoViewIfNeeded();
        await page.evaluate(async () => void (await document.fonts.ready));
        const [before, entries] = [await scrollOf(page), await page.evaluate(() => history.length)];
        await link(page, name).click();

        await expect(dialog(page, name)).toBeVisible();
        await expect(dialog(page, name).getByRole('heading', { name: says, level: 3 })).toBeAttached();
        await expect(dialog(page, name)).not.toContainText(/\{\{|\w\.heading/);
        expect(hashOf(page)).toBe(hash);

        await dialog(page, name).getByRole('button', { name: 'Fermer' }).click();
        await expect(dialog(page, name)).toBeHidden();
        await expect(link(page, name)).toBeFocused();
        expect(page.url()).not.toContain('#');
        expect(await scrollOf(page)).toBe(before);
        expect(await page.evaluate(() => history.length)).toBe(entries + 1);
      });

      test(`“${name}” opens, closes and opens again by keyboard alone`, async ({ page }) => {
        await openPage(page, '/contact?subject=visit');
        await link(page, name).focus();
        for (const _ of ['first', 'second']) {
          await page.keyboard.press('Enter');
          await expect(dialog(page, name)).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(dialog(page, name)).toBeHidden();
          await expect(link(page, name)).toBeFocused();
          expect(page.url()).toMatch(/\/contact\?subject=visit$/);
        }
      });

      test(`“${name}” has its own address on every page`, async ({ page }) => {
        await page.goto(`/admissions${hash}`);
        await expect(dialog(page, name)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog(page, name)).toBeHidden();
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
        expect(hashOf(page)).toBe('');
      });

      test(`“${name}” scrolls to its end by keyboard and never sideways, and the page behind it stays`, async ({
        page,
      }) => {
        // So low that even the shortest text must scroll.
        await page.setViewportSize({ ...viewport, height: 560 });
        await page.goto(`/${hash}`);
        const last = dialog(page, name).locator('p, li').last();
        await expect(last).not.toBeInViewport();
        await expect(page.getByRole('dialog')).toBeFocused();
        // Over the button that closes it to the text.
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await page.keyboard.press('End');
        await expect(last).toBeInViewport();
        expect(await scrollOf(page)).toBe(0);
        const overflow = await dialog(page, name).evaluate((element) =>
          [element, ...element.querySelectorAll('*')].some(
            (part) => getComputedStyle(part).overflowX === 'auto' && part.scrollWidth > part.clientWidth,
          ),
        );
        expect(overflow).toBe(false);
      });
    }

    test('a press beside a dialog or the way back closes it, and the way forward opens it', async ({
      page,
    }) => {
      const { name } = dialogs[0];
      await openPage(page, '/');
      await link(page, name).click();
      await expect(dialog(page, name)).toBeVisible();
      await page.goBack();
      await expect(dialog(page, name)).toBeHidden();
      await page.goForward();
      await expect(dialog(page, name)).toBeVisible();
      if (viewport.width > 720) {
        await page.mouse.click(8, viewport.height / 2);
        await expect(dialog(page, name)).toBeHidden();
      }
    });

    test('keeps the focus inside while it is open', async ({ page }) => {
      await page.goto('/#confidentialite');
      await expect(dialog(page, 'Politique de confidentialité')).toBeVisible();
      for (let presses = 0; presses < 8; presses++) {
        await page.keyboard.press('Tab');
        await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
      }
    });
  });
}

test('the calendar shows every date of the academic year', async ({ page }) => {
  await page.goto('/#calendrier-academique');
  const entries = page.getByRole('dialog').getByRole('list').first().getByRole('listitem');
  await expect(entries).toContainText([
    /1er\sseptembre.*Rentrée administrative/,
    /15\sseptembre.*Début des cours/,
    /20\sdécembre – 5\sjanvier.*Congés de fin d’année/,
    /15\sjanvier – 30\sjanvier.*Examens du premier semestre/,
    /10\sfévrier.*Début du second semestre/,
    /1er\savril – 15\savril.*Congés de printemps/,
    /1er\sjuin – 15\sjuin.*Examens du second semestre/,
    /1er\sjuillet – 15\sjuillet.*Session de rattrapage/,
  ]);
});

test('a link inside a dialog leads on: the dialog is gone and the new page has the focus', async ({
  page,
}) => {
  await page.goto('/#calendrier-academique');
  await page.getByRole('dialog').getByRole('link', { name: 'Dates de candidature' }).click();
  await expect(page).toHaveURL(/\/admissions$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test.describe('where nothing was kept', () => {
  // What it fetches, no test can hold back.
  test.use({ serviceWorkers: 'block' });

  test('a text that cannot be fetched is said so, breaks nothing, and is fetched by the next click', async ({
    page,
  }) => {
    const texts = '**/catalogs/*/privacy.*';
    const { name } = dialogs[1];
    await openPage(page, '/');
    await page.route(texts, (route) => route.abort());
    await link(page, name).click();
    await expect(
      page.getByRole('contentinfo').getByRole('status').filter({ hasText: 'réessayez' }),
    ).toBeVisible();
    await expect.poll(() => hashOf(page)).toBe('');
    await page.unroute(texts);
    await link(page, name).click();
    await expect(dialog(page, name)).toBeVisible();
  });
});

test('a dialog that the address alone opened leaves the focus on the page’s heading', async ({ page }) => {
  await page.goto('/about#confidentialite');
  await expect(dialog(page, 'Politique de confidentialité')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('nothing of the dialogs is fetched before one is wanted', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(requests.filter((url) => /privacy\.|InfoDialog[-.]/.test(url))).toEqual([]);
});

test('an open dialog is printed whole and alone', async ({ page }) => {
  await page.goto('/#reglement-interieur');
  await expect(dialog(page, 'Règlement intérieur')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('contentinfo', { includeHidden: true })).toBeHidden();
  const text = dialog(page, 'Règlement intérieur').getByText('conseil académique');
  await expect(text).toBeVisible();
  const { contentHeight, shownHeight } = await dialog(page, 'Règlement intérieur').evaluate((element) => ({
    contentHeight: element.scrollHeight,
    shownHeight: document.documentElement.scrollHeight,
  }));
  expect(shownHeight).toBeGreaterThanOrEqual(contentHeight);
});
