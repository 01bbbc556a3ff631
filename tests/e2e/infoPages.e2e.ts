import { type Locator, expect, test } from '@playwright/test';
import { infoTexts } from '../../src/content/infoTexts.ts';
import { openPage } from '../support/openPage.ts';

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the footer’s links lead to the texts, and from each to the others', async ({ page }) => {
    await page.goto('/about');
    for (const { path } of infoTexts) {
      const link = page.getByRole('contentinfo').locator(`a[href="${path}"]`);
      // The link to the statement says its outcome as well.
      const [name = ''] = (await link.innerText()).split('\u202f:');
      await link.click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    }
  });
});

test('a text is the same on its page as in its dialog, one level of headings higher', async ({ page }) => {
  const headings = (place: string) =>
    page
      .locator(place)
      .locator('h2, h3, h4')
      .evaluateAll((all) =>
        all.map(({ tagName, textContent }) => [Number(tagName[1]), textContent] as const),
      );
  for (const { path } of infoTexts) {
    await openPage(page, path);
    const onPage = await headings('main');
    await openPage(page, `/about#${path.slice(1)}`);
    await page.getByRole('dialog').waitFor();
    // Its first heading is the title.
    const [, ...inDialog] = await headings('[role=dialog]');
    expect(inDialog).toEqual(onPage.map(([level, text]) => [level + 1, text]));
    expect(onPage.length).toBeGreaterThan(0);
  }
});

const presses: [string, Parameters<Locator['click']>[0]][] = [
  ['with Control', { modifiers: ['ControlOrMeta'] }],
  ['with the middle button', { button: 'middle' }],
];
for (const [name, press] of presses) {
  test(`pressed ${name}, a link of the footer opens the text in a new tab, and no dialog here`, async ({
    page,
    context,
  }) => {
    await openPage(page, '/about');
    const opened = context.waitForEvent('page');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Règlement intérieur' }).click(press);
    const tab = await opened;
    await expect(tab).toHaveURL('/reglement-interieur');
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Règlement intérieur');
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('on its own page a text opens no dialog, and the others do', async ({ page }) => {
  await openPage(page, '/confidentialite');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Politique de confidentialité' }).click();
  await expect(page).toHaveURL('/confidentialite');
  await footer.getByRole('link', { name: 'Mentions légales' }).click();
  await expect(page.getByRole('dialog', { name: 'Mentions légales' })).toBeVisible();
  await expect(page).toHaveURL('/confidentialite#mentions-legales');
});
