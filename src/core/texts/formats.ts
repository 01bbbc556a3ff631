import type { CustomTypeOptions } from 'i18next';
import { schoolTime } from '../time/schoolTime.ts';
import type { PluralRule } from './plurals.ts';

type FrenchTexts = CustomTypeOptions['resources']['formats'];

/** The slice `formats` of a catalog. The keys of `duration` end in a plural category of the language, as in `day_other`. */
export type FormatTexts = {
  readonly [Key in keyof FrenchTexts]: FrenchTexts[Key] extends string
    ? string
    : FrenchTexts[Key] extends readonly string[]
      ? readonly string[]
      : Readonly<Record<string, string>>;
};

/** `formats.number`: 12345.6 as the language writes it. */
export const numberExample = /12(\D*)345(\D+)6/;

export type Formats = ReturnType<typeof createFormats>;

/**
 * Not by `Intl`, whose data lack some languages and differ between Node, Deno and browsers. Every language has Western digits
 * and a 24-hour clock. Dates are ISO dates, or a month and a day, so that time zones cannot change them. Moments (ISO 8601,
 * or milliseconds since 1970) are told in Djibouti’s time.
 */
export function createFormats(texts: FormatTexts, pluralForm: PluralRule) {
  const [, thousands = '', decimal = '.'] = numberExample.exec(texts.number) ?? [];
  const monthName = (month: number) => texts.months[month - 1] ?? '';
  const dayNumber = (day: number) => (day === 1 ? texts.firstOfMonth : String(day));

  const number = (value: number) => write(String(value));

  function write(digits: string): string {
    const [whole = '', fraction] = digits.split('.');
    const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, thousands);
    return fraction ? grouped + decimal + fraction : grouped;
  }

  function monthDay({ month, day }: { month: number; day: number }): string {
    return fillVariables(texts.dayMonth, { day: dayNumber(day), month: monthName(month) });
  }

  function date(iso: string): string {
    const { year, month, day } = partsOf(iso);
    return fillVariables(texts.date, { day: dayNumber(day), month: monthName(month), year });
  }

  function time(value: string): string {
    const [hour, minute = ''] = value.split(':');
    return fillVariables(Number(minute) === 0 ? texts.fullHour : texts.time, {
      hour: String(Number(hour)),
      minute,
    });
  }

  const dateOfMoment = (moment: string | number) => date(schoolTime(new Date(moment)).date);
  const timeOfMoment = (moment: string | number) => time(schoolTime(new Date(moment)).time);

  return {
    /** 2 500 */
    number,
    /** 500+ */
    atLeast: (value: number) => fillVariables(texts.atLeast, { number: number(value) }),
    /** 0.95 → 95 % */
    percent: (ratio: number) => fillVariables(texts.percent, { number: number(Math.round(ratio * 100)) }),
    /** 4,9 */
    rating: (value: number) => write(value.toFixed(1)),
    /** 2024-08-31 → 31 août 2024 */
    date,
    /** A month (1 to 12) and a day: 15 octobre, 1er mars */
    monthDay,
    /** Without the year: 2024-10-15 → 15 octobre */
    dayOf: (iso: string) => monthDay(partsOf(iso)),
    /** 1 → janvier */
    month: monthName,
    /** 1 → janv. */
    monthShort: (month: number) => texts.monthsShort[month - 1] ?? '',
    /** 2024-09 → septembre 2024 */
    monthYear: (isoMonth: string) => {
      const { year, month } = partsOf(isoMonth);
      return fillVariables(texts.monthYear, { month: monthName(month), year });
    },
    /** 0 (Sunday) to 6 (Saturday) → dimanche … samedi */
    weekday: (day: number) => texts.weekdays[day] ?? '',
    /** 0 (Sunday) to 6 (Saturday) → dim. … sam. */
    weekdayShort: (day: number) => texts.weekdaysShort[day] ?? '',
    /** Hours 0-23 and minutes: 8:00 → 8 h, 12:30 → 12 h 30 */
    time,
    /** 31 août 2024 à 8 h 05 */
    moment: (moment: string | number) =>
      fillVariables(texts.dateTime, { date: dateOfMoment(moment), time: timeOfMoment(moment) }),
    dateOfMoment,
    timeOfMoment,
    /** 1 250 000 → 1,3 Mo */
    fileSize: (bytes: number) =>
      bytes < 1_000_000
        ? fillVariables(texts.kilobytes, { number: number(Math.ceil(bytes / 1000)) })
        : fillVariables(texts.megabytes, { number: number(Math.ceil(bytes / 100_000) / 10) }),
    /** 24, month → 24 mois */
    duration: (count: number, unit: 'minute' | 'hour' | 'day' | 'month') => {
      const text = texts.duration[`${unit}_${pluralForm(count)}`] ?? texts.duration[`${unit}_other`] ?? '';
      return fillVariables(text, { count: number(count) });
    },
    /** 40 → 40 h */
    hours: (count: number) => fillVariables(texts.hoursShort, { number: number(count) }),
    /** a, b et c */
    list: (items: readonly string[]) =>
      items.reduce((list, item, index) => {
        if (index === 0) return item;
        return fillVariables(index === items.length - 1 ? texts.listLast : texts.listItem, { list, item });
      }, ''),
  };
}

/** Of 2024-08-31 or 2024-08; a missing day is NaN. */
function partsOf(iso: string) {
  const [year = '', month, day] = iso.split('-');
  return { year, month: Number(month), day: Number(day) };
}

function fillVariables(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}
