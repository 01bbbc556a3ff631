import { type MonthDay, nextDay } from './dates.ts';

/**
 * The events of student life that come back every year, in the order of the academic year; their words are the slice
 * `events`. The days are provisional: the school sets them each year.
 */
export const events = [
  { id: 'associationsFair', date: { month: 10, day: 14 } },
  { id: 'careersForum', date: { month: 12, day: 8 } },
  { id: 'openDay', date: { month: 2, day: 20 } },
  { id: 'pitchNight', date: { month: 5, day: 12 } },
] as const satisfies readonly { id: string; date: MonthDay }[];

/** The events of the year from a day on, the next one first, each with the day on which it comes. */
export function eventsFrom(date: string) {
  return events
    .map(({ id, date: day }) => ({ id, date: nextDay(day, date) }))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
}
