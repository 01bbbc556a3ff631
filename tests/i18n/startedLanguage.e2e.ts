/**
 * A language that has the header, footer and a few pages: those are complete, and links to other pages lead to French.
 */
import { type Page, expect, test as freshTest } from '@playwright/test';
import { parse } from 'node-html-parser';
import { pages } from '../../src/build/pages.ts';
import { planVisits } from '../crawl/visits.ts';
import { openPage, test, whenHydrated } from '../support/page.ts';
import { findLeaks, leakOptions } from './support/findLeaks.ts';
import { toArabicLetters } from './support/pseudoCatalogs.ts';
import { addressOf, startedLanguage, startedPaths } from './support/site.ts';

const inFrench = toArabicLetters('(en français)');
const missingPaths = pages.map(({ path }) => path).filter((path) => !startedPaths.includes(path));
const aboutPath = addressOf('/about', startedLanguage);
/** The menu for phones has hidden links too. */
const headerLink = (page: Page, attribute: string) =>
  page.getByRole('banner').locator(`a[${attribute}]`).filter({ visible: true });
const careersLink = (page: Page) => page.getByRole('contentinfo').locator('#enseigner').getByRole('link');

test.use({ viewport: { width: 1280, height: 800 } });

for (const path of [...startedPaths, '/nowhere']) {
  test(`${path} is fully translated: every word is from the language’s own catalog`, async ({ page }) => {
    await openPage(page, addressOf(path, startedLanguage));
    await expect(page.locator('html')).toHaveAttribute('lang', startedLanguage);
    expect(await page.evaluate(findLeaks, leakOptions(startedLanguage))).toEqual([]);
  });
}

for (const { path, state } of planVisits()) {
  // The dialogs of the footer are not in this language; the calendar has words of react-aria.
  if (!state || path === '/about' || !startedPaths.includes(path) || state.name.startsWith('calendar'))
    continue;
  test(`${path}, ${state.name}, is fully translated`, async ({ page }) => {
    await openPage(page, addressOf(path, startedLanguage));
    await state.reach(page);
    expect(await page.evaluate(findLeaks, leakOptions(startedLanguage))).toEqual([]);
  });
}

test('a link leads to the page in the language, or announces that it leads to the French page', async ({
  request,
}) => {
  for (const path of [...startedPaths, '/nowhere']) {
    const html = parse(await (await request.get(addressOf(path, startedLanguage))).text());
    const links = html
      .querySelectorAll('header a, main a, footer a')
      .filter((link) => link.getAttribute('href')?.startsWith('/') && !link.getAttribute('lang'));
    const said = links.map((link) => ({
      path: link.getAttribute('href')?.split(/[?#]/)[0] ?? '',
      language: link.getAttribute('hreflang'),
      isHeard: link.text.split(inFrench).length === 2 && link.text.endsWith(inFrench),
    }));
    const toFrench = said.filter((link) => missingPaths.some((other) => other === link.path));
    expect(toFrench.length).toBeGreaterThan(10);
    expect(toFrench.filter(({ language, isHeard }) => language !== 'fr' || !isHeard)).toEqual([]);
    // The button for teachers leads to the French version of this page (`path`).
    const others = said.filter((link) => !toFrench.includes(link) && link.path !== path);
    expect(others.filter(({ language, isHeard }) => language || isHeard)).toEqual([]);
    for (const other of others) expect(startedPaths).toContain(other.path.replace(`/${startedLanguage}`, ''));
  }
});

// `freshTest` has a tab that prefetches visible links; the tab of `test` does not.
freshTest('a link to a French page loads it, and no visit requests a missing catalog', async ({ page }) => {
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(response.url());
  });
  await openPage(page, aboutPath);
  const link = headerLink(page, 'href="/admissions"');
  await link.hover();
  await link.click();
  await expect(page).toHaveURL('/admissions');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await whenHydrated(page);
  await page.goto(aboutPath);
  await headerLink(page, `href="${addressOf('/admission-request', startedLanguage)}"`).click();
  await expect(page.locator('main form')).toBeVisible();
  expect(failed).toEqual([]);
});

test('the footer’s legal texts do not open in a dialog, and its teacher form opens on the French page', async ({
  page,
}) => {
  await openPage(page, `${aboutPath}#mentions-legales`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(careersLink(page)).toHaveAttribute('hreflang', 'fr');
  await expect(careersLink(page)).toContainText(inFrench);
  await expect(careersLink(page), 'words apart').toHaveText(/ \S?\(/);
  await careersLink(page).click();
  await expect(page).toHaveURL('/about#enseigner');
  await whenHydrated(page);
  await page.getByRole('button', { name: 'Postuler' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the advice on programmes leaves out what only their pages say', async ({ page }) => {
  const answers = '?diplome=bac3&domaine=logistique-transport&travail=oui';
  await openPage(page, addressOf('/programs', startedLanguage) + answers);
  const facts = page.getByRole('main').locator('li dl');
  await expect(facts).toHaveCount(2);
  // The conditions and dates of the master, the dates of the course.
  await expect(facts.locator('dt')).toHaveCount(3);
});

test('only pages that the language has offer it', async ({ page }) => {
  const languageLink = headerLink(page, `hreflang="${startedLanguage}"`);
  await page.goto('/about');
  await expect(languageLink).toHaveAttribute('href', aboutPath);
  await page.goto('/campus');
  await expect(headerLink(page, 'hreflang="en"')).toHaveCount(1);
  await expect(languageLink).toHaveCount(0);
});

test('names of people come from the catalog, because other scripts spell them differently', async ({
  page,
}) => {
  await page.goto('/ar/about');
  await expect(page.getByText(toArabicLetters('Fathia Robleh Elmi'), { exact: true })).toBeVisible();
});
