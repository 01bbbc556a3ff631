import { expect, test, openPage } from '../support/page.ts';
import { planVisits } from '../crawl/visits.ts';
import { audit, describeFindings } from '../crawl/axe.ts';
import { examinePage } from '../crawl/examinePage.ts';
import { findLeaks, leakOptions } from './support/findLeaks.ts';

/** WCAG 1.4.10: pages must fit a window of this width, in px. */
const reflowWidth = 320;
/** Mirrored pages that axe examines too: one of each kind, because the audit of the French site covers all pages. */
const axeSample = new Set(['/', '/programs', '/programs/license-cca', '/admissions', '/admission-request']);

/**
 * Every page, but of programmes and articles one of each kind, which share their code; and the states that phones have. Not
 * the office's states: its function writes in the school's language.
 */
const visits = planVisits().filter(({ path, state, views, isLikeAnother }) =>
  state
    ? path !== '/office' && views.some(({ width }) => width === 360)
    : !isLikeAnother || !/^\/(programs|news)\//.test(path),
);
/**
 * In Arabic, one page of each kind, in its initial state: the audit of the French site lays out every page and state from
 * right to left.
 */
const visitsIn = { en: visits, ar: visits.filter(({ state, isLikeAnother }) => !state && !isLikeAnother) };

for (const language of ['en', 'ar'] as const) {
  const localised = (path: string) => `/${language}${path === '/' ? '' : path}`;

  test.describe(`in the pseudo-language ${language}`, () => {
    test.use({ viewport: { width: reflowWidth, height: 800 } });

    for (const { path, state } of visitsIn[language]) {
      const where = [localised(path), ...(state ? [state.name] : [])].join(', ');

      test(`${where} has no text from outside the catalog and fits ${reflowWidth} px`, async ({ page }) => {
        await openPage(page, localised(path));
        await state?.reach(page);
        expect(await page.evaluate(findLeaks, leakOptions(language))).toEqual([]);
        const isAudited = language === 'ar' && !state && axeSample.has(path);
        const findings = isAudited ? await audit(page, 'normal') : await examinePage(page);
        const found = findings
          // The words of a pseudo-language are longer than those of any language.
          .filter(({ rule }) => rule !== 'no-broken-word')
          .map((finding) => ({ ...finding, where }));
        expect(describeFindings(found)).toBe('');
      });
    }
  });
}
