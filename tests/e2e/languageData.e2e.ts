import { expect, test } from '@playwright/test';
import { openPage } from '../support/openPage.ts';
import { isPlaywrights } from '../support/consoleMessages.ts';

/** An engine that lacks the data of the page's language writes in another one, and counts by another's rule. */
function forgetLanguages(): void {
  const swahili = <Arguments extends [unknown?, ...unknown[]], Made extends object>(
    make: new (...args: Arguments) => Made,
  ) => new Proxy(make, { construct: (target, [, ...rest]) => new target(...(['sw', ...rest] as never)) });
  Object.assign(Intl, {
    DateTimeFormat: swahili(Intl.DateTimeFormat),
    NumberFormat: swahili(Intl.NumberFormat),
    ListFormat: swahili(Intl.ListFormat),
    PluralRules: swahili(Intl.PluralRules),
  });
}

test('in a browser without data of its language the site says what it says in any', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (!isPlaywrights(message)) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  await page.route('https://images.unsplash.com/**', (route) => route.fulfill({ status: 200, body: '' }));
  const times = page.locator('main time');
  const open = async (path: string) => {
    await openPage(page, path);
    // What depends on the day comes after hydration.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)).then(() => undefined));
  };
  const told = new Map<string, string[]>();
  for (const path of ['/', '/admissions', '/campus', '/contact', '/certifications', '/news']) {
    await open(path);
    told.set(path, await times.allTextContents());
    expect.soft(told.get(path)?.length, path).toBeGreaterThan(0);
  }
  await page.addInitScript(forgetLanguages);
  for (const [path, texts] of told) {
    await open(path);
    await expect.soft(times, path).toHaveText(texts);
  }
  expect(messages).toEqual([]);
});
