import { dayAfter, openDossier, sampleRequest, stateNamed } from '../crawl/states.ts';
import { openPage, expect, test } from '../support/page.ts';

test('placeholders have the contrast of hints', async ({ page }) => {
  for (const path of ['/contact', '/admission-request']) {
    await openPage(page, path);
    const colours = await page.locator('[placeholder]:not([placeholder=""])').evaluateAll((fields) =>
      fields.map((field) => {
        const { color, opacity } = getComputedStyle(field, '::placeholder');
        return `${color} at ${opacity} on ${getComputedStyle(field).backgroundColor}`;
      }),
    );
    // The colour `basaltSoft` on `salt`: 8.2:1 (`src/theme/contrast.test.ts`).
    expect(new Set(colours)).toEqual(new Set(['rgb(61, 82, 92) at 1 on rgb(255, 255, 255)']));
  }
});

test('the marks of a dossier’s papers have the contrast of figures on its dark head', async ({ page }) => {
  await openPage(page, '/dossier');
  const papers = sampleRequest.papers.filter(({ state }) => state === 'received');
  const detail = { papers: ['cv' as const], file: papers[0]?.id ?? '' };
  await openDossier(page, { papers, events: [{ id: 'again', at: dayAfter, event: 'asked', detail }] });
  const strokes = await page
    .getByRole('main')
    .locator('svg[viewBox="0 0 44 44"]:not(details *)')
    .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).stroke));
  // `coralTint` of a paper asked for again, `gold` and `sky` on `seaDeep` (`src/theme/contrast.test.ts`).
  expect(new Set(strokes)).toEqual(
    new Set(['rgb(246, 204, 194)', 'rgb(242, 180, 65)', 'rgb(207, 233, 242)']),
  );
});

test('a dark scheme darkens the page and the box on a dark title before scripts run, and not paper', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/programs/master-cca');
  const luminance = (element: Element) => {
    const [, ...channels] = /(\d+), (\d+), (\d+)/.exec(getComputedStyle(element).backgroundColor) ?? [];
    return Math.max(...channels.map(Number));
  };
  const body = page.locator('body');
  expect(await body.evaluate(luminance)).toBeLessThan(60);
  expect(await page.getByRole('main').locator('dl').first().locator('..').evaluate(luminance)).toBeLessThan(
    60,
  );
  await page.emulateMedia({ media: 'print' });
  expect(await body.evaluate((element) => getComputedStyle(element).getPropertyValue('color-scheme'))).toBe(
    'normal',
  );
});

/** Returns the computed styles of an element that do not depend on colour. */
const shapeOf = (element: Element) => {
  const read = (pseudo?: string) => {
    const style = getComputedStyle(element, pseudo);
    return [
      style.content,
      style.borderTopWidth,
      style.borderBottomWidth,
      style.borderInlineStartWidth,
      style.borderTopStyle,
      style.textDecorationLine,
      style.fontWeight,
      style.transform,
      style.outlineStyle,
      style.display,
    ].join(' ');
  };
  return [read(), read('::before'), read('::after'), element.querySelectorAll('svg').length].join(' | ');
};

test.describe('colour is not the only mark of', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the chosen news filter', async ({ page }) => {
    await openPage(page, '/news');
    const choice = page.getByRole('main').getByRole('listitem').getByRole('button').first();
    const before = await choice.evaluate(shapeOf);
    await choice.click();
    await expect(choice).toHaveAttribute('aria-pressed', 'true');
    expect(await choice.evaluate(shapeOf)).not.toBe(before);
  });

  test('the chosen answer, in forced colours too, and invalid fields', async ({ page }) => {
    await openPage(page, '/admission-request');
    await stateNamed('admission form invalid').reach(page);
    const fields = page.locator('[aria-invalid="true"]:not([role="radiogroup"]):not([type="radio"])');
    expect(await fields.count()).toBeGreaterThan(5);
    for (const field of await fields.all()) await expect.soft(field).toHaveCSS('border-top-width', '3px');

    await page.getByText('Formation académique', { exact: true }).click();
    const choice = (value: string) => page.locator(`input[value="${value}"]`);
    expect
      .soft(await choice('academique').evaluate(shapeOf))
      .not.toBe(await choice('certifiante').evaluate(shapeOf));
    await page.emulateMedia({ forcedColors: 'active' });
    const dot = (element: Element) => getComputedStyle(element).borderTopWidth;
    expect(await choice('academique').evaluate(dot)).not.toBe(await choice('certifiante').evaluate(dot));
  });

  test('the current testimonial', async ({ page }) => {
    await openPage(page, '/');
    const dots = page.getByRole('main').locator('li > button:has(svg)');
    const looks = await dots.locator('svg').evaluateAll((drawings) =>
      drawings.map((drawing) => {
        const { fill, inlineSize, transform } = getComputedStyle(drawing.querySelector('path') ?? drawing);
        return [fill === 'none' || fill.endsWith(', 0)'), inlineSize, transform].join(' ');
      }),
    );
    expect(new Set(looks).size).toBe(2);
  });
});
