import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type Finding, examinePage } from './examinePage.ts';

export const modes = ['normal', 'forced colours', 'text spacing', 'right to left', 'dark'] as const;

export type Mode = (typeof modes)[number];

const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Switches a loaded page from any mode to `mode`. The page keeps its state. */
export async function enterMode(page: Page, mode: Mode): Promise<void> {
  const was = await page.evaluate(
    ({ direction, css }) => {
      document.documentElement.dir = direction;
      // A constructed style sheet, because the content security policy forbids unknown style elements.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
      return {
        forced: matchMedia('(forced-colors: active)').matches,
        dark: matchMedia('(prefers-color-scheme: dark)').matches,
      };
    },
    { direction: mode === 'right to left' ? 'rtl' : 'ltr', css: mode === 'text spacing' ? textSpacing : '' },
  );
  // Only where it changes something, because the page computes all its styles again.
  const [isForced, isDark] = [mode === 'forced colours', mode === 'dark'];
  if (isForced !== was.forced) await page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' });
  if (isDark !== was.dark) await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
}

const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'RGAAv4'];

// Minified: a page parses it in half the time.
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

export async function createAxeBuilder(page: Page): Promise<AxeBuilder> {
  // Load axe once per page: the builder would inject it twice for each analysis.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return (
    new AxeBuilder({ page, axeSource: 'void 0' })
      // Only violations are read, and `preload` would fetch the style sheets again.
      .options({ resultTypes: ['violations'], preload: false })
      // Legacy mode opens no second page to merge the results of frames. The site has no frames.
      .setLegacyMode(true)
  );
}

/**
 * WCAG AAA asks for 7:1, which the school's coral cannot reach. `theme/contrast.test.ts` checks our own minimum ratios.
 */
const disabledRule = 'color-contrast-enhanced';

/** The axe rules whose result depends on layout and colours. All others depend on the DOM, the same in every mode. */
const visualRules = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

/**
 * Modes that `examinePage` alone examines. Axe would repeat its results: right to left keeps the DOM and the pairs of
 * colours, and in forced colours axe still compares the colours of the style sheets.
 */
const modesWithoutAxe: readonly Mode[] = ['forced colours', 'right to left'];

/**
 * Audits the page as it is now with axe and with `examinePage`.
 *
 * @param hasCheckedDom - Whether another visit has run the axe rules that depend on the DOM alone. If so, skips them.
 */
export async function audit(page: Page, mode: Mode, hasCheckedDom = false): Promise<Finding[]> {
  const own = await examinePage(page);
  if (modesWithoutAxe.includes(mode)) return own;
  const builder = await createAxeBuilder(page);
  if (hasCheckedDom) builder.withRules(visualRules);
  else builder.withTags(tags).disableRules(disabledRule);
  const { violations } = await builder.analyze();
  const found = violations.flatMap(({ id, help, helpUrl, nodes }) =>
    nodes.map(({ target, html, failureSummary }) => ({
      rule: id,
      help: `${help}. ${failureSummary?.replaceAll(/\s+/g, ' ') ?? ''}`,
      helpUrl,
      selector: target.join(' '),
      html,
    })),
  );
  return [...found, ...own];
}

/** Returns a report of the findings, grouped by rule and element; an empty string when there are none. */
export function describeFindings(findings: readonly (Finding & { where: string })[]): string {
  const groups = Map.groupBy(findings, ({ rule, selector }) => `${rule} ${selector}`);
  return [...groups.values()]
    .flatMap(([first, ...others]) => {
      if (!first) return [];
      const where = [first, ...others].map((finding) => finding.where);
      return [
        [
          `${first.rule}: ${first.help}`,
          `  where: ${[...new Set(where)].join(' | ')}`,
          `  element: ${first.selector}`,
          `  html: ${first.html.replaceAll(/\s+/g, ' ').slice(0, 300)}`,
          ...(first.helpUrl ? [`  help: ${first.helpUrl}`] : []),
        ].join('\n'),
      ];
    })
    .join('\n');
}
