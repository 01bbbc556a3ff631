import { useTranslation } from 'react-i18next';
import { localeOf } from './languages.ts';

/**
 * Numbers, dates and hours as the page's language writes them. Dates are calendar dates: an ISO date or a
 * month and day, never a moment, so the visitor's time zone does not move them.
 */
export function createFormats(language: string) {
  const locale = localeOf(language);
  const date = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }));
  const number = (options?: Intl.NumberFormatOptions) => once(() => new Intl.NumberFormat(locale, options));
  const full = date({ day: 'numeric', month: 'long', year: 'numeric' });
  const dayMonth = date({ day: 'numeric', month: 'long' });
  // Intl leaves the ordinal of the first out in French alone.
  const sayFirst = (text: string) => (language === 'fr' ? text.replace(/^1 /, '1er ') : text);
  const shortMonthName = date({ month: 'short' });
  const monthName = date({ month: 'long' });
  const monthYear = date({ month: 'long', year: 'numeric' });
  const weekdayName = date({ weekday: 'long' });
  const hour = date({ hour: 'numeric', minute: '2-digit' });
  const plain = number();
  const percentage = number({ style: 'percent' });
  const rating = number({ minimumFractionDigits: 1 });
  const kilobytes = number({ style: 'unit', unit: 'kilobyte' });
  const megabytes = number({ style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  const hourCount = number({ style: 'unit', unit: 'hour', unitDisplay: 'short' });
  const list = once(() => new Intl.ListFormat(locale));
  const at = ({ month, day }: { month: number; day: number }) => Date.UTC(2024, month - 1, day);

  return {
    /** 2 500 */
    number: (value: number) => plain().format(value),
    /** A lower bound: 500+ */
    atLeast: (value: number) => `${plain().format(value)}+`,
    /** 0.95 → 95 % */
    percent: (ratio: number) => percentage().format(ratio),
    /** 4,9 */
    rating: (value: number) => rating().format(value),
    /** 2024-08-31 → 31 août 2024 */
    date: (iso: string) => sayFirst(full().format(new Date(`${iso}T00:00Z`))),
    /** A range of full dates. */
    dateRange: (from: string, to: string) =>
      full().formatRange(new Date(`${from}T00:00Z`), new Date(`${to}T00:00Z`)),
    /** A month 1-12 and a day: 15 octobre; the first of a month as the language says it (1er). */
    monthDay: (value: { month: number; day: number }) => sayFirst(dayMonth().format(at(value))),
    /** A day without its year: 2024-10-15 → 15 octobre */
    dayOf: (iso: string) => sayFirst(dayMonth().format(new Date(`${iso}T00:00Z`))),
    /** 1 → janvier */
    month: (month: number) => monthName().format(at({ month, day: 1 })),
    /** 1 → janv. */
    monthShort: (month: number) => shortMonthName().format(at({ month, day: 1 })),
    /** 2024-09 → septembre 2024 */
    monthYear: (isoMonth: string) => monthYear().format(new Date(`${isoMonth}-01T00:00Z`)),
    /** 0 (Sunday) to 6 (Saturday) → dimanche … samedi */
    weekday: (day: number) => weekdayName().format(Date.UTC(2024, 8, 1 + day)),
    /** Hours 0-23 and minutes: 17:00 → 17:00, or 5:00 PM where the language says so. */
    time: (value: `${number}:${number}`) => hour().format(new Date(`2024-01-01T${value.padStart(5, '0')}Z`)),
    /** 1 250 000 → 1,3 Mo */
    fileSize: (bytes: number) =>
      bytes < 1_000_000 ? kilobytes().format(Math.ceil(bytes / 1000)) : megabytes().format(bytes / 1_000_000),
    /** A length in words: 24, month → 24 mois */
    duration: (count: number, unit: 'minute' | 'hour' | 'day' | 'month') =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    /** A length: 40 → 40 h */
    hours: (count: number) => hourCount().format(count),
    /** a, b et c */
    list: (items: readonly string[]) => list().format(items),
  };
}

const formatsOf = new Map<string, ReturnType<typeof createFormats>>();

/** The formats of the page's language. */
export function useFormats() {
  const { language } = useTranslation().i18n;
  const known = formatsOf.get(language);
  if (known) return known;
  const formats = createFormats(language);
  formatsOf.set(language, formats);
  return formats;
}

/** Makes a formatter when it is first asked for: making all of them took a seventh of the time to open a page. */
function once<Value extends object>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= make());
}
