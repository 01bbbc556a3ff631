import type { FormatTexts } from '#core/texts/formats.ts';
import { pluralCategories, sampleCount } from './catalog.ts';

/**
 * Returns the texts of the slice `formats` that do not need a translator: the fixed ones below, or else the CLDR data
 * of Node. Undefined for a language without either. English is British, with the day before the month.
 */
export function knownFormats(language: string): Partial<FormatTexts> | undefined {
  return fixedFormats[language] ?? formatsOfCldr(language);
}

function formatsOfCldr(language: string): FormatTexts | undefined {
  const source = language === 'en' ? 'en-GB' : language;
  if (Intl.DateTimeFormat.supportedLocalesOf(source).length === 0) return undefined;
  const locale = `${source}-u-nu-latn`;

  function date(options: Intl.DateTimeFormatOptions, moment: number, write: (part: Part) => string) {
    const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
    return join(format.formatToParts(moment).map(write));
  }
  function datePattern(options: Intl.DateTimeFormatOptions) {
    return date(options, Date.UTC(2024, 8, 15, 17, 5), ({ type, value }) =>
      type === 'literal' ? value : `{{${type}}}`,
    );
  }
  function amount(options: Intl.NumberFormatOptions, count: number, variable = 'number') {
    const parts = new Intl.NumberFormat(locale, options).formatToParts(count);
    const start = parts.findIndex(({ type }) => type === 'integer');
    return join(
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
    return join(['{{list}}', literal?.value ?? ' ', '{{item}}']);
  }

  const time = datePattern({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month));
  const weekdays = Array.from({ length: 7 }, (_, day) => Date.UTC(2024, 8, 1 + day));
  const keepPart = (type: string) => (part: Part) => (part.type === type ? part.value : '');
  return {
    number: join([new Intl.NumberFormat(locale).format(12_345.6)]),
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

interface Part {
  type: string;
  value: string;
}

function join(parts: readonly string[]): string {
  // Removes direction marks, which `checkLocales` rejects: the page isolates directions itself.
  return parts
    .join('')
    .replaceAll(/[\u200E\u200F\u061C]/g, '')
    .trim();
}

/** Formats that Afar and Somali share, as schools in Djibouti write them: day first, 24-hour clock. */
const sharedFormats = {
  number: '12,345.6',
  atLeast: '{{number}}+',
  percent: '{{number}}%',
  firstOfMonth: '1',
  date: '{{day}} {{month}} {{year}}',
  dayMonth: '{{day}} {{month}}',
  monthYear: '{{month}} {{year}}',
  time: '{{hour}}:{{minute}}',
  fullHour: '{{hour}}:00',
  dateTime: '{{date}}, {{time}}',
  kilobytes: '{{number}} kB',
  megabytes: '{{number}} MB',
  listItem: '{{list}}, {{item}}',
};

/**
 * The formats of Djibouti's own languages, which JavaScript engines support in part or not at all. Fixed, so that a new
 * catalog does not depend on the machine.
 */
const fixedFormats: Readonly<Record<string, Partial<FormatTexts>>> = {
  // Afar: names from the locale aa_DJ of the GNU C library 2.36, number symbols from CLDR 44 (common/main/aa.xml).
  aa: {
    ...sharedFormats,
    months: [
      'Qunxa Garablu',
      'Naharsi Kudo',
      'Ciggilta Kudo',
      'Agda Baxis',
      'Caxah Alsa',
      'Qasa Dirri',
      'Qado Dirri',
      'Leqeeni',
      'Waysu',
      'Diteli',
      'Ximoli',
      'Kaxxa Garablu',
    ],
    monthsShort: ['Qun', 'Nah', 'Cig', 'Agd', 'Cax', 'Qas', 'Qad', 'Leq', 'Way', 'Dit', 'Xim', 'Kax'],
    weekdays: ['Acaada', 'Etleeni', 'Talaata', 'Arbaqa', 'Kamiisi', 'Gumqata', 'Sabti'],
    weekdaysShort: ['Aca', 'Etl', 'Tal', 'Arb', 'Kam', 'Gum', 'Sab'],
  },
  // Somali: CLDR 48 (common/main/so.xml), except for the order of a date.
  so: {
    ...sharedFormats,
    months: [
      'Janaayo',
      'Febraayo',
      'Maarso',
      'Abriil',
      'Maayo',
      'Juun',
      'Luulyo',
      'Agosto',
      'Sebtembar',
      'Oktoobar',
      'Noofeembar',
      'Diseembar',
    ],
    monthsShort: ['Jan', 'Feb', 'Mar', 'Abr', 'May', 'Jun', 'Lul', 'Ogs', 'Seb', 'Okt', 'Nof', 'Dis'],
    weekdays: ['Axad', 'Isniin', 'Talaado', 'Arbaco', 'Khamiis', 'Jimco', 'Sabti'],
    weekdaysShort: ['Axd', 'Isn', 'Tldo', 'Arbc', 'Khms', 'Jmc', 'Sbti'],
    hoursShort: '{{number}} scd',
    duration: {
      minute_one: '{{count}} daqiiqad',
      minute_other: '{{count}} daqiiqo',
      hour_one: '{{count}} saacad',
      hour_other: '{{count}} saacadood',
      day_one: '{{count}} maalin',
      day_other: '{{count}} maalmood',
      month_one: '{{count}} bil',
      month_other: '{{count}} bilood',
    },
    listLast: '{{list}} iyo {{item}}',
  },
};

/** Native names of languages that JavaScript engines lack or spell differently. Source: CLDR 44. */
export const fixedNativeNames: Readonly<Record<string, string>> = { aa: 'Qafar', so: 'Soomaali' };
