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
  test(`${path} says what the build wrote in a browser without data of its language`, async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(String(error)));
    await page.route('https://images.unsplash.com/**', (route) => route.fulfill({ status: 200, body: '' }));
    await page.addInitScript(forgetLanguages);
    await page.goto(path, { waitUntil: 'commit' });
    const built = await page.request.get(path).then((response) => response.text());
    await page.locator('html[data-live]').waitFor();
    const times = await page.locator('main time').allTextContents();
    for (const time of times) expect(built).toContain(`>${time}</time>`);
    expect(messages).toEqual([]);
  });
