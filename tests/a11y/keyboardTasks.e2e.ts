import { type Locator, type Page, expect, test } from '@playwright/test';
import { openPage } from '../support/openPage.ts';

test.use({ viewport: { width: 1280, height: 800 } });
// Many presses: a busy machine takes its time.
test.describe.configure({ timeout: 120_000 });

const press = (page: Page, key: string) => page.keyboard.press(key);

/** Presses Tab, or back from the end of the page, until the element has the focus: what cannot be reached so fails. */
async function tabTo(
  page: Page,
  target: Locator,
  most = 80,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await press(page, key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} does not reach ${target.toString()} in ${most} presses`);
}

test('a visitor reaches a page under “Plus” and comes back to the start', async ({ page }) => {
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

test('the news are turned to page 2 and back', async ({ page }) => {
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

test('an article and an item of the accordion are opened and closed', async ({ page }) => {
  for (const path of ['/news', '/certifications']) {
    await openPage(page, path);
    const item = page.getByRole('main').locator('details:not([open])').first();
    const summary = page.getByRole('main').locator('details:not([open]) > summary').first();
    const place = await item.evaluate((element) =>
      [...document.querySelectorAll('details')].indexOf(element as HTMLDetailsElement),
    ); // found by its tag
    await tabTo(page, summary);
    await press(page, 'Enter');
    await expect(page.locator('details').nth(place)).toHaveAttribute('open');
    await press(page, 'Enter');
    await expect(page.locator('details').nth(place)).not.toHaveAttribute('open');
  }
});

test('the academic calendar is opened, scrolled to its end and closed', async ({ page }) => {
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

test('a teacher applies', async ({ page }) => {
  await openPage(page, '/about');
  const opener = page.getByRole('button', { name: 'Postuler comme enseignant' });
  await tabTo(page, opener, 40, 'Shift+Tab');
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog');
  await dialog.locator('form[data-live]').waitFor();
  // Early: the browser needs a moment before it gives its choosing of files to a test.
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

test('the testimonials are turned, each time saying whose they are', async ({ page }) => {
  await openPage(page, '/');
  const next = page.getByRole('main').getByRole('button', { name: /suivant/i });
  await tabTo(page, next, 120);
  await press(page, 'Enter');
  await expect(next).toBeFocused();
  await expect(
    page.getByRole('main').getByRole('status').filter({ hasText: /\p{L}/u }).first(),
  ).not.toBeEmpty();
});
