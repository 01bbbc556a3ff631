import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { accessibilityCriteria, conformityLevel, conformityRate, countCriteria } from './accessibility.ts';

const tests = {
  crawl: 'tests/crawl/crawl.e2e.ts',
  colours: 'src/theme/contrast.test.ts',
  keyboard: 'tests/a11y/keyboardTasks.e2e.ts',
  focus: 'tests/a11y/focus.e2e.ts',
  navigation: 'tests/a11y/navigation.e2e.ts',
  motion: 'tests/e2e/pages.e2e.ts',
  groups: 'tests/site/specification.admissions.test.ts',
  heard: 'tests/heard/walks.heard.ts',
  forms: 'tests/e2e/admissionRequest.e2e.ts',
  pages: 'tests/e2e/pages.e2e.ts',
  head: 'tests/site/head.test.ts',
  markup: 'tests/site/siteFiles.test.ts',
  brochures: 'tests/site/brochures.test.ts',
  frame: 'tests/site/specification.frame.test.ts',
  siteMap: 'tests/site/siteMap.test.ts',
};

/** How many criteria the RGAA 4.1 has under each of its themes. */
const criteriaPerTheme = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];

describe('the accessibility statement', () => {
  it('lists each of the 106 criteria of the RGAA 4.1, in their order', () => {
    const every = criteriaPerTheme.flatMap((count, theme) =>
      Array.from({ length: count }, (_, index) => `${theme + 1}.${index + 1}`),
    );
    expect(every).toHaveLength(106);
    expect(accessibilityCriteria.map(({ number }): string => number)).toEqual(every);
  });

  it('names a test or a check by hand for every criterion that is met', () => {
    const tried = new Set<string>([...Object.keys(tests), 'hand']);
    for (const { number, status, how } of accessibilityCriteria) {
      expect(how.length, number).toBeGreaterThan(0);
      const isTried = how.map((id) => tried.has(id));
      expect(isTried, number).toEqual(how.map(() => status === 'met'));
    }
  });

  it.each(Object.entries(tests))('is shown by a test file that exists: %s', (_, file) => {
    expect(existsSync(join(import.meta.dirname, '../..', file))).toBe(true);
  });

  it('counts its rate from the criteria that apply, and says no more than it allows', () => {
    expect(conformityRate).toBeCloseTo(countCriteria('met') / (106 - countCriteria('notApplicable')));
    expect(conformityLevel === 'full').toBe(countCriteria('notMet') === 0);
  });
});
