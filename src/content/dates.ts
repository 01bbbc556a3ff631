import { type MonthDay, isoDay } from '#core/schoolTime.ts';

/** The first date with this month and day, on or after `from`. */
export function nextDay(day: MonthDay, from: string): string {
  const year = Number(from.slice(0, 4));
  const thisYear = isoDay(year, day);
  return thisYear >= from ? thisYear : isoDay(year + 1, day);
}
