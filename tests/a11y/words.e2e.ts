import { expect, test } from '@playwright/test';
import { distinctPaths, unknownPath } from './support/auditPlan.ts';
import { openPage } from './support/openPage.ts';

/**
 * Whole sentences and expressions in English that a French dictionary does not have. Names of programmes and products
 * (Office, Google Workspace, supply chain, e-learning, Executive Education as the name of an offer) are exempt by
 * RGAA 8.7: proper names, and words in common use that are said as French ones.
 */
const english = /\b(oops|page not found|read more|click here|learn more|welcome to)\b/i;

test('what is in another language says so', async ({ page }) => {
  test.setTimeout(180_000);
  for (const path of distinctPaths) {
    await openPage(page, path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    const untold = await page.evaluate((pattern) => {
      const words = new RegExp(pattern, 'i');
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const isRead = node.parentElement?.checkVisibility() === true;
        if (isRead && words.test(node.textContent ?? '') && !node.parentElement?.closest('[lang="en"]')) {
          found.push(node.textContent ?? '');
        }
      }
      return found;
    }, english.source);
    expect(untold, path).toEqual([]);
  }
});

test('the not-found message is marked as English inside a French page', async ({ page }) => {
  await openPage(page, unknownPath);
  await expect(page.getByText('Oops! Page not found')).toHaveAttribute('lang', 'en');
});

test('every page has a title of its own, landmarks that can be told apart, and one h1', async ({ page }) => {
  test.setTimeout(180_000);
  const titles = new Set<string>();
  for (const path of distinctPaths) {
    await openPage(page, path);
    titles.add(await page.title());
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const names = await page
      .getByRole('navigation')
      .evaluateAll((landmarks) =>
        landmarks.map(
          (landmark) =>
            landmark.getAttribute('aria-label') ??
            document.getElementById(landmark.getAttribute('aria-labelledby') ?? '')?.textContent ??
            '',
        ),
      );
    expect(names, path).not.toContain('');
    expect(new Set(names).size, `${path}: ${names.join()}`).toBe(names.length);
  }
  expect(titles.size).toBe(distinctPaths.length);
});

test('on paper, a page is its content alone', async ({ page }) => {
  test.setTimeout(180_000);
  for (const path of distinctPaths) {
    await openPage(page, path);
    const onScreen = await page.getByRole('heading', { level: 1 }).innerText();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(onScreen, { useInnerText: true });
    const leftOver = await page.evaluate(() =>
      [...document.querySelectorAll('nav, header button, header a, body > footer, dialog')]
        .filter((element) => element.checkVisibility())
        .map((element) => element.outerHTML.slice(0, 90)),
    );
    expect(leftOver, path).toEqual([]);
    expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(60);
    await page.emulateMedia({ media: 'screen' });
  }
});
