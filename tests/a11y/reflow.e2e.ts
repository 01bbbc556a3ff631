import { expect, test } from '@playwright/test';
import { openPage } from '../support/openPage.ts';

test('the admission form is filled in and sent on a screen of 320 × 256 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openPage(page, '/admission-request');
  await page.locator('form[data-live] [type="submit"]').click();
  await expect(page.getByRole('group', { name: /à corriger/ })).toBeFocused();
  await page.getByRole('link', { name: 'Dernier diplôme obtenu : à choisir' }).click();
  await expect(page.getByRole('combobox', { name: 'Dernier diplôme obtenu' })).toBeInViewport();
});

test('with text of 200 % on a phone no word of a title, nor of the school’s name, is cut', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const session = await page.context().newCDPSession(page);
  for (const path of ['/', '/admissions', '/admission-request', '/certifications', '/programs/master-cca']) {
    await openPage(page, path);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('header a[href="/"], main :is(h1, h2, h3)')].flatMap((title) => {
        const walk = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
        const words: string[] = [];
        for (let text = walk.nextNode(); text; text = walk.nextNode()) {
          for (const { index, 0: word } of (text.textContent ?? '').matchAll(/[\p{L}’]+/gu)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) words.push(word);
          }
        }
        return words;
      }),
    );
    expect.soft(cut, path).toEqual([]);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  }
});
