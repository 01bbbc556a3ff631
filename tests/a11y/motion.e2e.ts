import { expect, test } from '@playwright/test';
import { distinctPaths } from './support/auditPlan.ts';
import { openPage } from './support/openPage.ts';

test('with reduced motion, nothing moves on any page', async ({ page }) => {
  test.setTimeout(240_000);
  for (const path of distinctPaths) {
    await openPage(page, path);
    const moving = await page.evaluate(async () => {
      window.scrollTo(0, document.body.scrollHeight);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const longest = (list: string) =>
        Math.max(
          ...list.split(', ').map((time) => Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000)),
        );
      const styled = [...document.querySelectorAll('*')].filter((element) => {
        const { transitionDuration, animationDuration, animationName, scrollBehavior } =
          getComputedStyle(element);
        return (
          longest(transitionDuration) > 1 ||
          (animationName !== 'none' && longest(animationDuration) > 1) ||
          scrollBehavior === 'smooth'
        );
      });
      const running = document.getAnimations().filter((animation) => animation.playState === 'running');
      return [...styled.map((element) => element.outerHTML.slice(0, 100)), ...running.map(String)];
    });
    expect(moving, path).toEqual([]);
  }
});

test('with reduced motion, the key figures stand at their final values', async ({ page }) => {
  await openPage(page, '/about');
  const figures = page.getByText(/^95\s%$/).first();
  await figures.scrollIntoViewIfNeeded();
  await expect(figures).toBeVisible();
});

test('where motion is welcome, nothing moves for more than five seconds', async ({ browser }) => {
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
