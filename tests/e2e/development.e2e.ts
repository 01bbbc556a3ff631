import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createServer } from 'vite';
import { copyTree, temporaryFolder } from '../support/machine.ts';
import { countDocuments, openPage } from '../support/page.ts';

// In the second ring, because what breaks it is an update of Vite or Start, and it starts a development server.
test('in development a changed text does not reload a form', { tag: '@more' }, async ({ page }) => {
  test.setTimeout(300_000);
  const folder = temporaryFolder();
  const root = join(folder.path, 'tree');
  copyTree(root);
  const server = await createServer({ root, cacheDir: join(folder.path, 'cache'), server: { port: 0 } });
  try {
    const [url] = (await server.listen()).resolvedUrls?.local ?? [];
    // Vite reloads a page for which it has just bundled a package.
    await openPage(page, `${url}contact`);
    await page.waitForLoadState('networkidle');
    const connected = page.waitForEvent('console', (message) => /\[vite\] connected/.test(message.text()));
    await openPage(page, `${url}contact`);
    await connected;
    await page.getByLabel('Nom complet').fill('Hodan Ali');
    const documents = countDocuments(page);

    const file = join(root, 'locales/fr.json');
    const catalog = JSON.parse(readFileSync(file, 'utf8'));
    catalog.contact.hero.heading = 'Nous écrire ou nous voir';
    const heading = page.getByRole('heading', { level: 1 });
    // Saved again if Vite was still bundling packages, when a busy machine may drop what it sends to the page.
    await expect(async () => {
      writeFileSync(file, JSON.stringify(catalog));
      await expect(heading).toHaveText('Nous écrire ou nous voir', { timeout: 5000 });
    }).toPass();
    await expect(page.getByLabel('Nom complet')).toHaveValue('Hodan Ali');
    expect(documents()).toBe(0);
  } finally {
    await server.close();
    folder.remove();
  }
});
