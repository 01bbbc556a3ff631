import { type Page, expect, test as freshTest } from '@playwright/test';
import { programIds } from '../../src/content/programs.ts';
import { shownDeadline } from '../support/editedData.ts';
import { expectInSight, openPage, statusOf, test } from '../support/page.ts';

test.use({ viewport: { width: 360, height: 740 } });

// Every page has this link: `tests/site/specification.frame.test.ts`.
test('the link to the admission request stays in view', async ({ page }) => {
  const apply = page.getByRole('banner').getByRole('link', { name: 'Demande d’admission' });
  for (const path of ['/', '/contact']) {
    await openPage(page, path);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
    await expect.soft(apply, path).toBeInViewport({ ratio: 1 });
    await apply.click();
    await expect.soft(page, path).toHaveURL('/admission-request');
  }
});

test('the dossier of an applicant and the page of the office have no bar for the admission request', async ({
  page,
}) => {
  const bar = page.getByRole('banner').getByRole('link', { name: 'Demande d’admission' });
  for (const path of ['/dossier', '/office']) {
    await openPage(page, path);
    await expect.soft(bar, path).toBeHidden();
  }
});

test('a programme’s deadline and button stay in view', async ({ page }) => {
  await openPage(page, '/programs/master-cca');
  const apply = page.getByRole('link', { name: 'Candidater' }).and(page.locator('[data-apply] *'));
  const height = await page.locator('main').evaluate((main) => main.clientHeight);
  for (const share of [0, 0.4, 0.8]) {
    await page.evaluate((top) => window.scrollTo(0, top), share * (height - 740));
    await expect(apply).toBeInViewport({ ratio: 1 });
  }
  await expect(page.locator('[data-apply]')).toContainText(shownDeadline('masterCca'));
  await apply.click();
  await expectInSight(page.getByText('Depuis la page : Master professionnel – Comptabilité'));
});

test('a programme’s facts have its button where the bar has no room: held sideways, or with enlarged text', async ({
  page,
}) => {
  await openPage(page, '/programs/master-cca');
  const facts = page.getByRole('main').locator('dl').first().locator('..');
  for (const [width, height] of [
    [740, 360],
    [280, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.soft(facts.getByRole('link', { name: 'Candidater' }), `at ${width} px`).toBeVisible();
  }
});

test('the home page has at most eight screens, a programme’s six, and no long page more than it needs', async ({
  page,
}) => {
  // The home page lists every programme in a row of 33 px. The specification has nine programmes.
  const moreRows = (programIds.length - 9) * 33;
  // Between the deadlines, the notices of the day are longest, and after the last one of another kind.
  for (const day of ['2026-09-22', '2026-11-22']) {
    await page.clock.setFixedTime(new Date(`${day}T06:00Z`));
    const withoutNotices = [
      ['/programs/executive', 7.5],
      ['/accessibilite', 10],
    ] as const;
    for (const [path, screens] of [
      ['/', 8 + moreRows / 740],
      ['/programs/master-management', 6],
      ['/programs/license-genie-electrique', 6],
      ['/programs', 8],
      ['/admissions', 8.5],
      ...(day === '2026-09-22' ? withoutNotices : []),
    ] as const) {
      await openPage(page, path);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height / 740, `${path} on ${day}`).toBeLessThanOrEqual(screens);
    }
  }
});

test('the first licence is within two screens of the list of programmes', async ({ page }) => {
  await openPage(page, '/programs');
  const licence = await page.getByRole('main').locator('a[href^="/programs/license"]').first().boundingBox();
  expect(licence?.y).toBeLessThan(2 * 740);
});

test('a programme’s essential facts are on the first screen, above the bar', async ({ page }) => {
  for (const path of ['/programs/master-management', '/programs/license-genie-electrique']) {
    await openPage(page, path);
    const facts = await page.getByRole('main').locator('dl').first().boundingBox();
    const bar = await page.locator('[data-apply]').boundingBox();
    expect.soft((facts?.y ?? Infinity) + (facts?.height ?? 0), path).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});

test('the first field of the admission request is within 1.2 screens', async ({ page }) => {
  await openPage(page, '/admission-request');
  const box = await page.getByRole('textbox', { name: 'Prénom' }).boundingBox();
  expect(box?.y).toBeLessThan(1.2 * 740);
});

test('a link that wraps keeps its arrow beside its last word', async ({ page }) => {
  await openPage(page, '/admissions');
  await page.getByText('Voir les conditions, année par année').click();
  const link = page.getByRole('link', { name: 'Voir les formations d’Executive education' });
  const { word, arrow } = await link.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element.querySelector('[lang="en"]') ?? element);
    const lines = [...words.getClientRects()].filter(({ width }) => width > 0);
    const last = lines.at(-1);
    const sign = element.querySelector('svg')?.getBoundingClientRect();
    return { word: last?.toJSON() as DOMRect, arrow: sign?.toJSON() as DOMRect };
  });
  expect(arrow.left - word.right).toBeLessThan(12);
  expect((arrow.top + arrow.bottom) / 2).toBeGreaterThan(word.top);
  expect((arrow.top + arrow.bottom) / 2).toBeLessThan(word.bottom);
});

freshTest.describe('a programme for the family', () => {
  const share = (page: Page) => page.getByRole('main').getByText('Envoyer à ma famille');

  freshTest('opens the share menu of the phone with the address of the page', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = async (data) => {
        document.title = JSON.stringify(data);
      };
    });
    await openPage(page, '/programs/license-logistics');
    await share(page).click();
    await expect(page).toHaveTitle(/\/programs\/license-logistique"/);
    await expect(page.getByRole('link', { name: 'Envoyer par email' })).toBeHidden();
  });

  freshTest('is copied or mailed where the browser has no share menu', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share');
    });
    await openPage(page, '/programs/master-cca');
    await share(page).click();
    await expect(page.getByRole('link', { name: 'Envoyer par email' })).toHaveAttribute(
      'href',
      /^mailto:\?subject=Master%20en.*%2Fprograms%2Fmaster-cca$/,
    );
    const copy = page.getByRole('button', { name: 'Copier l’adresse' });
    const status = statusOf(page.getByRole('main')).filter({ hasText: 'Adresse copiée.' });
    await copy.click();
    await expect(status).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/programs\/master-cca$/);
    const said = await status.textContent();
    await copy.click();
    const saidNext = expect.poll(() => status.textContent(), 'the same words would not be announced');
    await saidNext.not.toBe(said);
  });
});
