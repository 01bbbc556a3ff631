/** A day of every year, such as a deadline: month 1 to 12, day 1 to 31. */
export interface MonthDay {
  month: number;
  day: number;
}

/** A time of day as hours 0-23 and minutes. */
export type TimeOfDay = `${number}:${number}`;

/** Formats a yearly date for `<time>`: `12-08`. */
export function isoMonthDay({ month, day }: MonthDay): string {
  return `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Formats a date as ISO 8601, `2024-09-15`. Such dates can be compared as strings. */
export function isoDay(year: number | string, day: MonthDay): string {
  return `${year}-${isoMonthDay(day)}`;
}

/** The first date with this month and day, on or after a date. */
export function nextDay(day: MonthDay, from: string): string {
  const year = Number(from.slice(0, 4));
  const thisYear = isoDay(year, day);
  return thisYear >= from ? thisYear : isoDay(year + 1, day);
}

/** The number of days from one date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000));
}
