import { describe, expect, it } from 'vitest';
import { type FormatTexts, createFormats } from '#core/texts/formats.ts';
import { pluralRule } from '#core/texts/plurals.ts';
import { formatsOfCldr } from './cldrFormats.ts';

describe.each([
  ['en', '31 August 2024', '1 March', '17:30', '2,500', '95%', '24 months', '1 month', 'a, b and c'],
  ['ar', '31 أغسطس 2024', '1 مارس', '17:30', '2,500', '95%', '24 شهرًا', 'شهر', 'a وb وc'],
])('a new catalog in %s', (language, date, dayMonth, time, number, percent, months, month, list) => {
  // Safe cast: CLDR has every format of these languages.
  const formats = createFormats(formatsOfCldr(language) as FormatTexts, pluralRule(language));

  it('has the formats of CLDR with a 24-hour clock and Western digits', () => {
    expect(formats.date('2024-08-31')).toBe(date);
    expect(formats.monthDay({ month: 3, day: 1 })).toBe(dayMonth);
    expect(formats.time('17:30')).toBe(time);
    expect(formats.time('8:00')).toBe('8:00');
    expect(formats.number(2500)).toBe(number);
    expect(formats.percent(0.95)).toBe(percent);
    expect(formats.duration(24, 'month')).toBe(months);
    expect(formats.duration(1, 'month')).toBe(month);
    expect(formats.list(['a', 'b', 'c'])).toBe(list);
  });
});

it('a language that CLDR lacks gets no formats, not the ones of the system language', () => {
  expect(formatsOfCldr('tlh')).toBeUndefined();
});

it('short weekday names have at most four letters, so that they fit the columns of a calendar', () => {
  for (const language of ['en', 'ar', 'so', 'de', 'am']) {
    const names = formatsOfCldr(language)?.weekdaysShort ?? [];
    expect(names, language).toHaveLength(7);
    expect(Math.max(...names.map((name) => name.length)), language).toBeLessThanOrEqual(4);
  }
});
