import { type Page, type Route, expect, test } from '@playwright/test';
import { openPage } from '../support/openPage.ts';
import { countDocuments } from '../support/countDocuments.ts';

// It is fetched last.
test.use({ serviceWorkers: 'allow' });

const savingData = { saveData: true };

/** What the browser says of its connection, from the next page on. */
async function connectBy(page: Page, connection: object): Promise<void> {
  await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
}

test('a page fetched ahead of its click renders nothing on the page that is read', async ({ page }) => {
  await page.addInitScript(() => {
    // What React tells of itself to developer tools.
    const hook = { supportsFiber: true, commits: 0, inject: () => 1, checkDCE: () => {} };
    const count = { onCommitFiberRoot: () => (hook.commits += 1), onCommitFiberUnmount: () => {} };
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: Object.assign(hook, count) });
  });
  const commits = () =>
    page.evaluate(async () => {
      await new Promise((resolve) => requestIdleCallback(() => resolve(null)));
      // Put there above.
      return (window as unknown as { __REACT_DEVTOOLS_GLOBAL_HOOK__: { commits: number } })
        .__REACT_DEVTOOLS_GLOBAL_HOOK__.commits;
    });

  // The pages of the header are fetched while nothing else happens, the form last.
  const lastWords = page.waitForResponse(/\/catalogs\/fr\/admissionRequest\./);
  await page.goto('/contact');
  await lastWords;
  const before = await commits();
  expect(before).toBeGreaterThan(0);

  const words = page.waitForResponse(/\/catalogs\/fr\/about\./);
  await page.getByRole('contentinfo').getByRole('link', { name: 'À propos' }).hover();
  await (await words).finished();
  expect(await commits()).toBe(before);
});

test.describe('without a service worker', () => {
  // It would ask for the code itself, by no route that a test lays.
  test.use({ serviceWorkers: 'block' });

  test('a page whose code comes is shown, though that of a page fetched ahead fails at the same time', async ({
    page,
  }) => {
    await connectBy(page, savingData);
    await openPage(page, '/contact');
    const documents = countDocuments(page);
    const codeOf = (name: string) => new RegExp(`/assets/${name}-[\\w-]+\\.js$`);
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
});

test.describe('while nothing else happens', () => {
  /** The words of pages that were asked for, whenever they are looked at. */
  function wordsAskedFor(page: Page): string[] {
    const names: string[] = [];
    page.on('request', (request) => {
      const name = /\/catalogs\/fr\/(\w+)\./.exec(request.url())?.[1];
      if (name) names.push(name);
    });
    return names;
  }

  test('the pages whose links are in sight are fetched, and those further down once they are', async ({
    page,
  }) => {
    const asked = wordsAskedFor(page);
    const lastInSight = page.waitForResponse(/\/catalogs\/fr\/admissionRequest\./);
    await page.goto('/contact');
    await lastInSight;
    expect(asked).toContain('programs');
    expect(asked).not.toContain('about');
    const further = page.waitForResponse(/\/catalogs\/fr\/about\./);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await further;
  });

  for (const [visitor, connection] of [
    ['saves data', savingData],
    ['has 2G', { saveData: false, effectiveType: 'slow-2g' }],
  ] as const) {
    test(`nothing is fetched for a visitor who ${visitor}`, async ({ page }) => {
      await connectBy(page, connection);
      const asked = wordsAskedFor(page);
      // Comes after what is fetched ahead.
      const worker = page.context().waitForEvent('serviceworker');
      await page.goto('/contact');
      await worker;
      expect(asked).toEqual([]);
    });
  }
});
