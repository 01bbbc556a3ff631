import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOf } from './languages.ts';

/** A day without a year, as a deadline or a yearly event is said: month 1-12, day 1-31. */
export interface MonthDay {
  month: number;
  day: number;
}

/** A time of day as hours 0-23 and minutes. */
export type TimeOfDay = `${number}:${number}`;

/**
 * Numbers, dates and hours as the page's language writes them. Dates are calendar dates: an ISO date or a
 * month and day, never a moment, so the visitor's time zone does not move them.
 */
export function createFormats(language: string) {
  const locale = localeOf(language);
  const date = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  const full = date({ day: 'numeric', month: 'long', year: 'numeric' });
  const dayMonth = date({ day: 'numeric', month: 'long' });
  const monthName = date({ month: 'long' });
  const monthYear = date({ month: 'long', year: 'numeric' });
  const weekdayName = date({ weekday: 'long' });
  const hour = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' });
  const plain = new Intl.NumberFormat(locale);
  const percentage = new Intl.NumberFormat(locale, { style: 'percent' });
  const rating = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 });
  const list = new Intl.ListFormat(locale);
  const at = ({ month, day }: MonthDay) => Date.UTC(2024, month - 1, day);

  return {
    /** 2 500 */
    number: (value: number) => plain.format(value),
    /** 0.95 → 95 % */
    percent: (ratio: number) => percentage.format(ratio),
    /** 4,9 */
    rating: (value: number) => rating.format(value),
    /** 2024-08-31 → 31 août 2024 */
    date: (iso: string) => full.format(new Date(`${iso}T00:00Z`)),
    /** A range of full dates. */
    dateRange: (from: string, to: string) =>
      full.formatRange(new Date(`${from}T00:00Z`), new Date(`${to}T00:00Z`)),
    /** 15 octobre; the first of a month as the language says it (1er). */
    monthDay: (value: MonthDay) =>
      value.day === 1 && language === 'fr'
        ? dayMonth.format(at(value)).replace(/^1 /, '1er ')
        : dayMonth.format(at(value)),
    /** 1 → janvier */
    month: (month: number) => monthName.format(at({ month, day: 1 })),
    /** 2024-09 → septembre 2024 */
    monthYear: (isoMonth: string) => monthYear.format(new Date(`${isoMonth}-01T00:00Z`)),
    /** 0 (Sunday) to 6 (Saturday) → dimanche … samedi */
    weekday: (day: number) => weekdayName.format(Date.UTC(2024, 8, 1 + day)),
    /** 17:00 → 17:00, or 5:00 PM where the language says so. */
    time: (value: TimeOfDay) => hour.format(new Date(`2024-01-01T${value.padStart(5, '0')}Z`)),
    /** a, b et c */
    list: (items: readonly string[]) => list.format(items),
  };
}

/** The formats of the page's language. */
export function useFormats() {
  const { i18n } = useTranslation();
  return useMemo(() => createFormats(i18n.language), [i18n.language]);
}
