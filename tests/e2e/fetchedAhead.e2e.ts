import { expect, test } from '@playwright/test';

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

  // The header's pages are fetched while nothing else happens, the form last.
  const lastWords = page.waitForResponse(/\/catalogs\/fr\/admissionRequest\./);
  await page.goto('/about');
  await lastWords;
  const before = await commits();
  expect(before).toBeGreaterThan(0);

  const words = page.waitForResponse(/\/catalogs\/fr\/certifications\./);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Certifications' }).hover();
  await (await words).finished();
  expect(await commits()).toBe(before);
});
