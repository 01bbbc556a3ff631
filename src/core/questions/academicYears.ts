import type { MonthDay } from '../time/schoolTime.ts';

/** An academic year, as `2024-2025`. */
export type AcademicYear = `${number}-${number}`;

/** The academic years that the specification lists. The form always offers them; the site's calendars show the first one. */
export const specifiedYears: readonly [first: AcademicYear, last: AcademicYear] = ['2024-2025', '2025-2026'];

/** The yearly dates on which applications open, classes start, and the resit exams end the academic year. */
export const applicationsOpen: MonthDay = { month: 3, day: 1 };
export const classesStart: MonthDay = { month: 9, day: 15 };
export const resitEnd: MonthDay = { month: 7, day: 15 };

/** Before the request: the years of the transcripts among its papers. */
export const transcriptYears = 3;
