import { writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { asFileName } from '../support/machine.ts';
import { collectMessages, openPage, scrollThrough, test } from '../support/page.ts';
import { unknownPath } from '../support/serverProcess.ts';
import { audit, describeFindings, enterMode } from './axe.ts';
import type { Finding } from './examinePage.ts';
import { largeTextRule, rulesFor } from './pageRules.ts';
import { heightAt } from './states.ts';
import { planVisits, planVisitsInOtherModes } from './visits.ts';

/** Audits every page, in every state, at each width. */

// A visit makes many checks, which take long on a busy machine.
test.describe.configure({ timeout: 240_000 });

for (const visit of [...planVisits(), ...planVisitsInOtherModes()]) {
  const { path, state, views, isLikeAnother, isInOtherModes } = visit;
  const stateName = state?.name ?? 'initial';
  const title = `${path}, ${stateName}, passes the audit`;
  const ring = isInOtherModes ? { title: `${title} in other modes`, tag: '@more' } : { title, tag: [] };

  test(ring.title, { tag: ring.tag }, async ({ page }, testInfo) => {
    const messages = collectMessages(page);
    for (const [index, { width, modes }] of views.entries()) {
      const isFirst = index === 0;
      await page.setViewportSize({ width, height: heightAt[width] });
      if (isFirst) {
        await openPage(page, path);
        await (state ? state.reach(page) : scrollThrough(page));
      } else {
        // An open popover is repositioned a moment after a resize. A page that stays too wide is reported below.
        const isNarrowEnough = () => document.documentElement.scrollWidth <= window.innerWidth;
        await page.waitForFunction(isNarrowEnough, undefined, { timeout: 2_000 }).catch(() => undefined);
      }
      // Scroll to the top: the position depends on timing, and elsewhere the sticky header may cover texts.
      await page.evaluate(() => window.scrollTo(0, 0));
      for (const rule of isInOtherModes ? [] : rulesFor(visit, width)) {
        expect.soft(await rule.findProblems(page), `at ${width} px: ${rule.promise}`).toEqual([]);
      }
      if (isFirst && state && !isInOtherModes) {
        // `reporter.ts` checks the markup of all states in one run.
        const file = testInfo.outputPath(`${asFileName(state.name)}.html`);
        await writeFile(file, await page.content());
        testInfo.annotations.push({ type: 'markup', description: file });
      }

      const findings: (Finding & { where: string })[] = [];
      // Axe checks the DOM of a state, or of a page like another one, at its first width only. Other pages are checked at
      // each width, because phones have another menu and folded lists.
      const hasCheckedDom = !isFirst && (state !== undefined || isLikeAnother === true);
      for (const mode of modes) {
        await enterMode(page, mode);
        const where = `${path} · ${stateName} · ${width} px · ${mode}`;
        for (const finding of await audit(page, mode, hasCheckedDom || mode !== 'normal'))
          findings.push({ ...finding, where });
      }
      await enterMode(page, 'normal');
      expect.soft(describeFindings(findings), 'neither axe nor our own rules find anything').toBe('');
    }
    if (state && !isInOtherModes)
      expect.soft(await largeTextRule.findProblems(page), largeTextRule.promise).toEqual([]);

    // A state may need a call that fails. Chromium also logs that the audit measures the page behind the open menu.
    const isExpected = (text: string) =>
      state
        ? /^(Failed to load resource|Rendering was performed in a subtree hidden)/.test(text)
        : path === unknownPath && text.includes('404 (Not Found)');
    const unexpected = messages.filter((text) => !isExpected(text));
    expect.soft(unexpected, 'nothing is logged to the console').toEqual([]);
  });
}
