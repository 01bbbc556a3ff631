import { expect, test } from '@playwright/test';
import { openPage } from '../support/page.ts';

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
