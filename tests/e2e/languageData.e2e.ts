import { expect, test } from '@playwright/test';
import { collectMessages, openPage } from '../support/page.ts';

/** Simulates an engine without data for French: `Intl` falls back to another locale. */
function replaceLocaleBySwahili(): void {
  const inSwahili = <Arguments extends [unknown?, ...unknown[]], Instance extends object>(
    constructor: new (...args: Arguments) => Instance,
  ) =>
    new Proxy(constructor, { construct: (target, [, ...rest]) => new target(...(['sw', ...rest] as never)) });
  Object.assign(Intl, {
    DateTimeFormat: inSwahili(Intl.DateTimeFormat),
    NumberFormat: inSwahili(Intl.NumberFormat),
    ListFormat: inSwahili(Intl.ListFormat),
    PluralRules: inSwahili(Intl.PluralRules),
  });
}

test('a browser without locale data for French shows the same dates and times', async ({ page }) => {
  const messages = collectMessages(page);
  await page.route('https://images.unsplash.com/**', (route) => route.fulfill({ status: 200, body: '' }));
  const times = page.locator('main time');
  const open = async (path: string) => {
    await openPage(page, path);
    // Texts that depend on the date render after hydration.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)).then(() => undefined));
  };
  const textsByPath = new Map<string, string[]>();
  for (const path of ['/', '/admissions', '/campus', '/contact', '/certifications', '/news']) {
    await open(path);
    textsByPath.set(path, await times.allTextContents());
    expect.soft(textsByPath.get(path)?.length, path).toBeGreaterThan(0);
  }
  await page.addInitScript(replaceLocaleBySwahili);
  for (const [path, texts] of textsByPath) {
    await open(path);
    await expect.soft(times, path).toHaveText(texts);
  }
  expect(messages).toEqual([]);
});
