import type { Page } from '@playwright/test';
import { createAxeBuilder, describeFindings } from './axe.ts';
import { examinePage } from './examinePage.ts';
import { walkFocus } from './focusWalk.ts';
import type { AuditedWidth } from './states.ts';
import type { Visit } from './visits.ts';

/** A rule that every page keeps. */
interface Rule {
  /** The message of the failing assertion. */
  promise: string;
  /** The width at which the rule is checked. Default: both widths. */
  width?: AuditedWidth;
  /** Whether pages of the same family, which differ only in their texts, give the same result at 1280 px. */
  isSameInFamily?: boolean;
  /** Leaves the page as it was. Resolves with a line for each problem. */
  findProblems(page: Page): Promise<string[]>;
}

const tabOrderRule: Rule = {
  promise: 'Tab reaches every control in order and in view, then leaves the page',
  isSameInFamily: true,
  findProblems: async (page) => {
    const stops = await walkFocus(page);
    const places = stops.map(({ id }) => Number.parseInt(id, 10));
    const leaps = stops.filter((_, index) => (places[index] ?? 0) < (places[index - 1] ?? 0));
    await page.evaluate(() => window.scrollTo(0, 0));
    return [
      ...leaps.map(({ id }) => `${id} comes after a later control`),
      ...(stops.length > 10 ? [] : [`Tab reaches only ${stops.length} controls`]),
      ...stops.flatMap(({ id, problems }) => problems.map((problem) => `${id} ${problem}`)),
    ];
  },
};

/** English phrases that must be marked with `lang`. Proper names and loan words are exempt (RGAA 8.7). */
const english =
  /\b(oops|page not found|read more|click here|learn more|welcome to|executive education|supply chain)\b/i;

const languageRule: Rule = {
  promise: 'the page is in French, and English text is marked with lang',
  width: 1280,
  findProblems: (page) =>
    page.evaluate((pattern) => {
      const expression = new RegExp(pattern, 'i');
      const { lang } = document.documentElement;
      const found = lang === 'fr' ? [] : [`the page is marked as “${lang}”`];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const [text, parent] = [node.textContent ?? '', node.parentElement];
        const isRead = parent?.checkVisibility() === true;
        if (isRead && expression.test(text) && !parent.closest('[lang="en"]')) found.push(text);
      }
      return found;
    }, english.source),
};

const landmarksRule: Rule = {
  promise: 'there are at most seven landmarks, each with a name of its own, and one h1',
  width: 1280,
  findProblems: async (page) => {
    const problems: string[] = [];
    for (const role of ['banner', 'main', 'contentinfo'] as const) {
      const count = await page.getByRole(role).count();
      if (count !== 1) problems.push(`the page has ${count} ${role} landmarks`);
    }
    const tree = await page.locator('body').ariaSnapshot();
    const landmarks = tree.match(
      /^ *- (banner|complementary|contentinfo|form|main|navigation|region|search)\b.*/gm,
    );
    if ((landmarks?.length ?? 0) > 7)
      problems.push(`the page has more than seven landmarks: ${landmarks?.join(', ')}`);
    const headings = await page.getByRole('heading', { level: 1 }).count();
    if (headings !== 1) problems.push(`the page has ${headings} headings of level 1`);
    const names = await page
      .getByRole('navigation')
      .evaluateAll((landmarks) =>
        landmarks.map(
          (landmark) =>
            landmark.getAttribute('aria-label') ??
            document.getElementById(landmark.getAttribute('aria-labelledby') ?? '')?.textContent ??
            '',
        ),
      );
    if (names.includes('')) problems.push('a navigation landmark has no name');
    if (new Set(names).size < names.length)
      problems.push(`navigation landmarks share a name: ${names.join(', ')}`);
    return problems;
  },
};

/** Checks the policy itself. A violation is a console message, which the crawl reports. */
const policyRule: Rule = {
  promise: 'the content security policy is strict',
  width: 1280,
  findProblems: async (page) => {
    const meta = page.locator('meta[http-equiv="Content-Security-Policy"]');
    const text = (await meta.getAttribute('content')) ?? '';
    // The previews of the photographs of a dossier.
    const withoutPreviews = new URL(page.url()).pathname.endsWith('/dossier')
      ? text.replace("img-src 'self' data: blob:", "img-src 'self' data:")
      : text;
    return [
      ...(text.startsWith("default-src 'none';") ? [] : ['default-src is not none']),
      ...(text.includes("require-trusted-types-for 'script'") ? [] : ['Trusted Types are not required']),
      ...(withoutPreviews.match(/unsafe|\*|blob:|(?<!img-src 'self' )data:/g) ?? []).map(
        (part) => `it allows ${part}`,
      ),
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
      const styled = [...document.querySelectorAll('*')].filter((element) => {
        const { transitionDuration, animationDuration, animationName, scrollBehavior } =
          getComputedStyle(element);
        return (
          longest(transitionDuration) > 1 ||
          (animationName !== 'none' && longest(animationDuration) > 1) ||
          scrollBehavior === 'smooth'
        );
      });
      const running = document.getAnimations().filter((animation) => animation.playState === 'running');
      window.scrollTo(0, 0);
      return [...styled.map((element) => element.outerHTML.slice(0, 100)), ...running.map(String)];
    }),
};

