import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import type { Mode } from './modes.ts';
import { type Finding, examinePage } from './ownRules.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'RGAAv4'];

/** The engine on the page as it stands: which rules run is the caller's to say. */
export async function axeOn(page: Page): Promise<AxeBuilder> {
  // Brought once: the builder would read its half a megabyte into the page twice for each look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return (
    new AxeBuilder({ page, axeSource: 'void 0' })
      // Nothing here reads what was passed, nor fetches style sheets a second time.
      .options({ resultTypes: ['violations'], preload: false })
      // One frame only: no second page is needed to gather results.
      .setLegacyMode(true)
  );
}

/** AAA’s 7:1 would cost the school its coral; `theme/contrast.test.ts` says which ratios are kept instead. */
const switchedOff = 'color-contrast-enhanced';

/**
 * What looks at where things are and at their colours. What else the engine asks, the elements alone answer, which are
 * the same in every mode. Its metadata does not tell them apart.
 */
const ofLook = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];
/** In forced colours the visitor’s own count, which the engine cannot read: the page’s computed ones are not shown. */
const ofLookWithoutColours = ofLook.slice(2);

/** All that axe and our own rules find on the page as it stands, but what the elements alone answer, if they were asked. */
export async function findOn(page: Page, mode: Mode, isAsked = false): Promise<Finding[]> {
  const engine = await axeOn(page);
  if (mode === 'forced colours') engine.withRules(ofLookWithoutColours);
  else if (isAsked) engine.withRules(ofLook);
  else engine.withTags(tags).disableRules(switchedOff);
  const { violations } = await engine.analyze();
  const found = violations.flatMap(({ id, help, helpUrl, nodes }) =>
    nodes.map(({ target, html, failureSummary }) => ({
      rule: id,
      help: `${help}. ${failureSummary?.replaceAll(/\s+/g, ' ') ?? ''}`,
      helpUrl,
      selector: target.join(' '),
      html,
    })),
  );
  return [...found, ...(await examinePage(page))];
}

/** The findings as a report that says where and how to mend; empty when there are none. */
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
