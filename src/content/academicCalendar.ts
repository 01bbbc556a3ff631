import { classesStart, resitEnd, specifiedYears } from '#core/questions/academicYears.ts';
import { isoDay } from '#core/time/schoolTime.ts';

/** A day or a month (`2024-09-01`, `2024-09`), or a period between two. */
export interface CalendarEntry {
  id: string;
  start: string;
  end?: string;
}

/** The academic calendar (specification, section 9); its words are `academicCalendar.entries.<id>`. */
export const academicCalendar = [
  { id: 'administrativeStart', start: '2024-09-01' },
  { id: 'classesStart', start: isoDay(2024, classesStart) },
  { id: 'yearEndBreak', start: '2024-12-20', end: '2025-01-05' },
  { id: 'firstExams', start: '2025-01-15', end: '2025-01-30' },
  { id: 'secondSemester', start: '2025-02-10' },
  { id: 'springBreak', start: '2025-04-01', end: '2025-04-15' },
  { id: 'secondExams', start: '2025-06-01', end: '2025-06-15' },
  { id: 'resit', start: '2025-07-01', end: isoDay(2025, resitEnd) },
] as const satisfies readonly CalendarEntry[];

export const academicYearSpan = {
  start: academicCalendar[0].start,
  end: isoDay(2025, resitEnd),
};

/** The academic year that this calendar and the calendar of admissions cover. */
export const [academicYear] = specifiedYears;

/** Every month from the first to the last day of the spans, as `2024-09`. */
export function monthsSpanned(spans: readonly Omit<CalendarEntry, 'id'>[]): string[] {
  const ends = spans.flatMap(({ start, end = start }) => [start, end]).sort();
  const [year = 0, month = 1] = (ends.at(0) ?? '').split('-').map(Number);
  const [lastYear = 0, lastMonth = 1] = (ends.at(-1) ?? '').split('-').map(Number);
  const length = (lastYear - year) * 12 + lastMonth - month + 1;
  return Array.from({ length }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index)).toISOString().slice(0, 7),
  );
}