const controls = 'a[href], button, summary, input, select, textarea, label';

/** Runs `check` while all controls are forced into pseudo-classes, as in the developer tools. */
async function withForcedPseudoClasses<T>(
  page: Page,
  pseudoClasses: string[],
  check: () => Promise<T>,
): Promise<T> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: controls,
  });
  await Promise.all(
    nodeIds.map((nodeId) =>
      session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: pseudoClasses }),
    ),
  );
  const result = await check();
  // Detaching the session ends the forced pseudo-classes.
  await session.detach();
  return result;
}

const contrastRules: readonly Rule[] = [['hover'], ['focus', 'focus-visible'], ['hover', 'active']].map(
  (pseudoClasses) => ({
    promise: `text keeps its contrast in ${pseudoClasses.join(' and ')}`,
    width: 1280,
    isSameInFamily: true,
    findProblems: async (page) => {
      const engine = (await createAxeBuilder(page)).withRules('color-contrast').include(controls);
      const { violations } = await withForcedPseudoClasses(page, pseudoClasses, () => engine.analyze());
      return violations.flatMap(({ nodes }) =>
        nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
      );
    },
  }),
);

const forcedColoursRule: Rule = {
  promise: 'in forced colours, each field has a border and each focused control a ring',
  width: 1280,
  isSameInFamily: true,
  findProblems: async (page) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const problems = await withForcedPseudoClasses(page, ['focus', 'focus-visible'], () =>
      page.evaluate(() =>
        [
          ...document.querySelectorAll(
            'main button, main input:not([type=radio]), main select, main textarea, header a, footer button',
          ),
        ]
          .filter((element) => element.checkVisibility({ opacityProperty: true }))
          .flatMap((element) => {
            const { borderTopWidth, outlineStyle, outlineWidth } = getComputedStyle(element);
            const hasBorder = borderTopWidth !== '0px' || !element.matches('input, select, textarea');
            const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
            const html = element.outerHTML.slice(0, 90);
            return [...(hasBorder ? [] : [`no border: ${html}`]), ...(hasRing ? [] : [`no ring: ${html}`])];
          }),
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
  fontSize: number;
  /** The width of the visit in which this view is checked. */
  checkedAt: 360 | 1280;
}

const viewports: readonly Viewport[] = [
  { name: 'at 320 px', width: 320, height: 640, fontSize: 16, checkedAt: 360 },
  { name: 'at 768 px', width: 768, height: 1024, fontSize: 16, checkedAt: 360 },
  { name: 'at 1280 px', width: 1280, height: 800, fontSize: 16, checkedAt: 360 },
  { name: 'with text of 200 % on a phone', width: 360, height: 740, fontSize: 32, checkedAt: 360 },
  { name: 'with text of 200 % on a desktop', width: 1280, height: 800, fontSize: 32, checkedAt: 1280 },
  {
    name: 'enlarged to 400 % in a window of 1280 × 1024 px',
    width: 320,
    height: 256,
    fontSize: 16,
    checkedAt: 360,
  },
];

const reflowRules: readonly Rule[] = viewports.map(({ name, width, height, fontSize, checkedAt }) => ({
  promise: `${name}, the page does not scroll sideways and no text is clipped or covered`,
  width: checkedAt,
  findProblems: async (page) => {
    const before = page.viewportSize();
    await page.setViewportSize({ width, height });
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: fontSize } });
    const findings = await examinePage(page);
    const covers = await findStickyCover(page);
    const isHeadingVisible = await page.getByRole('heading', { level: 1 }).isVisible();
    await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
    await session.detach();
    if (before) await page.setViewportSize(before);
    const described = describeFindings(findings.map((finding) => ({ ...finding, where: name })));
    return [
      ...(described ? [described] : []),
      ...covers,
      ...(isHeadingVisible ? [] : ['the h1 is not visible']),
    ];
  },
}));

/** In a low window, finds fixed and sticky elements that cover more than a quarter of it. */
function findStickyCover(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => innerHeight < 400 && element.checkVisibility())
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .filter((element) => element.getBoundingClientRect().height > innerHeight / 4)
      .map((element) => `covers the text: ${element.outerHTML.slice(0, 80)}`),
  );
}

const printRule: Rule = {
  promise: 'in print, only the content of the page is left',
  width: 1280,
  findProblems: async (page) => {
    const heading = page.getByRole('heading', { level: 1 });
    const onScreen = await heading.innerText();
    await page.emulateMedia({ media: 'print' });
    const problems = await page.evaluate(() =>
      [...document.querySelectorAll('nav, header button, header a, body > footer, dialog')]
        .filter((element) => element.checkVisibility())
        .map((element) => `is printed: ${element.outerHTML.slice(0, 90)}`),
    );
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
  languageRule,
  landmarksRule,
  policyRule,
  reducedMotionRule,
  ...contrastRules,
  forcedColoursRule,
  ...reflowRules,
  printRule,
];

/** Returns the rules to check on a visit: all on a page in its initial state, none in other states and on aliases. */
export function rulesFor({ state, width, sameAs }: Visit): Rule[] {
  if (state || sameAs === 'page') return [];
  return rules.filter(
    (rule) =>
      (rule.width === undefined || rule.width === width) &&
      !(sameAs === 'family' && rule.isSameInFamily && width === 1280),
  );
}
