import type { FormatTexts } from '#core/texts/formats.ts';
import { pluralCategories, sampleCount } from './catalog.ts';

/**
 * Returns the texts of the slice `formats` from the CLDR data of Node, so that a translator does not write them. Undefined
 * for a language that Node lacks. English is British, with the day before the month.
 */
export function formatsOfCldr(language: string): FormatTexts | undefined {
  const source = language === 'en' ? 'en-GB' : language;
  if (Intl.DateTimeFormat.supportedLocalesOf(source).length === 0) return undefined;
  const locale = `${source}-u-nu-latn`;

  function date(options: Intl.DateTimeFormatOptions, moment: number, write: (part: DatePart) => string) {
    const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
    return joinParts(format.formatToParts(moment).map(write));
  }
  function datePattern(options: Intl.DateTimeFormatOptions) {
    return date(options, Date.UTC(2024, 8, 15, 17, 5), ({ type, value }) =>
      type === 'literal' ? value : `{{${type}}}`,
    );
  }
  function amount(options: Intl.NumberFormatOptions, count: number, variable = 'number') {
    const parts = new Intl.NumberFormat(locale, options).formatToParts(count);
    const start = parts.findIndex(({ type }) => type === 'integer');
    return joinParts(
      parts.map(({ type, value }, index) => {
        if (type !== 'integer' && type !== 'group') return value;
        return index === start ? `{{${variable}}}` : '';
      }),
    );
  }
  function unit(name: string, unitDisplay: 'short' | 'long' = 'short') {
    return { style: 'unit', unit: name, unitDisplay } as const;
  }
  function listPattern(items: readonly string[]) {
    const [, literal] = new Intl.ListFormat(locale).formatToParts(items);
    return joinParts(['{{list}}', literal?.value ?? ' ', '{{item}}']);
  }

  const time = datePattern({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month));
  const weekdays = Array.from({ length: 7 }, (_, day) => Date.UTC(2024, 8, 1 + day));
  const keepPart = (type: string) => (part: DatePart) => (part.type === type ? part.value : '');
  return {
    number: joinParts([new Intl.NumberFormat(locale).format(12_345.6)]),
    atLeast: '{{number}}+',
    percent: amount({ style: 'percent' }, 0.4),
    months: months.map((month) => date({ month: 'long', day: 'numeric' }, month, keepPart('month'))),
    monthsShort: months.map((month) => date({ month: 'short' }, month, keepPart('month'))),
    weekdays: weekdays.map((day) => date({ weekday: 'long' }, day, keepPart('weekday'))),
    weekdaysShort: calendarColumnNames((weekday) =>
      weekdays.map((day) => date({ weekday }, day, keepPart('weekday'))),
    ),
    firstOfMonth: '1',
    date: datePattern({ day: 'numeric', month: 'long', year: 'numeric' }),
    dayMonth: datePattern({ day: 'numeric', month: 'long' }),
    monthYear: datePattern({ month: 'long', year: 'numeric' }),
    time,
    fullHour: time.replace('{{minute}}', '00'),
    dateTime: '{{date}}, {{time}}',
    kilobytes: amount(unit('kilobyte'), 40),
    megabytes: amount(unit('megabyte'), 40),
    hoursShort: amount(unit('hour'), 40),
    duration: Object.fromEntries(
      ['minute', 'hour', 'day', 'month'].flatMap((name) =>
        pluralCategories(language).map((category) => [
          `${name}_${category}`,
          amount(unit(name, 'long'), sampleCount(language, category), 'count'),
        ]),
      ),
    ),
    listItem: listPattern(['a', 'b', 'c']),
    listLast: listPattern(['a', 'b']),
  };
}

/** Returns the short names of the days, or their initials if a short name is a whole word, as in Arabic. */
function calendarColumnNames(names: (width: 'short' | 'narrow') => string[]): string[] {
  const short = names('short');
  return short.every((name) => name.length <= 4) ? short : names('narrow');
}

interface DatePart {
  type: string;
  value: string;
}

function joinParts(parts: readonly string[]): string {
  // Removes direction marks, which `checkLocales` rejects: the page isolates directions itself.
  return parts
    .join('')
    .replaceAll(/[\u200E\u200F\u061C]/g, '')
    .trim();
}
