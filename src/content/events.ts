import { type MonthDay, isoDay } from '#core/time/schoolTime.ts';

/**
 * The yearly events of student life, in the order of the academic year. Their texts are in the slice `events`. The days
 * are provisional, because the school sets them each year.
 */
export const events = [
  { id: 'associationsFair', date: { month: 10, day: 14 } },
  { id: 'careersForum', date: { month: 12, day: 8 } },
  { id: 'openDay', date: { month: 2, day: 20 } },
  { id: 'pitchNight', date: { month: 5, day: 12 } },
] as const satisfies readonly { id: string; date: MonthDay }[];

/** The events of the 12 months from a date on, soonest first, each with its date. */
export function eventsFrom(date: string) {
  return events
    .map(({ id, date: day }) => ({ id, date: nextOccurrence(day, date) }))
    .sort((one, other) => (one.date < other.date ? -1 : 1));
}

/** The first date with this month and day, on or after `from`. */
export function nextOccurrence(day: MonthDay, from: string): string {
  const year = Number(from.slice(0, 4));
  const thisYear = isoDay(year, day);
  return thisYear >= from ? thisYear : isoDay(year + 1, day);
}
