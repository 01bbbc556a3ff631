import { type Locator, type Page, expect, test } from '@playwright/test';
import { openPage } from '../support/openPage.ts';

test.use({ viewport: { width: 1280, height: 800 } });
// Each test presses many keys, which takes long on a busy machine.
test.describe.configure({ timeout: 120_000 });

const press = (page: Page, key: string) => page.keyboard.press(key);

/** Presses Tab or Shift+Tab until the element has the focus. Throws after `maxPresses`. */
async function tabTo(
  page: Page,
  target: Locator,
  maxPresses = 80,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  for (let presses = 0; presses < maxPresses; presses += 1) {
    await press(page, key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} does not reach ${target.toString()} in ${maxPresses} presses`);
}

test('a visitor opens a page of the “Plus” menu and returns to the home page', async ({ page }) => {
  await openPage(page, '/');
  const header = page.getByRole('banner');
  await tabTo(page, header.locator('summary'));
  await press(page, 'Space');
  await tabTo(page, header.getByRole('link', { name: 'Campus' }));
  await press(page, 'Enter');
  await expect(page).toHaveURL('/campus');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Accueil' }));
  await press(page, 'Enter');
  await expect(page).toHaveURL('/');
});

test('a visitor turns to page 2 of the news and back', async ({ page }) => {
  await openPage(page, '/news');
  const list = page.getByRole('main').getByRole('listitem').getByRole('article');
  const first = await list.first().getByRole('heading').innerText();
  await tabTo(page, page.getByRole('button', { name: 'Suivant' }));
  await press(page, 'Enter');
  await expect(list.first().getByRole('heading')).not.toHaveText(first);
  await tabTo(page, page.getByRole('button', { name: 'Précédent' }));
  await press(page, 'Enter');
  await expect(list.first().getByRole('heading')).toHaveText(first);
});

test('a visitor opens and closes an article and an accordion item', async ({ page }) => {
  for (const path of ['/news', '/certifications']) {
    await openPage(page, path);
    const item = page.getByRole('main').locator('details:not([open])').first();
    const summary = page.getByRole('main').locator('details:not([open]) > summary').first();
    const index = await item.evaluate((element) =>
      [...document.querySelectorAll('details')].indexOf(element as HTMLDetailsElement),
    ); // evaluate() knows no element type
    await tabTo(page, summary);
    await press(page, 'Enter');
    await expect(page.locator('details').nth(index)).toHaveAttribute('open');
    await press(page, 'Enter');
    await expect(page.locator('details').nth(index)).not.toHaveAttribute('open');
  }
});

test('a visitor opens the academic calendar, scrolls to its end and closes it', async ({ page }) => {
  await openPage(page, '/about');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Calendrier académique' });
  await tabTo(page, link, 40, 'Shift+Tab');
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Calendrier académique' });
  await expect(dialog).toBeVisible();
  const text = dialog.locator('[tabindex="0"]').first();
  await tabTo(page, text, 10);
  await press(page, 'End');
  await expect
    .poll(() =>
      text.evaluate(({ scrollTop, scrollHeight, clientHeight }) => scrollHeight - clientHeight - scrollTop),
    )
    .toBeLessThan(4);
  await press(page, 'Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test('a teacher applies with a CV', async ({ page }) => {
  await openPage(page, '/about');
  const opener = page.getByRole('button', { name: 'Postuler comme enseignant' });
  await tabTo(page, opener, 40, 'Shift+Tab');
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog');
  await dialog.locator('form[data-live]').waitFor();
  // Register early: the browser needs a moment before it reports file choosers.
  const chooser = page.waitForEvent('filechooser');
  const answers = {
    firstName: 'Kadra',
    lastName: 'Robleh',
    email: 'kadra@exemple.dj',
    phone: '77 12 34 56',
    lastDiploma: 'MBA',
    specialization: 'Fiscalité',
    motivation: 'Transmettre.',
  };
  for (const [name, answer] of Object.entries(answers)) {
    await tabTo(page, dialog.locator(`[name="${name}"]`), 15);
    await page.keyboard.type(answer);
  }
  await tabTo(page, dialog.locator('[name="cv"]'), 15);
  await press(page, 'Enter');
  await (
    await chooser
  ).setFiles({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n'),
  });
  await expect(dialog.getByText('cv.pdf')).toBeVisible();
  await tabTo(page, dialog.locator('[type="submit"]'), 15);
  await press(page, 'Enter');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the next testimonial is announced', async ({ page }) => {
  await openPage(page, '/');
  const next = page.getByRole('main').getByRole('button', { name: /suivant/i });
  await tabTo(page, next, 120);
  await press(page, 'Enter');
  await expect(next).toBeFocused();
  await expect(
    page.getByRole('main').getByRole('status').filter({ hasText: /\p{L}/u }).first(),
  ).not.toBeEmpty();
});
