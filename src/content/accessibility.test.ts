import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  accessibilityCriteria,
  accessibilityTests,
  conformityLevel,
  conformityRate,
  countCriteria,
} from './accessibility.ts';

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
    const tried = new Set<string>([...Object.keys(accessibilityTests), 'hand']);
    for (const { number, status, how } of accessibilityCriteria) {
      expect(how.length, number).toBeGreaterThan(0);
      const isTried = how.map((id) => tried.has(id));
      expect(isTried, number).toEqual(how.map(() => status === 'met'));
    }
  });

  it.each(Object.entries(accessibilityTests))('names a test file that exists: %s', (_, file) => {
    expect(existsSync(join(import.meta.dirname, '../..', file))).toBe(true);
  });

  it('counts its rate from the criteria that apply, and says no more than it allows', () => {
    expect(conformityRate).toBeCloseTo(countCriteria('met') / (106 - countCriteria('notApplicable')));
    expect(conformityLevel === 'full').toBe(countCriteria('notMet') === 0);
  });
});
