import { writeFile } from 'node:fs/promises';
import { type ConsoleMessage, expect } from '@playwright/test';
import { openPage } from '../support/openPage.ts';
import { isPlaywrights } from '../support/consoleMessages.ts';
import { heightAt } from '../support/pageState.ts';
import { seeEverything } from '../support/seeEverything.ts';
import { test } from '../support/tab.ts';
import { describeFindings, findOn } from './findings.ts';
import { enterMode } from './modes.ts';
import { readOutline } from './outline.ts';
import type { Finding } from './ownRules.ts';
import { rulesOf } from './rules.ts';
import { planVisits, unknownPath } from './visits.ts';

/**
 * Opens each page once at each width and looks there at everything that holds for all pages; then at each page in each
 * of its states. What a page says in its outline, and a state adds to it, is kept in `outlines/`; after a change that is
 * meant: `npm run test:browser -- crawl --update-snapshots`
 */
const visits = await planVisits();

// Many looks in each: a busy machine takes its time.
test.describe.configure({ timeout: 240_000 });

for (const visit of visits) {
  const { path, state, width, modes, reach, isAskedElsewhere } = visit;
  // A state at its widest; an alias has the outline of its page.
  const isOutlined =
    width === 1280 || (reach && !visits.some((other) => other.state === state && other.width > width));

  test(`${path}, ${state}, at ${width} px, is as every page is to be`, async ({ page }, testInfo) => {
    const messages: string[] = [];
    const listen = (message: ConsoleMessage) => messages.push(...worthHearing(message));
    const fail = (error: Error) => messages.push(String(error));
    page.on('console', listen).on('pageerror', fail);

    await page.setViewportSize({ width, height: heightAt[width] });
    await openPage(page, path);
    const outline = await readOutline(page);
    if (reach) {
      await reach(page);
      // Where reaching it scrolled to is chance: what the header lies over then is no finding.
      await page.evaluate(() => window.scrollTo(0, 0));
    } else {
      await seeEverything(page);
      for (const rule of rulesOf(visit)) {
        expect.soft(await rule.problemsOn(page), rule.promise).toEqual([]);
      }
      const isStatus = (text: string) => path === unknownPath && text.includes('404 (Not Found)');
      const unexpected = messages.filter((text) => !isStatus(text));
      expect.soft(unexpected, 'nothing is said in the console').toEqual([]);
    }
    page.off('console', listen).off('pageerror', fail);

    if (reach && isOutlined) {
      // Checked together at the end: see `reporter.ts`.
      const file = testInfo.outputPath(`${fileName(state)}.html`);
      await writeFile(file, await page.content());
      testInfo.annotations.push({ type: 'markup', description: file });
    }
    if (isOutlined) {
      const lines = reach ? (await readOutline(page)).filter((line) => !outline.includes(line)) : outline;
      const file = [fileName(path) || 'home', ...(reach ? [fileName(state)] : [])].join('/');
      expect
        .soft(`${lines.join('\n')}\n`, 'headings and names are kept')
        .toMatchSnapshot(['outlines', `${file}.txt`]);
    }

    const findings: (Finding & { where: string })[] = [];
    for (const mode of modes) {
      await enterMode(page, mode);
      const where = `${path} · ${state} · ${width} px · ${mode}`;
      for (const finding of await findOn(page, mode, isAskedElsewhere || mode !== 'normal'))
        findings.push({ ...finding, where });
      testInfo.annotations.push({ type: 'audited', description: where });
    }
    expect.soft(describeFindings(findings), 'neither axe nor our own rules find anything').toBe('');
  });
}

/** Everything but photographs that their host refuses, and what Playwright itself says. */
function worthHearing(message: ConsoleMessage): string[] {
  const isRefusedPhoto = message.location().url.startsWith('https://images.unsplash.com/');
  return isRefusedPhoto || isPlaywrights(message)
    ? []
    : [`${message.type()}: ${message.text()} (${message.location().url})`];
}

function fileName(text: string): string {
  return text
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(' ', '-');
}
