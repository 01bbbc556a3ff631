import type { TimeOfDay } from './dates.ts';

/** A weekday as `Date` counts: 0 is Sunday, 6 is Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** An unbroken stretch in which the school is open. */
export interface OpenSpan {
  from: TimeOfDay;
  to: TimeOfDay;
}

/** Neighbouring days that share their hours; no span means closed. */
export interface DayGroup {
  id: string;
  days: readonly [first: Weekday, ...others: Weekday[]];
  spans: readonly OpenSpan[];
}

/**
 * The opening hours, in the two readings that the specification gives (section 9): `school` on the home and campus
 * pages, `contact` on the contact page. The week begins on Saturday.
 */
export const openingHours = {
  school: [
    {
      id: 'saturdayToWednesday',
      days: [6, 0, 1, 2, 3],
      spans: [
        { from: '8:00', to: '12:30' },
        { from: '17:00', to: '21:00' },
      ],
    },
    { id: 'thursday', days: [4], spans: [{ from: '8:00', to: '11:30' }] },
    { id: 'friday', days: [5], spans: [] },
  ],
  contact: [
    {
      id: 'saturdayToWednesday',
      days: [6, 0, 1, 2, 3],
      spans: [
        { from: '8:00', to: '12:00' },
        { from: '17:00', to: '21:00' },
      ],
    },
    { id: 'thursday', days: [4], spans: [{ from: '8:00', to: '11:00' }] },
    { id: 'friday', days: [5], spans: [] },
  ],
} as const satisfies Record<string, readonly DayGroup[]>;

/** Which of the two readings. */
export type HoursReading = keyof typeof openingHours;
