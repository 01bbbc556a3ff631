import { type Page, expect, test } from '@playwright/test';
import { pages } from '../../src/build/pages.ts';
import { openPage } from '../a11y/support/openPage.ts';

const photoHost = 'https://images.unsplash.com/**';
const widths = [320, 360, 768, 1280];
const onePixel = Buffer.from(
  'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', // A GIF of 1 × 1.
  'base64',
);

/** Everything that the console says but for photographs that their host refuses. */
function listen(page: Page): string[] {
  const messages: string[] = [];
  page.on('pageerror', (error) => messages.push(`${error}`));
  page.on('console', (message) => {
    const isRefusedPhoto = message.location().url.startsWith('https://images.unsplash.com/');
    if (!isRefusedPhoto) messages.push(`${message.type()}: ${message.text()}`);
  });
  return messages;
}

/** Scrolls from top to bottom, so that what loads lazily is asked for. */
async function seeEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
  });
}

/** The photographs that the page has room for at this width. */
const photosOf = (page: Page) => page.locator('main img').filter({ visible: true });

/** The places of all pictures with a photograph, in pixels from the top of the page. */
async function frames(page: Page): Promise<{ top: number; width: number; height: number }[]> {
  return photosOf(page).evaluateAll((images) =>
    images.map((image) => {
      const { top, width, height } = (image.parentElement ?? image).getBoundingClientRect();
      return { top: Math.round(top + scrollY), width: Math.round(width), height: Math.round(height) };
    }),
  );
}

for (const { path } of pages) {
  test(`${path} fits every width and says nothing in the console`, async ({ page }) => {
    const messages = listen(page);
    await page.route(photoHost, (route) => route.abort());
    await openPage(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await seeEverything(page);
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(excess, `sideways scroll at ${width} px`).toBe(0);
    }
    expect(messages).toEqual([]);
  });
}

test('the not-found page fits every width and says nothing but that it was not found', async ({ page }) => {
  const messages = listen(page);
  await openPage(page, '/inconnu');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  expect(messages).toEqual([expect.stringContaining('404')]);
});

for (const path of ['/', '/about', '/campus', '/certifications', '/news'] as const) {
  test(`the drawings of ${path} stand where the photographs’ host refuses, and nothing moves`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        // Of this type by the observer's own choice.
        const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
        const sum = shifts.reduce(
          (total, { value }) => total + value,
          Number(document.documentElement.dataset.shift ?? 0),
        );
        document.documentElement.dataset.shift = String(sum);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.route(photoHost, (route) => route.abort());
    await openPage(page, path);
    await seeEverything(page);
    const photos = photosOf(page);
    await expect(photos.first()).toBeAttached();
    for (const photo of await photos.all()) {
      await expect(photo).toHaveCSS('opacity', '0');
      await expect(photo.locator('xpath=../*[name()="svg"]')).toBeVisible();
    }
    for (const { height, width } of await frames(page)) {
      expect(Math.min(height, width)).toBeGreaterThan(100);
    }
    expect(await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))).toBeLessThan(0.01);
  });

  test(`the photographs of ${path} lie over the drawings without moving anything`, async ({ page }) => {
    const referrers: (string | undefined)[] = [];
    let isOpen = false;
    await page.route(photoHost, (route) => {
      referrers.push(route.request().headers().referer);
      return isOpen ? route.fulfill({ contentType: 'image/gif', body: onePixel }) : route.abort();
    });
    await openPage(page, path);
    await seeEverything(page);
    const before = await frames(page);
    isOpen = true;
    await openPage(page, path);
    await seeEverything(page);
    for (const photo of await photosOf(page).all()) {
      await expect(photo).toHaveCSS('opacity', '1');
      await expect(photo).toHaveAttribute('alt', '');
    }
    expect(await frames(page)).toEqual(before);
    expect(referrers.filter(Boolean)).toEqual([]);
  });
}
