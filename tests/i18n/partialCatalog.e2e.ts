import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locator, expect, test } from '@playwright/test';
import { whenLive } from '../a11y/support/openPage.ts';
import { buildLog, copyFolder, partialLanguage } from './support/site.ts';

const home = `/${partialLanguage}`;
const languageOf = (locator: Locator) =>
  locator.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));

test.use({ viewport: { width: 1280, height: 800 } });

test.describe('where a catalog has a gap', () => {
  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    test('the French text stands in its place, marked as French, and only it', async ({ page }) => {
      await page.goto(home);
      const header = page.getByRole('banner').getByRole('navigation').first();
      expect(await languageOf(header.getByText('Accueil', { exact: true }))).toBe('fr');
      expect(await languageOf(header.getByRole('link').nth(1))).toBe(partialLanguage);
      expect(await languageOf(page.locator('h1'))).toBe(partialLanguage);
      await page.goto(`${home}/contact`);
      expect(await languageOf(page.locator('h1'))).toBe('fr');
      expect(await page.locator('html').getAttribute('lang')).toBe(partialLanguage);
    });
  });

  test('it is marked too in what is rendered later: the next page, and a message', async ({ page }) => {
    await page.goto(home);
    await whenLive(page);
    await page.getByRole('banner').locator(`a[href="${home}/contact"]`).filter({ visible: true }).click();
    await expect(page.locator('h1')).toHaveAttribute('lang', 'fr');
    await page.goto(`${home}/admission-request`);
    await page.locator('form[data-live]').waitFor();
    await page.locator('form[data-live] [type="submit"]').click();
    const message = page.getByText('Le prénom doit contenir au moins 2 caractères').first();
    await expect(message).toBeVisible();
    await expect.poll(() => languageOf(message)).toBe('fr');
  });

  test('the list of gaps is fetched on its pages alone', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (/\/gaps\.\w+\.json$/.test(request.url())) fetched.push(request.url());
    });
    for (const path of ['/', '/en', '/ar']) {
      await page.goto(path);
      await whenLive(page);
    }
    expect(fetched).toEqual([]);
  });

  test('the build lists it, and the strict build fails on it', () => {
    const listed = 'layout.nav.home';
    expect(readFileSync(buildLog, 'utf8')).toContain(listed);
    const strict = spawnSync(
      process.execPath,
      ['node_modules/vite/bin/vite.js', 'build', '--outDir', 'dist-strict'],
      {
        cwd: copyFolder,
        encoding: 'utf8',
        env: { ...process.env, I18N_STRICT: '1' },
      },
    );
    expect(strict.status).not.toBe(0);
    expect(strict.stderr + strict.stdout).toContain(listed);
    expect(strict.stderr + strict.stdout).toContain(
      join('locales', `${partialLanguage}.json`).replaceAll('\\', '/'),
    );
  });
});
