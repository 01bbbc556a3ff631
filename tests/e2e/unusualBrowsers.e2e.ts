import { type Page, expect, test } from '@playwright/test';
import { openPage } from '../support/page.ts';

/** Wraps each text node in a `font` element, as browsers do when they translate a page. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text); // Safe cast: the walker only returns text nodes.
    for (const text of texts.filter(({ data }) => data.trim() !== '')) {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    }
  });
}

test('pages keep working after the browser has translated them', async ({ page }) => {
  const main = page.getByRole('main');
  await openPage(page, '/news');
  await translate(page);
  for (const name of [/^Événements/, /^mai 2025/, /^Recherche/]) {
    await main.getByRole('button', { name }).click();
    await expect
      .soft(main.getByRole('button', { name }), String(name))
      .toHaveAttribute('aria-pressed', 'true');
  }

  await openPage(page, '/programs');
  await translate(page);
  for (const name of ['Baccalauréat', 'Brancher, construire']) {
    await main.getByRole('button', { name, exact: true }).click();
    await expect
      .soft(main.getByRole('button', { name, exact: true }))
      .toHaveAttribute('aria-pressed', 'true');
  }

  await openPage(page, '/contact');
  await translate(page);
  await main.getByRole('button', { name: 'Envoyer' }).click();
  await expect(main.getByRole('group', { name: /à corriger/ })).toBeFocused();
  await main.getByRole('textbox', { name: /^Nom/ }).fill('Ali');
  await expect(main.getByRole('link', { name: /^Nom/ })).toHaveCount(0);
});
