import { describe, expect, it } from 'vitest';
import { accessibilityCriteria } from './accessibility.ts';

/** WCAG 2.2 at the levels A and AA: the figures of the success criteria under each guideline. */
const guidelines = {
  '1.1': [1],
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2, 3, 4, 5],
  '1.4': [1, 2, 3, 4, 5, 10, 11, 12, 13],
  '2.1': [1, 2, 4],
  '2.2': [1, 2],
  '2.3': [1],
  '2.4': [1, 2, 3, 4, 5, 6, 7, 11],
  '2.5': [1, 2, 3, 4, 7, 8],
  '3.1': [1, 2],
  '3.2': [1, 2, 3, 4, 6],
  '3.3': [1, 2, 3, 4, 7, 8],
  '4.1': [2, 3],
};

describe('the accessibility statement', () => {
  it('speaks of every criterion of WCAG 2.2 at the levels A and AA, in their order', () => {
    const every = Object.entries(guidelines).flatMap(([guideline, last]) =>
      last.map((figure) => `${guideline}.${figure}`),
    );
    expect(accessibilityCriteria.map(({ number }): string => number)).toEqual(every);
  });

  it('has as many criteria of each level as the standard', () => {
    const levels = accessibilityCriteria.map(({ level }) => level);
    expect(levels.filter((level) => level === 'A')).toHaveLength(31);
    expect(levels.filter((level) => level === 'AA')).toHaveLength(24);
  });
});
