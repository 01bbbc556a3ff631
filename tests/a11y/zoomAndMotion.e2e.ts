import { expect, test } from '@playwright/test';
import { openPage } from '../support/page.ts';

test('with text at 200 % on a phone, no word of a heading or of the school’s name is broken', async ({
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

test('with motion allowed, no animation lasts more than five seconds', async ({ browser }) => {
  const page = await (await browser.newContext({ reducedMotion: 'no-preference' })).newPage();
  for (const path of ['/', '/about', '/campus']) {
    await openPage(page, path);
    const endless = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().endTime) > 5000)
        .map(String),
    );
    expect(endless, path).toEqual([]);
  }
});
