import { type Locator, expect, test } from '@playwright/test';
import { infoTexts } from '../../src/content/infoTexts.ts';
import { openPage } from '../support/page.ts';

test('page and dialog of a text have the same headings, one level deeper in the dialog', async ({ page }) => {
  const headings = (root: string) =>
    page
      .locator(root)
      .locator('h2, h3, h4')
      .evaluateAll((all) =>
        all.map(({ tagName, textContent }) => [Number(tagName[1]), textContent] as const),
      );
  for (const { path } of infoTexts) {
    await openPage(page, path);
    const onPage = await headings('main');
    await openPage(page, `/about#${path.slice(1)}`);
    await page.getByRole('dialog').waitFor();
    // The first heading is the dialog's title.
    const [, ...inDialog] = await headings('[role=dialog]');
    expect(inDialog).toEqual(onPage.map(([level, text]) => [level + 1, text]));
    expect(onPage.length).toBeGreaterThan(0);
  }
});

const clicks: [string, Parameters<Locator['click']>[0]][] = [
  ['with Control', { modifiers: ['ControlOrMeta'] }],
  ['with the middle button', { button: 'middle' }],
];
for (const [name, options] of clicks) {
  test(`a footer link clicked ${name} opens the text in a new tab, and no dialog`, async ({
    page,
    context,
  }) => {
    await openPage(page, '/about');
    const opened = context.waitForEvent('page');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Règlement intérieur' }).click(options);
    const tab = await opened;
    await expect(tab).toHaveURL('/reglement-interieur');
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Règlement intérieur');
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('on the page of a text, its footer link opens no dialog, and the others do', async ({ page }) => {
  await openPage(page, '/confidentialite');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Politique de confidentialité' }).click();
  await expect(page).toHaveURL('/confidentialite');
  await footer.getByRole('link', { name: 'Mentions légales' }).click();
  await expect(page.getByRole('dialog', { name: 'Mentions légales' })).toBeVisible();
  await expect(page).toHaveURL('/confidentialite#mentions-legales');
});
