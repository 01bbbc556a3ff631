import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { pages } from '../../src/build/pages.ts';
import { componentsWithStates, planAudit, root, routedPaths } from './support/auditPlan.ts';
import { describeFindings, findOn } from './support/findings.ts';
import type { Finding } from './support/ownRules.ts';
import { enterMode } from './support/modes.ts';
import { openPage } from './support/openPage.ts';

/** Components that keep a state without showing one of their own, and why. */
const statesElsewhere: Record<string, string> = {
  'src/forms/teacher/TeacherApplicationDialog.tsx': 'is open in every state of the form in it',
  'src/layout/info-dialogs/InfoDialog.tsx': 'is what InfoDialogs opens',
  'src/layout/Toasts.tsx': 'shows the toasts of the forms’ failed and sent states',
  'src/layout/RouteAnnouncer.tsx': 'is heard, not seen: navigation.e2e.ts',
  'src/sections/KeyFigures.tsx': 'counts where motion is welcome; heard, the final values stand throughout',
};

const visits = await planAudit();

// Its answers would not pass by the routes that states lay.
test.use({ serviceWorkers: 'block' });

test.describe('no engine and no rule of ours finds anything', () => {
  for (const { path, state, width, modes, reach } of visits) {
    test(`on ${path}, ${state}, at ${width} px`, async ({ page }, testInfo) => {
      test.setTimeout(60_000);
      page.setDefaultTimeout(15_000);
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, path);
      await reach?.(page);
      // Where reaching it scrolled to is chance: what the header lies over then is no finding.
      await page.evaluate(() => window.scrollTo(0, 0));
      const findings: (Finding & { where: string })[] = [];
      for (const mode of modes) {
        await enterMode(page, mode);
        const where = `${path} · ${state} · ${width} px · ${mode}`;
        for (const finding of await findOn(page, mode)) findings.push({ ...finding, where });
        testInfo.annotations.push({ type: 'audited', description: where });
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(describeFindings(findings), 'findings').toBe('');
    });
  }
});

test('the audit knows every route of the router, and no other', () => {
  expect(routedPaths().toSorted()).toEqual(pages.map(({ path }): string => path).toSorted());
});

test('each component with a state of its own lists its states for the audit', () => {
  const components = globSync('src/{layout,sections,forms,pages}/**/*.tsx', { cwd: root }).filter((file) =>
    /\buseState\(|\buseReducer\(|<details\b|<dialog\b|<Accordion\b|<Dialog\b/.test(
      readFileSync(join(root, file), 'utf8'),
    ),
  );
  const unlisted = components
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !componentsWithStates.includes(file) && !(file in statesElsewhere));
  expect(unlisted, 'write X.states.ts beside each: see tests/support/pageState.ts').toEqual([]);
});

test('neither the states nor the engine reach a visitor', () => {
  const scripts = globSync('dist/client/assets/*.js', { cwd: root });
  expect(scripts.length).toBeGreaterThan(0);
  for (const file of scripts) {
    const script = readFileSync(join(root, file), 'utf8');
    expect(script.includes('axe-core') || script.includes('color-contrast-enhanced'), file).toBe(false);
  }
});
