import { type Page, expect, test as freshTest } from '@playwright/test';
import { shownDeadline } from '../support/editedData.ts';
import { expectNoSidewaysScroll, openPage, test } from '../support/page.ts';

// The crawl tests of each page that no navigation, button or picture is printed.
const printed: { path: string; button?: string; content: string[] }[] = [
  { path: '/', content: ['Des enseignants qui exercent', 'Télécommunications', 'Fatouma Houmed Gaba'] },
  {
    path: '/admissions',
    button: 'Télécharger le guide d’admission',
    content: [
      'Entretien de motivation',
      'Relevés de notes',
      'Résultats et inscriptions',
      shownDeadline('licenseLogistique'),
    ],
  },
  {
    path: '/programs/license-cca',
    content: ['Diplôme d’État', 'Troisième année', 'Processus de sélection', 'Gestionnaire de paie'],
  },
];

const visibleText = async (page: Page) => (await page.locator('body').innerText()).replace(/\s+/g, ' ');

for (const { path, button, content } of printed) {
  test(`${button ? `“${button}” prints ${path}` : `${path} is printed`} whole with title and contact, on six sheets at most`, async ({
    page,
  }) => {
    // The width of a sheet between its margins, as narrow as a small tablet.
    await page.setViewportSize({ width: 680, height: 960 });
    await openPage(page, path);
    if (button) {
      await page.evaluate(() => {
        window.print = () => document.documentElement.setAttribute('data-printed', '');
      });
      const printButton = page.getByRole('button', { name: button });
      await expect.soft(printButton).toHaveAccessibleDescription(/ouvre la fenêtre d’impression/);
      await printButton.click();
      await expect.soft(page.locator('html[data-printed]')).toHaveCount(1);
      await expect.soft(page).toHaveURL(path);
    }

    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await page.emulateMedia({ media: 'print' });
    const text = await visibleText(page);
    for (const part of ['École supérieure de management', title, ...content, '+253', '@']) {
      expect.soft(text).toContain(part.replace(/\s+/g, ' '));
    }
    const code = page.locator('img[src^="/qr/"]');
    await expect.soft(code).toBeVisible();
    await expect.soft(code).not.toHaveJSProperty('naturalWidth', 0);
    await expectNoSidewaysScroll(page);
    const pdf = await page.pdf({ format: 'A4' });
    const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(sheets).toBeLessThanOrEqual(6);
  });
}

freshTest(
  'a browser without `::details-content` also prints what is folded, and folds it again',
  async ({ page }) => {
    await page.addInitScript(() => (CSS.supports = () => false));
    await page.goto('/admissions');
    const folded = page.locator('main details:not([open])');
    const count = await folded.count();
    expect(count).toBeGreaterThan(0);
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      await expect(folded).toHaveCount(0, { timeout: 1 });
    }).toPass();
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(folded).toHaveCount(count);
  },
);
