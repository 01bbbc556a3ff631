import { describe, expect, test, vi } from 'vitest';
import { intakeAt } from './deadlines.ts';
import type { Deadline } from './schemas.ts';

// The programmes of the school, with deadlines that it does not move.
vi.mock('./deadlines.json', () => ({ default: { programs: { cca: { kind: 'none' } } } }));

const none: Deadline = { kind: 'none' };
const before15July: Deadline = { kind: 'before', month: 7, day: 15 };
const until25September: Deadline = { kind: 'until', month: 9, day: 25 };

describe('a request is for the intake of these years, and is the last of its year', () => {
  test.each<[date: string, deadlines: Deadline[], years: number[], isLastDay: boolean]>([
    ['2027-02-28', [before15July], [2027], false],
    ['2027-03-01', [before15July], [2027], false],
    ['2027-07-14', [before15July], [2027], true],
    ['2027-07-15', [before15July], [2028], false],
    ['2027-09-25', [until25September], [2027], true],
    ['2027-09-26', [until25September], [2028], false],
    // Without a deadline, a request from 15 September to February is for the year that has begun or for the next one.
    ['2027-02-28', [none], [2026, 2027], false],
    ['2027-03-01', [none], [2027], false],
    ['2027-09-14', [none], [2027], false],
    ['2027-09-15', [none], [2027, 2028], false],
    // Of several programmes, one open programme is enough; the last day must be the last day of every programme.
    ['2027-07-14', [before15July, until25September], [2027], false],
    ['2027-07-15', [before15July, until25September], [2027, 2028], false],
    ['2027-10-01', [before15July, until25September], [2028], false],
  ])('%s %j', (date, deadlines, years, isLastDay) => {
    expect(intakeAt(deadlines, date)).toEqual({ years, isLastDay });
  });
});
