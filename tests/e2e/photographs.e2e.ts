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

test('in the gallery a photograph covers its drawing, and the layout does not shift', async ({ page }) => {
  const referrers: (string | undefined)[] = [];
  let isHostUp = false;
  await page.route(photoHost, (route) => {
    referrers.push(route.request().headers().referer);
    return isHostUp ? route.fulfill({ contentType: 'image/gif', body: onePixelGif }) : route.abort();
  });

  await openPage(page, '/campus');
  await scrollThrough(page);
  await expect(photosOf(page).first()).toBeAttached();
  for (const photo of await photosOf(page).all()) {
    await expect(photo).toHaveCSS('opacity', '0');
    await expect(drawingUnder(photo)).toBeVisible();
    await expect(drawingUnder(photo)).not.toHaveJSProperty('naturalWidth', 0);
  }
  const drawingBoxes = await pictureBoxes(page);
  for (const { height, width } of drawingBoxes) expect(Math.min(height, width)).toBeGreaterThan(100);

  isHostUp = true;
  await openPage(page, '/campus');
  await scrollThrough(page);
  for (const photo of await photosOf(page).all()) {
    await expect(photo).toHaveCSS('opacity', '1');
    await expect(photo).toHaveAttribute('alt', '');
  }
  expect(await pictureBoxes(page)).toEqual(drawingBoxes);
  expect(referrers.filter(Boolean)).toEqual([]);
});
