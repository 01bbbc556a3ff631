import type { Page } from '@playwright/test';
import { officePath } from '#core/model/linkedPages.ts';
import { type Mode, createAxeBuilder, describeFindings, enterMode } from './axe.ts';
import { examinePage } from './examinePage.ts';
import { walkFocus } from './focusWalk.ts';
import type { AuditedWidth } from './states.ts';
import type { Visit } from './visits.ts';

interface Rule {
  promise: string;
  /** The width at which the rule is checked. Default: both widths. */
  width?: AuditedWidth;
  /** Whether pages that differ only in their texts (`similarPages`) give the same result. */
  isSameInSimilarPages?: boolean;
  /** Leaves the page as it was. Resolves with a line for each problem. */
  findProblems(page: Page): Promise<string[]>;
}

const tabOrderRule: Rule = {
  promise: 'Tab reaches every control in order and in view, then leaves the page',
  isSameInSimilarPages: true,
  findProblems: async (page) => {
    const stops = await walkFocus(page);
    // The frame of the office's page has no menu.
    const fewest = new URL(page.url()).pathname.endsWith(officePath) ? 4 : 10;
    const places = stops.map(({ id }) => Number.parseInt(id, 10));
    const leaps = stops.filter((_, index) => (places[index] ?? 0) < (places[index - 1] ?? 0));
    const missed = await page.evaluate(
      ({ selector, reached }) => {
        window.scrollTo(0, 0);
        return [...document.body.querySelectorAll('*')]
          .filter((element, index) => element.matches(selector) && !reached.includes(index))
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .map((element) => `Tab does not reach ${element.outerHTML.slice(0, 100)}`);
      },
      {
        selector: ':is(a[href], button, summary, input, select, textarea):not(:disabled, [type=radio])',
        reached: places,
      },
    );
    return [
      ...missed,
      ...leaps.map(({ id }) => `${id} comes after a later control`),
      ...(stops.length > fewest ? [] : [`Tab reaches only ${stops.length} controls`]),
      ...stops.flatMap(({ id, problems }) => problems.map((problem) => `${id} ${problem}`)),
    ];
  },
};

const reducedMotionRule: Rule = {
  promise: 'with reduced motion, nothing is animated',
  width: 1280,
  findProblems: (page) =>
    page.evaluate(async () => {
      window.scrollTo(0, document.body.scrollHeight);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const longest = (list: string) =>
        Math.max(
          ...list.split(', ').map((time) => Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000)),
        );
      const styled = [...document.querySelectorAll('*')].filter((element) =>
        ['', '::before', '::after', '::backdrop', '::details-content'].some((pseudo) => {
          const { transitionDuration, animationDuration, animationName, scrollBehavior } = getComputedStyle(
            element,
            pseudo,
          );
          return (
            longest(transitionDuration) > 1 ||
            (animationName !== 'none' && longest(animationDuration) > 1) ||
            scrollBehavior === 'smooth'
          );
        }),
      );
      const running = document.getAnimations().filter((animation) => animation.playState === 'running');
      window.scrollTo(0, 0);
      return [...styled.map((element) => element.outerHTML.slice(0, 100)), ...running.map(String)];
    }),
};

const controlSelector = 'a[href], button, summary, input, select, textarea, label';

/**
 * Forces all controls into pseudo-classes, as in the developer tools: one set after the other, each for the duration of
 * `check`.
 */
async function findInPseudoClasses(
  page: Page,
  sets: readonly string[][],
  check: (pseudoClasses: string) => Promise<string[]>,
): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: controlSelector,
  });
  const problems: string[] = [];
  for (const forcedPseudoClasses of sets) {
    await Promise.all(
      nodeIds.map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
    );
    problems.push(...(await check(forcedPseudoClasses.join(' and '))));
  }
  // Detaching the session ends the forced pseudo-classes.
  await session.detach();
  return problems;
}

const contrastRule: Rule = {
  promise: 'text keeps its contrast in hover, in focus and in hover and active, light and dark',
  width: 1280,
  isSameInSimilarPages: true,
  findProblems: async (page) => {
    const engine = (await createAxeBuilder(page)).withRules('color-contrast').include(controlSelector);
    const problems: string[] = [];
    for (const mode of ['dark', 'normal'] as const) {
      await enterMode(page, mode);
      const found = await findInPseudoClasses(
        page,
        [['hover'], ['focus', 'focus-visible'], ['hover', 'active']],
        async (pseudoClasses) => {
          const { violations } = await engine.analyze();
          return violations.flatMap(({ nodes }) =>
            nodes.map(
              ({ html, failureSummary }) => `${mode}, in ${pseudoClasses}: ${html} ${failureSummary}`,
            ),
          );
        },
      );
      problems.push(...found);
    }
    return problems;
  },
};

