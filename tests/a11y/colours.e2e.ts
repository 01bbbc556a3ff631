import { AxeBuilder } from '@axe-core/playwright';
import { type Page, expect, test } from '@playwright/test';
import { states as admission } from '../../src/forms/admission/AdmissionForm.states.ts';
import { distinctPaths } from './support/auditPlan.ts';
import { openPage } from './support/openPage.ts';

const pressable = 'a[href], button, summary, input, select, textarea, label';

/** Puts everything that can be pressed into pseudo-states at once, as the browser's own tools do. */
async function force(page: Page, pseudoClasses: readonly string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: pressable,
  });
  for (const nodeId of nodeIds) {
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...pseudoClasses] });
  }
}

for (const pseudoClasses of [['hover'], ['focus', 'focus-visible'], ['hover', 'active']]) {
  test(`text keeps its contrast under ${pseudoClasses.join(' and ')} on every page`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const path of distinctPaths) {
      await openPage(page, path);
      await force(page, pseudoClasses);
      const { violations } = await new AxeBuilder({ page })
        .options({ resultTypes: ['violations'], preload: false, runOnly: ['color-contrast'] })
        .setLegacyMode(true)
        .analyze();
      const found = violations.flatMap(({ nodes }) =>
        nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
      );
      expect(found, path).toEqual([]);
    }
  });
}

test('placeholders are as readable as hints are', async ({ page }) => {
  for (const path of ['/contact', '/admission-request']) {
    await openPage(page, path);
    const colours = await page.locator('[placeholder]:not([placeholder=""])').evaluateAll((fields) =>
      fields.map((field) => {
        const { color, opacity } = getComputedStyle(field, '::placeholder');
        return `${color} at ${opacity} on ${getComputedStyle(field).backgroundColor}`;
      }),
    );
    // basaltSoft on salt, 8.2:1: see theme/contrast.test.ts.
    expect(new Set(colours)).toEqual(new Set(['rgb(61, 82, 92) at 1 on rgb(255, 255, 255)']));
  }
});

/** What of an element's look is there without its colours. */
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

test.describe('without colours one can still tell', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the link of the page that is shown', async ({ page }) => {
    await openPage(page, '/programs');
    const header = page.getByRole('banner').getByRole('list').first();
    const current = await header.locator('a[aria-current="page"]').evaluate(shapeOf);
    const other = await header.getByRole('link', { name: 'Contact', exact: true }).evaluate(shapeOf);
    expect(current).not.toBe(other);
  });

  test('the chosen filter of the news', async ({ page }) => {
    await openPage(page, '/news');
    const choices = page.locator('button[aria-pressed]');
    const chosen = await choices.and(page.locator('[aria-pressed="true"]')).evaluate(shapeOf);
    const other = await choices.and(page.locator('[aria-pressed="false"]')).first().evaluate(shapeOf);
    expect(chosen).not.toBe(other);
  });

  test('the chosen answer of a question', async ({ page }) => {
    await openPage(page, '/admission-request');
    await page.getByText('Formation académique', { exact: true }).click();
    const choice = (value: string) => page.locator(`label:has(input[value="${value}"])`);
    expect(await choice('academique').evaluate(shapeOf)).not.toBe(
      await choice('certifiante').evaluate(shapeOf),
    );
  });

  test('the testimonial that is shown', async ({ page }) => {
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

  test('what is to be mended in a form', async ({ page }) => {
    const invalid = admission.find(({ name }) => name === 'admission form invalid');
    await openPage(page, '/admission-request');
    await invalid?.reach(page);
    const fields = page.locator('[aria-invalid="true"]:not([role="radiogroup"]):not([type="radio"])');
    expect(await fields.count()).toBeGreaterThan(5);
    for (const field of await fields.all()) {
      await expect(field).toHaveCSS('border-top-width', '3px');
      await expect(field).toHaveAccessibleDescription(/\p{L}{3}/u);
    }
  });
});

test.describe('in forced colours', () => {
  test.use({ viewport: { width: 1280, height: 800 }, forcedColors: 'active' });

  test('every button and field keeps a border, and every focus a ring', async ({ page }) => {
    test.setTimeout(180_000);
    for (const path of distinctPaths) {
      await openPage(page, path);
      await force(page, ['focus', 'focus-visible']);
      const bare = await page.evaluate(() =>
        [
          ...document.querySelectorAll(
            'main button, main input:not([type=radio]), main select, main textarea, header a, footer button',
          ),
        ]
          .filter((element) => element.checkVisibility({ opacityProperty: true }))
          .flatMap((element) => {
            const { borderTopWidth, outlineStyle, outlineWidth } = getComputedStyle(element);
            const looksLikeButton = element.matches('input, select, textarea');
            return [
              looksLikeButton && borderTopWidth === '0px'
                ? `no border: ${element.outerHTML.slice(0, 90)}`
                : '',
              outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2
                ? `no ring: ${element.outerHTML.slice(0, 90)}`
                : '',
            ];
          })
          .filter(Boolean),
      );
      expect(bare, path).toEqual([]);
    }
  });

  test('what is chosen, current or wrong still differs in its shape', async ({ page }) => {
    await openPage(page, '/admission-request');
    await page.getByText('Formation académique', { exact: true }).click();
    const choice = (value: string) => page.locator(`label:has(input[value="${value}"])`);
    const dot = (element: Element) => getComputedStyle(element, '::before').borderTopWidth;
    expect(await choice('academique').evaluate(dot)).not.toBe(await choice('certifiante').evaluate(dot));
    await openPage(page, '/programs');
    const mark = (element: Element) => getComputedStyle(element, '::after').borderBottomWidth;
    const current = page.getByRole('banner').getByRole('list').first().locator('[aria-current="page"]');
    expect(await current.evaluate(mark)).not.toBe('0px');
  });
});
