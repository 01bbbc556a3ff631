import closed from './closedPeriods.json' with { type: 'json' };
import data from './openingHours.json' with { type: 'json' };
import type { ClosedPeriodsFile, OpeningHoursFile } from './schemas.ts';
import { addDays, dayMs, momentAt } from './schoolTime.ts';

/** A weekday as in `Date`: 0 is Sunday, 6 is Saturday. */
type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** A period without a break in which the school is open. Times have hours 0-23 and minutes: `8:00`. */
export interface OpenSpan {
  from: string;
  to: string;
}

/**
 * `school` for the home and campus pages, `contact` (the desk and the phone) for the contact page (specification, section 9).
 * The week begins on Saturday.
 */
export const openingHours = readHours(data as OpeningHoursFile); // Safe cast: `src/build/check.ts` validates the file.

function readHours({ school, contact }: OpeningHoursFile) {
  const readGroup = ({ days, spans }: OpeningHoursFile['school'][number]) => ({
    days: days.map((day) => weekdays.indexOf(day) as Weekday),
    spans,
  });
  return { school: school.map(readGroup), contact: contact.map(readGroup) };
}

/** When the school is closed and does not answer, in order; both days are closed. */
const closedPeriods = (closed as ClosedPeriodsFile).periods; // Safe cast: `src/build/check.ts` validates the file.

/** Those that are not past on a day. */
export const closedPeriodsFrom = (date: string) => closedPeriods.filter(({ to }) => to >= date);

const isClosedPeriod = (date: string) => closedPeriods.some(({ from, to }) => from <= date && date <= to);

/** The moment, in ms, when `duration` ms have passed since `from` that are not in a closed period. */
export function addOpenTime(from: number, duration: number): number {
  let end = from + duration;
  for (const period of closedPeriods) {
    const [start, reopening] = [momentAt(period.from), momentAt(period.to) + dayMs];
    if (from < reopening && start < end) end += reopening - Math.max(start, from);
  }
  return end;
}

export type HoursVersion = keyof typeof openingHours;

/**
 * By Djibouti’s clock; `time` is HH:MM. Returns the closing time if the school is open, the next opening time if it is closed,
 * with its date if that is a week ahead or more.
 */
export function openingStatusAt(moment: { date: string; time: string }, version: HoursVersion) {
  const now = minutesOf(moment.time);
  // A closed period is shorter than a year.
  for (let ahead = 0; ahead <= 366; ahead += 1) {
    const date = addDays(moment.date, ahead);
    for (const { from, to } of spansOn(date, version)) {
      if (ahead > 0 || now < minutesOf(from)) {
        const opening = { weekday: weekdayOf(date), isToday: ahead === 0, at: from };
        return { isOpen: false as const, ...opening, ...(ahead >= 7 && { date }) };
      }
      if (now < minutesOf(to)) return { isOpen: true as const, until: to };
    }
  }
  throw new Error(`The opening hours “${version}” have no day that is open.`);
}

function spansOn(date: string, version: HoursVersion) {
  if (isClosedPeriod(date)) return [];
  const weekday = weekdayOf(date);
  return openingHours[version].find(({ days }) => days.some((day) => day === weekday))?.spans ?? [];
}

export function weekdayOf(date: string): Weekday {
  return new Date(`${date}T00:00Z`).getUTCDay() as Weekday;
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

export function isSchoolOpenOn(date: string): boolean {
  return spansOn(date, 'school').length > 0;
}
