interface AcademicEntry {
  id: string;
  /** A day: `2024-09-01`. */
  start: string;
  /** The last day. */
  end?: string;
}

/** The academic calendar (specification, section 9); its words are `academicCalendar.entries.<id>`. */
export const academicCalendar = [
  { id: 'administrativeStart', start: '2024-09-01' },
  { id: 'classesStart', start: '2024-09-15' },
  { id: 'yearEndBreak', start: '2024-12-20', end: '2025-01-05' },
  { id: 'firstExams', start: '2025-01-15', end: '2025-01-30' },
  { id: 'secondSemester', start: '2025-02-10' },
  { id: 'springBreak', start: '2025-04-01', end: '2025-04-15' },
  { id: 'secondExams', start: '2025-06-01', end: '2025-06-15' },
  { id: 'resit', start: '2025-07-01', end: '2025-07-15' },
] as const satisfies readonly AcademicEntry[];

const lastDays = academicCalendar.map((entry): string => ('end' in entry ? entry.end : entry.start));

/** First and last day of the academic year. */
export const academicYearSpan = {
  start: academicCalendar[0].start,
  end: lastDays.reduce((latest, day) => (day > latest ? day : latest)),
};

/** The academic year's name, such as `2024-2025`. */
export const academicYear = `${academicYearSpan.start.slice(0, 4)}-${academicYearSpan.end.slice(0, 4)}`;

/** The last day of an academic year such as `2024-2025`: the last day of the resit exams. */
function lastDayOfYear(academicYear: string): string {
  return academicYear.slice(5) + academicYearSpan.end.slice(4);
}

/** The academic year of a date, such as `2024-2025`; between two years, the next one. */
export function academicYearAt(date: string): string {
  const year = Number(date.slice(0, 4));
  const first = date.slice(4) > academicYearSpan.end.slice(4) ? year : year - 1;
  return `${first}-${first + 1}`;
}

/** Whether an academic year such as `2024-2025` is over on a date. */
export function isOver(academicYear: string, date: string): boolean {
  return lastDayOfYear(academicYear) < date;
}

/** Every month of the spans, from the first to the last, as `2024-09`. */
export function monthsSpanned(spans: readonly { start: string; end?: string }[]): string[] {
  const ends = spans.flatMap(({ start, end = start }) => [start, end]).toSorted();
  const [year = 0, month = 1] = (ends.at(0) ?? '').split('-').map(Number);
  const [lastYear = 0, lastMonth = 1] = (ends.at(-1) ?? '').split('-').map(Number);
  const length = (lastYear - year) * 12 + lastMonth - month + 1;
  return Array.from({ length }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index)).toISOString().slice(0, 7),
  );
}
