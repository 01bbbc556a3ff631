import { type Page, expect, test } from '@playwright/test';
import { listenToLiveRegions } from '../support/liveRegions.ts';
import { openPage } from '../support/openPage.ts';
import { spokenFocusOf } from './support/spoken.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** What one does by keyboard and what is then heard, from the accessibility tree and the live regions alone. */
class Walk {
  readonly lines: string[] = [];
  readonly page: Page;
  readonly #said: () => Promise<string[]>;
  #heard = 0;
  #path: string[] = [];

  constructor(page: Page, said: () => Promise<string[]>) {
    this.page = page;
    this.#said = said;
  }

  async press(key: string): Promise<void> {
    this.lines.push(`> ${key}`);
    await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    this.lines.push(`> “${text}”`);
    await this.page.keyboard.type(text);
  }

  /** Writes down what is new: places that one comes into, what has the focus, what live regions say. */
  async listen(): Promise<void> {
    const path = await spokenFocusOf(this.page);
    const known = path.findIndex((line, depth) => line !== this.#path[depth]);
    if (known >= 0) this.lines.push(...path.slice(known));
    this.#path = path;
    const said = await this.#said();
    this.lines.push(...said.slice(this.#heard).map((text) => `(${text})`));
    this.#heard = said.length;
  }

  /** Answers a question and goes on to what comes after it. */
  async answer(...keys: string[]): Promise<void> {
    for (const key of keys) await (/^(Arrow|Space)/.test(key) ? this.press(key) : this.type(key));
    await this.press('Tab');
    await this.listen();
  }
}

test('a request is made by ear alone: what is heard is kept in transcripts/admission-walk.txt', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.setFixedTime('2026-03-02T06:00:00Z');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/functions/v1/send-admission-email', async (route) => {
    await released;
    await route.fulfill({ json: { success: true, reference: 'ADM-TEST-0000' } });
  });
  await openPage(page, '/admission-request');
  const walk = new Walk(page, await listenToLiveRegions(page));
  await page.getByRole('textbox', { name: 'Prénom' }).focus();
  await walk.listen();
  await walk.answer('Hodan');
  await walk.answer('Warsama');
  await walk.answer('17/05/2004');
  await walk.answer();
  await walk.answer('77 12 34 56');
  await walk.answer('hodan');
  await walk.answer('Space', 'ArrowDown');
  await walk.answer('2025-2026');
  await walk.answer('Logistique');
  await walk.answer('Licence');
  await walk.answer();
  await walk.answer();
  await walk.answer();

  await walk.press('Enter');
  await expect(page.getByRole('group', { name: /à corriger/ })).toBeFocused();
  await walk.listen();
  await walk.answer();
  await walk.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await walk.listen();
  await walk.press('End');
  await walk.type('@exemple.dj');
  await walk.listen();
  await page.getByRole('combobox', { name: 'Dernier établissement' }).focus();
  await walk.listen();
  await walk.answer('Universit');
  await walk.answer();
  await walk.answer();

  await walk.press('Enter');
  await expect(page.getByRole('status').getByText('en cours')).toBeAttached();
  await walk.listen();
  release();
  await expect(page.getByRole('heading', { name: /^Votre numéro/ })).toBeFocused();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await walk.listen();
  await walk.answer();
  await walk.press('Enter');
  await expect(page.getByRole('main').getByRole('status').getByText(/\S/)).toBeVisible();
  await walk.listen();
  await walk.answer();
  await walk.answer();
  await walk.answer();
  await walk.press('Enter');
  await walk.listen();
  await walk.answer();
  await walk.answer();
  expect(`${walk.lines.join('\n')}\n`).toMatchSnapshot(['transcripts', 'admission-walk.txt']);
});
