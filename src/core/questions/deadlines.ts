/**
 * When a deadline has passed, and which academic year a request is for (specification, section 9). The years that the form
 * offers and the function accepts, and what the site says about dates, follow from this.
 */
import { addDays, isoDay } from '../time/schoolTime.ts';
import {
  type AcademicYear,
  applicationsOpen,
  classesStart,
  resitEnd,
  specifiedYears,
} from './academicYears.ts';
import data from './deadlines.json' with { type: 'json' };
import type { Deadline } from './schemas.ts';

/** Apart from `programs`, which every page loads. `npm run check` validates the file. */
export const deadlines = data.programs as Record<keyof typeof data.programs, Deadline>;

/** The intake that a request sent on a date is for, in programmes with these deadlines. */
export function intakeAt(chosen: readonly Deadline[], date: string) {
  const all = chosen.map((deadline) => intakeForDeadline(deadline, date));
  return {
    /** The years in which classes start: one, or two in ascending order. */
    years: [...new Set(all.flatMap(({ years }) => years))].sort(),
    /** Whether a request sent on the next day is for the following year. */
    isLastDay: all.every(({ isLastDay }) => isLastDay),
  };
}

function intakeForDeadline(deadline: Deadline, date: string) {
  const year = Number(date.slice(0, 4));
  if (deadline.kind === 'none') {
    // A year that has begun accepts requests until `applicationsOpen`, the next year from `classesStart`.
    const years = opensFor(year, date)
      ? [year - 1, year]
      : date < isoDay(year, classesStart)
        ? [year]
        : [year, year + 1];
    return { years, isLastDay: false };
  }
  const lastDay = lastDayOf(deadline.kind, isoDay(year, deadline));
  return { years: [date > lastDay ? year + 1 : year], isLastDay: date === lastDay };
}

/** “Before 15 July” ends on 14 July. Dates as `2025-07-15`. */
export const lastDayOf = (kind: Deadline['kind'], date: string): string =>
  addDays(date, kind === 'until' ? 0 : -1);

/** The day from which requests for the classes of a year are studied; null if it has come. They may be sent earlier. */
export function opensFor(year: number, date: string): string | null {
  const opens = isoDay(year, applicationsOpen);
  return date < opens ? opens : null;
}

/**
 * The academic years that the form offers on a date besides `specifiedYears`, as the first options. Empty until the
 * specified years are over. By default, of all programmes.
 */
export function openYears(
  date: string,
  chosen: readonly Deadline[] = Object.values(deadlines),
): AcademicYear[] {
  if (date <= isoDay(specifiedYears[1].slice(5), resitEnd)) return [];
  return intakeAt(chosen, date).years.map((year): AcademicYear => `${year}-${year + 1}`);
}

/** Whether the form offered a year on this date or in the week before, because a page may stay open for days. */
export function isRecentlyOpen(year: string, date: string): boolean {
  const lastDays = Array.from({ length: 8 }, (_, days) => addDays(date, -days));
  return lastDays.some((day) => openYears(day).some((each) => each === year));
}
