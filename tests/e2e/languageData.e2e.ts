import { expect, test } from '@playwright/test';

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

for (const path of ['/', '/admissions', '/campus', '/contact', '/certifications', '/news'])
  test(`${path} says in a browser without data of its language what it says in any`, async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(String(error)));
    await page.route('https://images.unsplash.com/**', (route) => route.fulfill({ status: 200, body: '' }));
    const times = page.locator('main time');
    const live = page.locator('html[data-live]');
    await page.goto(path);
    await live.waitFor();
    const told = await times.allTextContents();
    expect(told.length).toBeGreaterThan(0);
    await page.addInitScript(forgetLanguages);
    await page.reload();
    await live.waitFor();
    await expect(times).toHaveText(told);
    expect(messages).toEqual([]);
  });
