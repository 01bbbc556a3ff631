import { describe, expect, it } from 'vitest';
import { createFormats } from '../../supabase/functions/_shared/formats.ts';
import { pluralRule } from '../../supabase/functions/_shared/pluralRules.ts';
import { formatTexts } from './formatTexts.ts';

describe.each([
  ['en', '31 August 2024', '1 March', '17:30', '2,500', '95%', '24 months', '1 month', 'a, b and c'],
  ['ar', '31 أغسطس 2024', '1 مارس', '17:30', '2,500', '95%', '24 شهرًا', 'شهر', 'a وb وc'],
  ['so', 'Agosto 31, 2024', 'Maarso 1', '17:30', '2,500', '95%', '24 bilood', '1 bil', 'a, b iyo c'],
])('a new catalog in %s', (language, date, dayMonth, time, number, percent, months, month, list) => {
  const texts = formatTexts(language);
  if (!texts) throw new Error(`CLDR lacks ${language}.`);
  const formats = createFormats(texts, pluralRule(language));

  it('begins with what CLDR knows, hours on 24 and Western digits', () => {
    expect(formats.date('2024-08-31')).toBe(date);
    expect(formats.monthDay({ month: 3, day: 1 })).toBe(dayMonth);
    expect(formats.time('17:30')).toBe(time);
    expect(formats.number(2500)).toBe(number);
    expect(formats.percent(0.95)).toBe(percent);
    expect(formats.duration(24, 'month')).toBe(months);
    expect(formats.duration(1, 'month')).toBe(month);
    expect(formats.list(['a', 'b', 'c'])).toBe(list);
  });
});

it('a language that CLDR lacks gets nothing, least of all the machine’s own language', () => {
  expect(formatTexts('aa')).toBeUndefined();
});
