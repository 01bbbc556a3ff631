/** `/composants`, the page of all components, which stands beside the site in development. */
import { join } from 'node:path';
import { type Page, expect, test } from '@playwright/test';
import { type PreviewServer, build, preview } from 'vite';
import { freePort } from '../support/machine.ts';
import { collectMessages, expectNoSidewaysScroll } from '../support/page.ts';
import { audit, describeFindings, enterMode, modes } from './axe.ts';
import { printRule, rulesFor } from './pageRules.ts';
import { heightAt } from './states.ts';

const configFile = join(import.meta.dirname, '../../src/components-page/vite.config.ts');
let server: PreviewServer;
let address = '';

// In one worker, which builds the page once.
test.describe.configure({ mode: 'default', timeout: 240_000 });

test.beforeAll(async () => {
  await build({ configFile });
  const port = await freePort();
  server = await preview({ configFile, preview: { port } });
  address = `http://localhost:${port}/src/components-page/index.html`;
});
test.afterAll(() => server.close());

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(address + query);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

test('every component passes the audit in each of its states', { tag: '@more' }, async ({ page }) => {
  const messages = collectMessages(page);
  for (const width of [1280, 360] as const) {
    await page.setViewportSize({ width, height: heightAt[width] });
    await open(page);
    // Nobody prints this page.
    for (const rule of rulesFor({ path: '/composants', views: [] }, width).filter((one) => one !== printRule))
      expect.soft(await rule.findProblems(page), `at ${width} px: ${rule.promise}`).toEqual([]);
    for (const mode of modes) {
      await enterMode(page, mode);
      const findings = await audit(page, mode, mode !== 'normal');
      const where = `${width} px · ${mode}`;
      expect.soft(describeFindings(findings.map((finding) => ({ ...finding, where })))).toBe('');
    }
    await enterMode(page, 'normal');
  }
  expect(messages).toEqual([]);
});

test('each mode of the page changes it, and it fits a phone in all', { tag: '@more' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  const look = () =>
    page.locator('body, section *').evaluateAll((elements) =>
      elements.map((element) => {
        const { direction, fontSize, color, display } = getComputedStyle(element);
        return [direction, fontSize, color, display, element.textContent.length].join();
      }),
    );
  const before = await look();
  for (const mode of await page.locator('button[aria-pressed="false"]').allInnerTexts()) {
    await open(page);
    await page.getByRole('button', { name: mode, exact: true }).click();
    await expect(page.getByRole('button', { name: mode, exact: true, pressed: true })).toBeVisible();
    expect(await look(), mode).not.toEqual(before);
  }
  await open(page, '?long&rtl&large&dark');
  await expectNoSidewaysScroll(page);
});
