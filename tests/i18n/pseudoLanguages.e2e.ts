import { expect } from '@playwright/test';
import { test } from '../support/tab.ts';
import { distinctPaths, planVisits } from '../crawl/visits.ts';
import { audit, describeFindings } from '../crawl/axe.ts';
import { openPage } from '../support/page.ts';
import { examinePage } from '../crawl/examinePage.ts';
import { findLeaks, leakOptions } from './support/findLeaks.ts';

/** The narrowest window that WCAG 1.4.10 asks a page to fit. */
const narrowest = 320;
/** Where the engine examines the mirrored pages too: one of each kind, because the audit of French sees all of them. */
const engineSample = new Set([
  '/',
  '/programs',
  '/programs/license-cca',
  '/admissions',
  '/admission-request',
]);

const states = planVisits().flatMap(({ state, width }) => (state && width === 360 ? [state] : []));

for (const language of ['en', 'ar'] as const) {
  const localised = (path: string) => `/${language}${path === '/' ? '' : path}`;

  test.describe(`in the pseudo-language ${language}`, () => {
    test.use({ viewport: { width: narrowest, height: 800 } });

    for (const path of distinctPaths) {
      test(`${path} says nothing else and keeps everything within ${narrowest} px`, async ({ page }) => {
        await openPage(page, localised(path));
        expect(await page.evaluate(findLeaks, leakOptions(language))).toEqual([]);
        const where = localised(path);
        const found =
          language === 'ar' && engineSample.has(path) ? await audit(page, 'normal') : await examinePage(page);
        expect(describeFindings(found.map((finding) => ({ ...finding, where })))).toBe('');
      });
    }

    for (const { path, name, reach } of states) {
      test(`${path}, ${name}, too`, async ({ page }) => {
        await openPage(page, localised(path));
        await reach(page);
        expect(await page.evaluate(findLeaks, leakOptions(language))).toEqual([]);
        const where = `${localised(path)}, ${name}`;
        expect(describeFindings((await examinePage(page)).map((finding) => ({ ...finding, where })))).toBe(
          '',
        );
      });
    }
  });
}
