import { type Locator, type Page, expect, test as freshTest } from '@playwright/test';
import catalog from '../../locales/fr.json' with { type: 'json' };
import { openPage, statusOf, test } from '../support/page.ts';

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const hashOf = (page: Page) => new URL(page.url()).hash;
const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

const phone = { width: 360, height: 780 };
const desktop = { width: 1280, height: 900 };

test('a closed dialog leaves address, focus and scroll position as before, and Back does not open it', async ({
  page,
}) => {
  const url = /\/contact\?subject=visit$/;
  await page.setViewportSize(phone);
  await openPage(page, '/contact?subject=visit');

  const name = catalog.layout.footer.info.academicCalendar;
  await footerLink(page, name).scrollIntoViewIfNeeded();
  const before = await scrollOf(page);
  await footerLink(page, name).click();
  await expect(dialog(page, name)).toBeVisible();
  expect(hashOf(page)).toBe('#calendrier-academique');

  await dialog(page, name).getByRole('button', { name: 'Fermer' }).click();
  await expect(dialog(page, name)).toBeHidden();
  await expect(footerLink(page, name)).toBeFocused();
  expect(page.url()).toMatch(url);
  expect(await scrollOf(page)).toBe(before);
  await page.goBack();
  expect(page.url()).toMatch(url);
});

test('a dialog opens from its fragment on any page, scrolls by keyboard to its end, and leaves the focus at the page’s heading', async ({
  page,
}) => {
  const name = 'Politique de confidentialité';
  const opened = dialog(page, name);
  const last = opened.locator('p, li').last();
  await page.setViewportSize({ width: 640, height: 360 });
  await page.goto('/admissions#confidentialite');
  await expect(opened).toBeVisible();
  await expect(opened.getByRole('group', { name })).toBeFocused();
  await expect(opened.getByRole('button', { name: 'Fermer' })).toBeInViewport({ ratio: 1 });
  for (const [width, height] of [
    [360, 780],
    [1280, 560],
    [740, 360], // A phone held sideways.
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.keyboard.press('Home');
    await expect(last).not.toBeInViewport();
    await page.keyboard.press('End');
    await expect(last).toBeInViewport();
    expect(await scrollOf(page)).toBe(0);
  }
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  // The dialog has no opener.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(hashOf(page)).toBe('');
});

test('Back closes a dialog, Forward opens it, and a click outside closes it', async ({ page }) => {
  const name = catalog.layout.footer.info.legalNotice;
  await openPage(page, '/');
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await footerLink(page, name).click();
    await expect(dialog(page, name)).toBeVisible();
    await page.goBack();
    await expect(dialog(page, name)).toBeHidden();
    await page.goForward();
    await expect(dialog(page, name)).toBeVisible();
    // On a phone the dialog fills the screen, so there is no outside to click.
    if (viewport === phone) await page.keyboard.press('Escape');
    else await page.mouse.click(8, viewport.height / 2);
    await expect(dialog(page, name)).toBeHidden();
  }
});

test('a link in a dialog closes it and focuses the new page', async ({ page }) => {
  // Before the page is hydrated, a link loads a document.
  await openPage(page, '/#calendrier-academique');
  await page.getByRole('dialog').getByRole('link', { name: 'Dates des demandes d’admission' }).click();
  await expect(page).toHaveURL(/\/admissions#deadlines$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  const heading = page.getByRole('heading', { name: 'Jusqu’à quand demander l’admission' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

freshTest(
  'a dialog loads when it is opened, reports a failure until it has loaded, and retries on the next click',
  async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/', { waitUntil: 'networkidle' });
    expect.soft(requests.filter((url) => /privacy\.|InfoDialog[-.]/.test(url))).toEqual([]);

    const texts = '**/catalogs/*/privacy.*';
    const name = catalog.layout.footer.info.privacy;
    await page.route(texts, (route) => route.abort());
    await footerLink(page, name).click();
    const report = statusOf(page.getByRole('contentinfo')).filter({ hasText: 'rechargez la page' });
    await expect(report).toBeVisible();
    await expect.poll(() => hashOf(page)).toBe('');
    await page.unroute(texts);
    await footerLink(page, name).click();
    await expect(dialog(page, name)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(footerLink(page, name)).toBeFocused();
    await expect(report).toHaveCount(0);
  },
);

test('an open dialog is printed whole, under the letterhead and without the page', async ({ page }) => {
  await page.goto('/#reglement-interieur');
  await expect(dialog(page, 'Règlement intérieur')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('contentinfo', { includeHidden: true })).toBeHidden();
  await expect(page.locator('img[src^="/qr/"]')).toBeVisible();
  const text = dialog(page, 'Règlement intérieur').getByText('conseil académique');
  await expect(text).toBeVisible();
  const { contentHeight, shownHeight } = await dialog(page, 'Règlement intérieur').evaluate((element) => ({
    contentHeight: element.scrollHeight,
    shownHeight: document.documentElement.scrollHeight,
  }));
  expect(shownHeight).toBeGreaterThanOrEqual(contentHeight);
});

test('a dialog has the words of its page, its headings one level lower, and does not scroll sideways', async ({
  page,
}) => {
  const partsOf = (root: string) =>
    page
      .locator(`${root} :is(h2, h3, h4, p, li, dd):not(nav *)`)
      .evaluateAll((parts) => parts.map(({ tagName, textContent }) => `${tagName} ${textContent}`));
  const isSideways = (element: Element) =>
    [element, ...element.querySelectorAll('*')].some(
      (part) => getComputedStyle(part).overflowX === 'auto' && part.scrollWidth > part.clientWidth,
    );
  await page.setViewportSize(phone);
  await openPage(page, '/accessibilite');
  const onPage = await partsOf('main');
  await page.goto('/accessibilite#accessibilite');
  await page.getByRole('dialog').waitFor();
  const lower = (part: string) => part.replace(/^H(\d)/, (_, level) => `H${Number(level) + 1}`);
  expect(await partsOf('[role=dialog] [role=group]')).toEqual(onPage.map(lower));
  expect(onPage.length).toBeGreaterThan(5);
  expect(await page.getByRole('dialog').evaluate(isSideways)).toBe(false);
});

test('the copyright has the year of the visit', async ({ page }) => {
  await page.clock.setFixedTime('2031-01-01T00:30+03:00');
  await openPage(page, '/contact');
  await expect(page.getByRole('contentinfo')).toContainText('© 2031');
});

test('a footer link clicked with Control or the middle button opens a new tab, not a dialog', async ({
  page,
}) => {
  await openPage(page, '/about');
  const newTabClicks: Parameters<Locator['click']>[0][] = [
    { modifiers: ['ControlOrMeta'] },
    { button: 'middle' },
  ];
  for (const options of newTabClicks) {
    const opened = page.context().waitForEvent('page');
    await footerLink(page, 'Règlement intérieur').click(options);
    const tab = await opened;
    await expect(tab).toHaveURL('/reglement-interieur');
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Règlement intérieur');
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await tab.close();
  }
});