const forcedColoursRule: Rule = {
  promise: 'in forced colours, each field has a border and each focused control a ring',
  width: 1280,
  isSameInSimilarPages: true,
  findProblems: async (page) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const problems = await findInPseudoClasses(page, [['focus', 'focus-visible']], () =>
      page.evaluate(
        (selector) =>
          [...document.querySelectorAll(`:is(${selector}):not(label, [type=radio])`)]
            .filter((element) => element.checkVisibility({ opacityProperty: true }))
            .flatMap((element) => {
              const { borderTopWidth, outlineStyle, outlineWidth } = getComputedStyle(element);
              const hasBorder = borderTopWidth !== '0px' || !element.matches('input, select, textarea');
              const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
              const html = element.outerHTML.slice(0, 90);
              return [...(hasBorder ? [] : [`no border: ${html}`]), ...(hasRing ? [] : [`no ring: ${html}`])];
            }),
        controlSelector,
      ),
    );
    await page.emulateMedia({ forcedColors: null });
    return problems;
  },
};

interface Viewport {
  name: string;
  width: number;
  height: number;
  /** Default font size of the browser, in CSS pixels. */
  fontSize?: number;
  mode?: Mode;
}

/** Those in which long words have the least room. */
const tightViewports: readonly Viewport[] = [
  { name: 'at 320 px', width: 320, height: 640 },
  { name: 'at 1024 px', width: 1024, height: 768 },
  { name: 'with text of 200 % on a phone', width: 360, height: 740, fontSize: 32 },
];

const otherViewports: readonly Viewport[] = [
  { name: 'at 768 px', width: 768, height: 1024 },
  { name: 'with text of 200 % on a desktop', width: 1280, height: 800, fontSize: 32 },
  { name: 'with text spacing on a desktop', width: 1280, height: 800, mode: 'text spacing' },
  { name: 'from right to left on a desktop', width: 1280, height: 800, mode: 'right to left' },
  { name: 'enlarged to 400 % in a window of 1280 × 1024 px', width: 320, height: 256 },
];

const reflowRuleFor = (windows: readonly Viewport[]): Rule => ({
  promise: 'in each window, the page does not scroll sideways and no text is clipped, covered or broken',
  width: 360,
  findProblems: async (page) => {
    const before = page.viewportSize();
    const session = await page.context().newCDPSession(page);
    const setFontSize = (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard } });
    const problems: string[] = [];
    for (const { name, width, height, fontSize = 16, mode = 'normal' } of windows) {
      await page.setViewportSize({ width, height });
      await enterMode(page, mode);
      await setFontSize(fontSize);
      if (fontSize !== 16) await showClosedDetails(page);
      const findings = await examinePage(page);
      if (findings.length > 0)
        problems.push(describeFindings(findings.map((finding) => ({ ...finding, where: name }))));
      if (height < 400) problems.push(...(await findStickyCover(page)).map((cover) => `${name}: ${cover}`));
      // An open dialog may cover the page.
      const isHeadingVisible = await page.locator('h1, dialog[open], [role=dialog]').first().isVisible();
      if (!isHeadingVisible) problems.push(`${name}: the h1 is not visible`);
    }
    await setFontSize(16);
    await session.detach();
    await enterMode(page, 'normal');
    if (before) await page.setViewportSize(before);
    return problems;
  },
});

/** Shows the content of closed `<details>`, until `enterMode` resets the page's style sheets. */
function showClosedDetails(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      'details::details-content { content-visibility: visible !important; block-size: auto !important; }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

/** A rule for states too: only on a phone, because on a desktop an open popover stays in place when the text grows. */
export const largeTextRule = reflowRuleFor(tightViewports.filter(({ fontSize }) => fontSize !== undefined));

/** In a low window, finds fixed and sticky elements that cover more than a quarter of it. */
function findStickyCover(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility())
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .filter((element) => element.getBoundingClientRect().height > innerHeight / 4)
      .map((element) => `covers the text: ${element.outerHTML.slice(0, 80)}`),
  );
}

export const printRule: Rule = {
  promise: 'in print, only the content of the page is left, with the address of the school',
  width: 1280,
  findProblems: async (page) => {
    const heading = page.getByRole('heading', { level: 1 });
    const onScreen = await heading.innerText();
    await page.emulateMedia({ media: 'print' });
    const problems = await page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'nav, button, header a, body > footer, dialog, main :is(picture, img, summary:not(:has(h3)))',
        ),
      ]
        .filter((element) => element.checkVisibility())
        .map((element) => `is printed: ${element.outerHTML.slice(0, 90)}`),
    );
    if (!(await page.locator('body').innerText()).includes('Djibouti, République de Djibouti'))
      problems.push('the address of the school is not printed');
    if ((await heading.innerText()) !== onScreen)
      problems.push('the printed h1 differs from the one on screen');
    if ((await page.getByRole('main').innerText()).length <= 60)
      problems.push('main is printed almost empty');
    await page.emulateMedia({ media: 'screen' });
    return problems;
  },
};

const rules: readonly Rule[] = [
  // The tab order is checked first, while the focus is at the start of the page.
  tabOrderRule,
  reducedMotionRule,
  contrastRule,
  forcedColoursRule,
  reflowRuleFor(tightViewports),
  { ...reflowRuleFor(otherViewports), isSameInSimilarPages: true },
  printRule,
];

/** Returns the rules to check at a width: all on a page in its initial state, none in other states. */
export function rulesFor({ state, isLikeAnother }: Visit, width: AuditedWidth): Rule[] {
  if (state) return [];
  return rules.filter(
    (rule) =>
      (rule.width === undefined || rule.width === width) && !(isLikeAnother && rule.isSameInSimilarPages),
  );
}
