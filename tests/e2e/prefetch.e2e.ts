import { type Page, type Route, expect, test } from '@playwright/test';
import { countDocuments, openPage } from '../support/page.ts';

// The service worker starts after the prefetches. Tests wait for its start, after which no prefetch follows.
test.use({ serviceWorkers: 'allow' });

const savingData = { saveData: true };

/** Replaces `navigator.connection` from the next page on. */
async function setConnection(page: Page, connection: object): Promise<void> {
  await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
}

test.describe('without a service worker', () => {
  // Requests of a service worker would bypass `page.route`.
  test.use({ serviceWorkers: 'block' });

  const codeOf = (name: string) => new RegExp(`/assets/${name}-[\\w-]+\\.js$`);

  test('a page opens although the prefetch of another page fails at the same time', async ({ page }) => {
    await setConnection(page, savingData);
    await openPage(page, '/contact');
    const documents = countDocuments(page);
    const hold = async (name: string) => {
      const held: Route[] = [];
      await page.route(codeOf(name), (route) => void held.push(route));
      return held;
    };
    const [about, certifications] = [await hold('about'), await hold('certifications')];
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'À propos' }).hover();
    await expect.poll(() => about.length).toBeGreaterThan(0);
    await footer.getByRole('link', { name: 'Certifications' }).click();
    await expect.poll(() => certifications.length).toBeGreaterThan(0);
    const failed = page.waitForEvent('requestfailed');
    for (const route of about) await route.abort();
    await failed;
    await page.unroute(codeOf('certifications'));
    for (const route of certifications) await route.continue();
    await expect(page).toHaveURL('/certifications');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(documents()).toBe(0);
  });

  test('a visitor who goes back from a page that does not load stays there, and no document is reloaded', async ({
    page,
  }) => {
    await setConnection(page, savingData);
    await openPage(page, '/contact');
    const documents = countDocuments(page);
    await page.route(codeOf('certifications'), (route) => route.abort());
    // Before a reload, the page asks whether the server is reachable.
    const reachabilityRequests: Route[] = [];
    await page.route('/certifications', (route) => void reachabilityRequests.push(route));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Certifications' }).click();
    await expect.poll(() => reachabilityRequests.length).toBe(1);
    await page.goBack();
    const checked = page.waitForResponse('/certifications');
    await reachabilityRequests[0]?.fulfill({ status: 200 });
    await checked;
    // A reload would have begun before this answer.
    await page.evaluate(() => fetch('/healthz').then(() => undefined));
    await expect(page).toHaveURL('/contact');
    expect(documents()).toBe(0);
  });
});

test.describe('while the browser is idle', () => {
  /** The slices of all catalog requests, filled as they are sent. */
  function requestedSlices(page: Page): string[] {
    const names: string[] = [];
    page.on('request', (request) => {
      const name = /\/catalogs\/fr\/(\w+)\./.exec(request.url())?.[1];
      if (name) names.push(name);
    });
    return names;
  }

  const hideTab = () => Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  function showTab(): void {
    Reflect.deleteProperty(document, 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
  }

  test('visible links are prefetched, and other links once they come into view', async ({ page }) => {
    const asked = requestedSlices(page);
    const lastInSight = page.waitForResponse(/\/catalogs\/fr\/admissionRequest\./);
    await page.goto('/contact');
    await lastInSight;
    expect(asked).toContain('programs');
    expect(asked).not.toContain('about');
    const further = page.waitForResponse(/\/catalogs\/fr\/about\./);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await further;
  });

  test('nothing is prefetched until the visitor looks at the tab', async ({ page }) => {
    await page.addInitScript(hideTab);
    const asked = requestedSlices(page);
    await openPage(page, '/contact');
    await page.evaluate(async () => {
      // More frames and idle moments than a prefetch waits for.
      for (let count = 0; count < 10; count += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        await new Promise((resolve) => requestIdleCallback(resolve));
      }
    });
    expect(asked).toEqual([]);
    await page.evaluate(showTab);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });

  test('nothing is prefetched within two seconds of a tap', async ({ page }) => {
    await page.clock.install();
    const asked = requestedSlices(page);
    await page.addInitScript(hideTab);
    await openPage(page, '/contact');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('heading', { level: 1 }).click();
    await page.evaluate(showTab);
    await page.clock.runFor(1900);
    expect(asked).toEqual([]);
    await page.clock.resume();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });

  // `src/serviceWorker.test.ts` tests which connections save data.
  test('nothing is prefetched for a visitor who saves data', async ({ page }) => {
    await setConnection(page, savingData);
    const asked = requestedSlices(page);
    const worker = page.context().waitForEvent('serviceworker');
    await page.goto('/contact');
    await worker;
    expect(asked).toEqual([]);
  });
});
