import { type Page, expect, test as freshTest } from '@playwright/test';
import { holdScripts, openPage, statusOf, test } from '../support/page.ts';

const results = (page: Page) => page.getByRole('list', { name: 'Pages trouvées' }).getByRole('link');
const status = (page: Page) => statusOf(page.getByRole('main'));

async function search(page: Page, words: string) {
  await page.getByRole('searchbox', { name: 'Chercher dans le site' }).fill(words);
  await page.keyboard.press('Enter');
}

test('the search ignores accents and capitals, works by keyboard, and Back restores it', async ({ page }) => {
  await openPage(page, '/plan-du-site');
  await search(page, 'BIBLIOTHEQUE');
  await expect(status(page)).toContainText('trouvée');
  await expect(results(page).first()).toHaveText(/^Campus/);
  await expect(page).toHaveURL('/plan-du-site?q=BIBLIOTHEQUE');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/campus');
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('BIBLIOTHEQUE');
  await expect(results(page).first()).toHaveText(/^Campus/);
  await page.goBack();
  await expect(page).toHaveURL('/plan-du-site');
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('a search for prices says where to ask for them, one without a result that there is none', async ({
  page,
}) => {
  await openPage(page, '/plan-du-site?q=Tarifs');
  const answer = page
    .getByRole('main')
    .getByText(/^Frais de scolarité\s: demandez-les par email ou au \+253/);
  await expect(answer).toContainText(/Ouvert jusqu’à|Fermé, ouvre/);
  await expect(answer.getByRole('link').first()).toHaveAttribute('href', /^mailto:/);
  await expect(answer.getByRole('link').last()).toHaveAttribute('href', /^tel:\+253\d+$/);
  await search(page, 'bibliothèque');
  await expect(results(page).first()).toHaveText(/^Campus/);
  await expect(answer).toHaveCount(0);
  await search(page, 'zzzzqqq');
  await expect(status(page)).toHaveText(/^Aucune page ne contient «\szzzzqqq\s»/);
  await expect(results(page)).toHaveCount(0);
});

freshTest('the search index loads on first use, and a failure is reported', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.route('**/search/fr.json', (route) => route.abort());
  await page.goto('/plan-du-site', { waitUntil: 'networkidle' });
  expect(requests.filter((url) => /searchPages|\/search\//.test(url))).toEqual([]);
  await search(page, 'campus');
  await expect(status(page)).toHaveText(/^La recherche n’a pas pu être chargée/);
  await page.unroute('**/search/fr.json');
  await search(page, 'campus');
  await expect(status(page)).toContainText('trouvée');
});

test.describe('the search field leads to the results', () => {
  const logistics = /^Licence en logistique/;

  test('from the menu of a phone, which closes', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openPage(page, '/about');
    await page.getByRole('button', { name: 'Menu' }).click();
    await search(page, 'logistik');
    await expect(page).toHaveURL('/plan-du-site?q=logistik');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(results(page).first()).toHaveText(logistics);
    await expect(results(page).first()).toBeInViewport();
  });

  test('from the header at 768 px, also before hydration', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    const open = () => page.getByRole('banner').getByText('Rechercher', { exact: true }).first().click();
    await openPage(page, '/about');
    await open();
    await expect(page.getByRole('searchbox')).toBeFocused();
    await search(page, 'bibliothèque');
    await expect(page).toHaveURL('/plan-du-site?q=biblioth%C3%A8que');
    await expect(results(page).first()).toHaveText(/^Campus/);

    const release = await holdScripts(page);
    await page.goto('/about', { waitUntil: 'commit' });
    await open();
    await search(page, 'logistik');
    await expect(page).toHaveURL('/plan-du-site?q=logistik');
    release();
    await expect(results(page).first()).toHaveText(logistics);
  });
});
