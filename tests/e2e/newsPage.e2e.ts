import { type Page, expect, test as freshTest } from '@playwright/test';
import { holdScripts, openPage, statusOf, test } from '../support/page.ts';
import { newsItems } from '../../src/content/news.ts';

const total = newsItems.length;
const pages = Math.ceil(total / 3);
const articles = (page: Page) => page.getByRole('main').getByRole('article');
const status = (page: Page) => statusOf(page.getByRole('main'));
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });

test('paging shows all articles, three on a page, moves the focus to the heading and announces the page', async ({
  page,
}) => {
  await openPage(page, '/news');
  await expect(articles(page)).toHaveCount(3);
  await expect(status(page)).toContainText(`Page 1 sur ${pages}`);
  await expect(button(page, 'Précédent')).toBeDisabled();
  const firstTitles = await articles(page).getByRole('heading').allInnerTexts();

  const titles = new Set(firstTitles);
  for (let number = 2; number <= pages; number += 1) {
    await button(page, 'Suivant').click();
    await expect(status(page)).toContainText(`Page ${number} sur ${pages}`);
    for (const title of await articles(page).getByRole('heading').allInnerTexts()) titles.add(title);
  }
  await expect(page.getByRole('heading', { name: 'Tous les articles' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Tous les articles' })).toBeInViewport();
  await expect(button(page, 'Suivant')).toBeDisabled();
  expect(titles.size).toBe(total);

  for (let number = pages; number > 1; number -= 1) await button(page, 'Précédent').press('Enter');
  await expect(articles(page)).toHaveCount(3);
  await expect(button(page, 'Précédent')).toBeDisabled();
});

// `tests/site/specification.school.test.ts` tests the number of articles in each category and month.
test('a category or a month filters the list and announces its number of articles; the focus stays', async ({
  page,
}) => {
  await openPage(page, '/news');
  await button(page, 'Suivant').click();
  const all = button(page, /^Tous les articles/);
  const category = button(page, /^Recherche /);
  await category.click();
  await expect(category).toHaveAttribute('aria-pressed', 'true');
  await expect(category).toBeFocused();
  await expect(page.locator('main + [aria-live]'), 'as no page was opened').toBeEmpty();
  await expect(all).toHaveAttribute('aria-pressed', 'false');
  await expect(status(page)).toContainText(/^\d+ articles? en ligne dans/);
  for (const article of await articles(page).all()) await expect(article).toContainText('Recherche');

  const months = page.getByRole('main').locator('button:has(time)');
  let listed = 0;
  for (const month of await months.all()) {
    await month.click();
    await expect(month).toHaveAttribute('aria-pressed', 'true');
    const value = (await month.locator('time').getAttribute('datetime')) ?? 'none';
    const dates = articles(page).locator('time');
    await expect(dates.first()).toHaveAttribute('datetime', new RegExp(`^${value}-`));
    const shown = await dates.count();
    await expect(status(page)).toContainText(new RegExp(`^${shown} articles? en ligne pour`));
    listed += shown;
  }
  expect(listed).toBe(total);

  await all.click();
  await expect(articles(page)).toHaveCount(3);
  await expect(status(page)).toContainText(`${total} articles en ligne`);
});

test('on a phone the articles come first, and a filter below them leads to what it finds', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/news');
  await expect(articles(page).first()).toBeInViewport();
  await page.getByRole('link', { name: 'Choisir un sujet ou un mois' }).click();
  await button(page, /^Recherche /).click();
  const heading = page.getByRole('heading', { name: 'Catégorie\u202f: Recherche' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(articles(page).first()).toContainText('Recherche');
});

test('from an article on the home page each leads to the next, with its own text and nobody else’s', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await openPage(page, '/');
  await page.getByRole('main').locator('li a[href^="/news/"]').first().click();
  const next = page.getByRole('main').getByRole('heading', { name: 'Article suivant' }).locator('+ a');
  for (const [index, { id }] of newsItems.entries()) {
    await expect(page).toHaveURL(`/news/${id}`);
    await expect(articles(page).getByRole('paragraph').first()).toBeVisible();
    // The link to the next is in view at the end, and prefetches it.
    const texts = new Set(requested.flatMap((url) => /catalogs\/fr\/news-(\w+)/.exec(url)?.[1] ?? []));
    expect(newsItems.findLastIndex((one) => texts.has(one.id))).toBeLessThanOrEqual(index + 1);
    // The page before has another one.
    await expect(next).toHaveAttribute('href', `/news/${(newsItems[index + 1] ?? newsItems[0])?.id}`);
    await next.click();
  }
  await expect(page, 'after the oldest the newest').toHaveURL(`/news/${newsItems[0]?.id}`);
});

test('a reload restores the list page, and Back the category', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Actualités' }).click();
  // Wait for the news page: the name “Suivant” also matches a button of the home page.
  await expect(status(page)).toContainText(`Page 1 sur ${pages}`);
  const all = await status(page).innerText();
  for (const [name, revisit] of [
    ['Suivant', 'a reload'],
    [/^Recherche /, 'Back'],
  ] as const) {
    await button(page, name).click();
    await expect(page).toHaveURL(/\?/);
    await expect(status(page)).not.toHaveText(all);
    const shown = await status(page).innerText();
    const titles = await articles(page).getByRole('heading').allInnerTexts();
    if (revisit === 'Back') {
      await page.getByRole('contentinfo').getByRole('link', { name: 'À propos' }).click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Actualités');
      await page.goBack();
    } else await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(status(page)).toHaveText(shown);
    await expect(articles(page).getByRole('heading')).toHaveText(titles);
    await button(page, /^Tous les articles/).click();
    await expect(page).toHaveURL('/news');
    await expect(status(page)).toContainText(`Page 1 sur ${pages}`);
  }
  // All filters and pages share one history entry.
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('unknown search parameters show the whole list', async ({ page }) => {
  await openPage(page, '/news?page=9&category=[1]&month=2024-13');
  await expect(status(page)).toHaveText(new RegExp(`^${total} articles en ligne Page 1 sur ${pages}$`));
  await expect(articles(page)).toHaveCount(3);
});

freshTest('the next page, chosen before hydration, is shown after it', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/news', { waitUntil: 'commit' });
  await button(page, 'Suivant').click();
  release();
  await expect(status(page)).toContainText(`Page 2 sur ${pages}`);
});

freshTest.describe('without scripts', () => {
  freshTest.use({ javaScriptEnabled: false });

  freshTest('all articles are listed, and lead to their full texts', async ({ page }) => {
    await page.goto('/news');
    await expect(articles(page).filter({ visible: true })).toHaveCount(total);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await articles(page).last().getByText('Lire la suite', { exact: true }).click();
    await expect(page).toHaveURL(`/news/${newsItems.at(-1)?.id}`);
    await expect(articles(page).getByRole('paragraph').last()).toBeVisible();
  });
});
