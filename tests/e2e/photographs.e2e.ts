import { type Locator, type Page, expect, test } from '@playwright/test';
import { openPage } from '../support/openPage.ts';
import { seeEverything } from '../support/seeEverything.ts';

const photoHost = 'https://images.unsplash.com/**';
const onePixel = Buffer.from(
  'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', // A GIF of 1 × 1.
  'base64',
);

/** The photographs that the page has room for at this width. */
const photosOf = (page: Page) => page.locator('main img[src^="https:"]').filter({ visible: true });
/** The drawing under a photograph. */
const drawingUnder = (photo: Locator) => photo.locator('xpath=preceding-sibling::img');

/** The places of all pictures with a photograph, in pixels from the top of the page. */
async function frames(page: Page): Promise<{ top: number; width: number; height: number }[]> {
  return photosOf(page).evaluateAll((images) =>
    images.map((image) => {
      const { top, width, height } = (image.parentElement ?? image).getBoundingClientRect();
      return { top: Math.round(top + scrollY), width: Math.round(width), height: Math.round(height) };
    }),
  );
}

/** How far the page has moved by itself since all of its HTML was there: what comes late must find its place kept. */
const shiftOf = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));

for (const path of ['/', '/about', '/campus', '/certifications', '/news'] as const) {
  test(`on ${path} drawings stand where the photographs’ host refuses, photographs over them, and nothing moves`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      let wholeAt = Infinity;
      document.addEventListener('readystatechange', () => {
        wholeAt = Math.min(wholeAt, performance.now()); // First when all is read: no script has run yet.
      });
      new PerformanceObserver((list) => {
        // Of this type by the observer's own choice.
        const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
        const sum = shifts
          // A busy browser shows the part of the page that it has read: the rest then comes to it.
          .filter(({ startTime }) => startTime >= wholeAt)
          .reduce((total, { value }) => total + value, Number(document.documentElement.dataset.shift ?? 0));
        document.documentElement.dataset.shift = String(sum);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const referrers: (string | undefined)[] = [];
    let isOpen = false;
    await page.route(photoHost, (route) => {
      referrers.push(route.request().headers().referer);
      return isOpen ? route.fulfill({ contentType: 'image/gif', body: onePixel }) : route.abort();
    });

    await openPage(page, path);
    await seeEverything(page);
    await expect(photosOf(page).first()).toBeAttached();
    for (const photo of await photosOf(page).all()) {
      await expect(photo).toHaveCSS('opacity', '0');
      await expect(drawingUnder(photo)).toBeVisible();
      await expect(drawingUnder(photo)).toHaveJSProperty('complete', true);
      expect(
        await drawingUnder(photo).evaluate((image: HTMLImageElement) => image.naturalWidth),
      ).toBeGreaterThan(0);
    }
    const drawn = await frames(page);
    for (const { height, width } of drawn) expect(Math.min(height, width)).toBeGreaterThan(100);
    expect(await shiftOf(page)).toBeLessThan(0.01);

    isOpen = true;
    await openPage(page, path);
    await seeEverything(page);
    for (const photo of await photosOf(page).all()) {
      await expect(photo).toHaveCSS('opacity', '1');
      await expect(photo).toHaveAttribute('alt', '');
    }
    expect(await frames(page)).toEqual(drawn);
    expect(await shiftOf(page)).toBeLessThan(0.01);
    expect(referrers.filter(Boolean)).toEqual([]);
  });
}
