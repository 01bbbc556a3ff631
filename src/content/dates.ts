/** A day without a year, as a deadline or a yearly event is said: month 1-12, day 1-31. */
export interface MonthDay {
  month: number;
  day: number;
}

/** A time of day as hours 0-23 and minutes. */
export type TimeOfDay = `${number}:${number}`;
