export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/**
 * Djibouti is three hours ahead of UTC, all year. Added by hand, because a format with a time zone takes a cheap phone 50 ms
 * to create.
 */
const utcOffsetMs = 3 * hourMs;

/** The date as YYYY-MM-DD, the time as HH:MM. */
export function schoolTime(moment: Date): { date: string; time: string } {
  const iso = new Date(moment.getTime() + utcOffsetMs).toISOString();
  return { date: iso.slice(0, 10), time: iso.slice(11, 16) };
}

/** The moment, in ms, of a day (`2024-09-15`) and time (`08:00`) in Djibouti; the day's beginning by default. */
export const momentAt = (date: string, time = '00:00'): number =>
  Date.parse(`${date}T${time}Z`) - utcOffsetMs;

let readClock = () => Date.now();

/** Has an event `corrected` after each correction. */
export const clock = new EventTarget();

/** For a device or server with a wrong clock: `now` returns the right time, in ms. */
export function correctClock(now: () => number): void {
  readClock = now;
  clock.dispatchEvent(new Event('corrected'));
}

/** In ms. In a page by the server's time, in a server not before its build (`correctClock`). */
export const correctedNow = (): number => readClock();

/** YYYY-MM-DD, whatever the time zone of the visitor or the server. */
export function todayAtSchool(now = new Date(correctedNow())): string {
  return schoolTime(now).date;
}

/** A day of every year, such as a deadline: month 1 to 12, day 1 to 31. */
export interface MonthDay {
  month: number;
  day: number;
}

/** As `2024-09-15`. Such dates can be compared as strings. */
export function isoDay(year: number | string, { month, day }: MonthDay): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

export function addDays(date: string, days: number): string {
  const day = new Date(`${date}T00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
