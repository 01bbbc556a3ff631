/** A day without a year, as a deadline or a yearly event is said: month 1-12, day 1-31. */
export interface MonthDay {
  month: number;
  day: number;
}

/** A time of day as hours 0-23 and minutes. */
export type TimeOfDay = `${number}:${number}`;

/** 12-08, which `<time>` reads as a yearly date. */
export function isoMonthDay({ month, day }: MonthDay): string {
  return `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** A day in a year, as 2024-09-15: ISO dates compare as text. */
export function isoDay(year: number | string, day: MonthDay): string {
  return `${year}-${isoMonthDay(day)}`;
}

/** The first day from a date on that has this month and day. */
export function nextDay(day: MonthDay, from: string): string {
  const year = Number(from.slice(0, 4));
  const thisYear = isoDay(year, day);
  return thisYear >= from ? thisYear : isoDay(year + 1, day);
}

/** The whole days from one date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000));
}
