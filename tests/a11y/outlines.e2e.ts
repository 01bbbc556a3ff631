import { type Page, expect, test } from '@playwright/test';
import { distinctPaths, planAudit } from './support/auditPlan.ts';
import { openPage } from './support/openPage.ts';

/**
 * The headings of every page and the names that no eye sees (`aria-label`), and what each state adds to them, kept as
 * files in `transcripts/outlines/`: one that is gone, or has changed, is seen in review. After a change that is meant:
 * `npx playwright test --config tests/playwright.config.ts a11y/outlines --update-snapshots`
 */
const visits = await planAudit();

test.use({ serviceWorkers: 'block' });

for (const path of distinctPaths) {
  test(`${path} keeps its headings and names in every state`, async ({ page }) => {
    test.setTimeout(180_000);
    // Some words depend on the day: upcoming events.
    await page.clock.setFixedTime(new Date('2026-03-02T09:00:00+03:00'));
    const lines: string[] = [];
    const initial = new Set<string>();
    for (const { state, width, reach } of visits.filter((visit) => visit.path === path)) {
      if (state === 'initial' && width !== 1280) continue;
      const isShownElsewhere = visits.some(
        (other) => other.path === path && other.state === state && other.width > width,
      );
      if (isShownElsewhere) continue;
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, path);
      await reach?.(page);
      const outline = await readOutline(page);
      if (state === 'initial') for (const line of outline) initial.add(line);
      const added = state === 'initial' ? outline : outline.filter((line) => !initial.has(line));
      lines.push(state, ...added.map((line) => `  ${line}`));
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
    expect(`${lines.join('\n')}\n`).toMatchSnapshot(['outlines', `${name}.txt`]);
  });
}

function readOutline(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4, h5, h6, [aria-label]')].flatMap((element) => {
      const label = element.getAttribute('aria-label');
      const words = label ?? element.textContent.replaceAll(/\s+/g, ' ').trim();
      // A calendar’s days: their names are the library’s, one for each day.
      if (element.closest('table') || words === '') return [];
      const kind = element.getAttribute('role') ?? element.tagName.toLowerCase();
      return [label === null ? `${kind} ${words}` : `${kind} labelled ${words}`];
    }),
  );
}
