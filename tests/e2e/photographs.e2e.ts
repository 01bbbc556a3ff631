import { type Locator, type Page, expect, test } from '@playwright/test';
import { openPage, scrollThrough } from '../support/page.ts';

const photoHost = 'https://images.unsplash.com/**';
const onePixelGif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const photosOf = (page: Page) => page.locator('main img[src^="https:"]').filter({ visible: true });
const drawingUnder = (photo: Locator) => photo.locator('xpath=preceding-sibling::img');

/** Returns position and size of all pictures with a photograph, in px. */
async function pictureBoxes(page: Page): Promise<{ top: number; width: number; height: number }[]> {
  return photosOf(page).evaluateAll((images) =>
    images.map((image) => {
      const { top, width, height } = (image.parentElement ?? image).getBoundingClientRect();
      return { top: Math.round(top + scrollY), width: Math.round(width), height: Math.round(height) };
    }),
  );
}

/** Observes layout shifts from now on, and not those of the page's first paint, when its fonts arrive. */
const observeShifts = (page: Page) =>
  page.evaluate(() => {
    new PerformanceObserver((list) => {
      // Safe cast: `layout-shift` entries have `value`, which the DOM types lack.
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
      const before = Number(document.documentElement.dataset.shift ?? 0);
      const sum = shifts.reduce((total, { value }) => total + value, before);
      document.documentElement.dataset.shift = String(sum);
    }).observe({ type: 'layout-shift' });
  });

/** Returns the cumulative layout shift since `observeShifts`. */
const shiftOf = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));

test('in the gallery a drawing shows until its photograph covers it, and the layout does not shift', async ({
  page,
}) => {
  const referrers: (string | undefined)[] = [];
  let isHostUp = false;
  await page.route(photoHost, (route) => {
    referrers.push(route.request().headers().referer);
    return isHostUp ? route.fulfill({ contentType: 'image/gif', body: onePixelGif }) : route.abort();
  });

  await openPage(page, '/campus');
  await observeShifts(page);
  await scrollThrough(page);
  await expect(photosOf(page).first()).toBeAttached();
  for (const photo of await photosOf(page).all()) {
    await expect(photo).toHaveCSS('opacity', '0');
    await expect(drawingUnder(photo)).toBeVisible();
    await expect(drawingUnder(photo)).toHaveJSProperty('complete', true);
    expect(
      await drawingUnder(photo).evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0);
  }
  const drawingBoxes = await pictureBoxes(page);
  for (const { height, width } of drawingBoxes) expect(Math.min(height, width)).toBeGreaterThan(100);
  expect(await shiftOf(page)).toBeLessThan(0.01);

  isHostUp = true;
  await openPage(page, '/campus');
  await observeShifts(page);
  await scrollThrough(page);
  for (const photo of await photosOf(page).all()) {
    await expect(photo).toHaveCSS('opacity', '1');
    await expect(photo).toHaveAttribute('alt', '');
  }
  expect(await pictureBoxes(page)).toEqual(drawingBoxes);
  expect(await shiftOf(page)).toBeLessThan(0.01);
  expect(referrers.filter(Boolean)).toEqual([]);
});
