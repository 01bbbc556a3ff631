import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import type { Mode } from './modes.ts';
import { type Finding, examinePage } from './ownRules.ts';

const engine = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'RGAAv4'];

/** What axe finds on the page as it stands. */
export async function runAxe(page: Page, options: Axe.RunOptions): Promise<Axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(engine);
  return page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: typeof Axe }; // put there above
    // Nothing here reads what was passed, nor fetches style sheets a second time.
    const { violations } = await axe.run(document, {
      ...options,
      resultTypes: ['violations'],
      preload: false,
    });
    return violations;
  }, options);
}

/**
 * AAA’s 7:1 would cost the school its coral; `theme/contrast.test.ts` says which ratios are kept instead. In forced
 * colours the visitor’s own colours count, which the engine cannot read: the page’s computed ones are not shown.
 */
const switchedOff = (mode: Mode) => [
  'color-contrast-enhanced',
  ...(mode === 'forced colours' ? ['color-contrast'] : []),
];

/** All that axe and our own rules find on the page as it stands. */
export async function findOn(page: Page, mode: Mode): Promise<Finding[]> {
  const violations = await runAxe(page, {
    runOnly: tags,
    rules: Object.fromEntries(switchedOff(mode).map((rule) => [rule, { enabled: false }])),
  });
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
