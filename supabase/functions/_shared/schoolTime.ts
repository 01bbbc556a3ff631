export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

const schoolTimeZone = 'Africa/Djibouti';

let dateFormat: Intl.DateTimeFormat | undefined;

/** A moment as date (YYYY-MM-DD) and time (HH:MM) at the school. */
export function schoolTime(moment: Date): { date: string; time: string } {
  dateFormat ??= new Intl.DateTimeFormat('en', {
    timeZone: schoolTimeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  // Read the parts by name: engines order them differently for the same locale (en-CA: 2026-11-21 or 11/21/2026).
  const parts = Object.fromEntries(dateFormat.formatToParts(moment).map(({ type, value }) => [type, value]));
  const { year, month, day, hour, minute } = parts;
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}

/** Today's date at the school (YYYY-MM-DD), whatever the time zone of the visitor or the server. */
export function todayAtSchool(now = new Date()): string {
  return schoolTime(now).date;
}

/** A day of every year, such as a deadline: month 1 to 12, day 1 to 31. */
export interface MonthDay {
  month: number;
  day: number;
}

/** Formats a yearly date for `<time>`: `12-08`. */
export function isoMonthDay({ month, day }: MonthDay): string {
  return `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Formats a date as ISO 8601, `2024-09-15`. Such dates can be compared as strings. */
export function isoDay(year: number | string, day: MonthDay): string {
  return `${year}-${isoMonthDay(day)}`;
}
