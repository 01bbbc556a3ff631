import { addDays, isoDay } from '../time/schoolTime.ts';
import data from './deadlines.json' with { type: 'json' };
import type { Deadline } from './schemas.ts';

/** Apart from `programs`, which every page loads. `npm run check` validates the file. */
export const deadlines = data.programs as Record<keyof typeof data.programs, Deadline>;

/** The last day of applications, after which the deadline has passed: “before 15 July” ends on 14 July. */
export function lastDayOf({ kind, ...day }: Exclude<Deadline, { kind: 'none' }>, year: number): string {
  return kind === 'until' ? isoDay(year, day) : addDays(isoDay(year, day), -1);
}
