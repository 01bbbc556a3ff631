import type { FormatTexts } from '#core/texts/formats.ts';

/** Written the same in both languages, as schools of Djibouti write it: the day first, hours to 24. */
const numeric = {
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
 * The forms of Djibouti's own languages, which engines know in part or not at all: fixed, so that every machine makes
 * the same catalog. What is not here a translator writes.
 */
export const fixedFormats: Readonly<Record<string, Partial<FormatTexts>>> = {
  // Afar: names of the locale aa_DJ of the GNU C library 2.36; marks of numbers of CLDR 44 (common/main/aa.xml).
  aa: {
    ...numeric,
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
  // Somali: CLDR 48 (common/main/so.xml), but for the order of a date.
  so: {
    ...numeric,
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

/** The own names of languages that engines call otherwise, or not at all: CLDR 44. */
export const fixedNames: Readonly<Record<string, string>> = { aa: 'Qafar', so: 'Soomaali' };
