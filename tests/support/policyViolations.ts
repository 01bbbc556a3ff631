import type { Page } from '@playwright/test';

/**
 * Collects what the page's policy refuses, from the first script on, across navigations. Photographs are refused by the
 * test itself: their host is not asked for.
 */
export async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
      const report = `${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}:${lineNumber}`;
      // Added to the window by `exposeFunction`.
      void (window as unknown as { reportViolation: (text: string) => void }).reportViolation(report);
    });
  });
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted ?(Types|HTML|Script)/i.test(message.text()))
      violations.push(message.text());
  });
  page.on('pageerror', (error) => violations.push(String(error)));
  await page.route(/^https:\/\/images\.unsplash\.com\//, (route) => route.abort());
  return violations;
}
