import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { type FormatTexts, createFormats } from './formats.ts';
import { pluralRule } from './plurals.ts';

const root = join(import.meta.dirname, '../../..');
const french: FormatTexts = JSON.parse(readFileSync(join(root, 'locales/fr.json'), 'utf8')).formats;

describe('French', () => {
  const formats = createFormats(french, pluralRule('fr'));

  it('writes dates, with an ordinal for the first of a month', () => {
    expect(formats.date('2024-08-31')).toBe('31\u00A0août\u00A02024');
    expect(formats.date('1950-01-01')).toBe('1er\u00A0janvier\u00A01950');
    expect(formats.monthDay({ month: 3, day: 1 })).toBe('1er\u00A0mars');
    expect(formats.dayOf('2024-10-15')).toBe('15\u00A0octobre');
    expect(formats.month(12)).toBe('décembre');
    expect(formats.monthShort(1)).toBe('janv.');
    expect(formats.monthYear('2024-09')).toBe('septembre\u00A02024');
    expect([0, 5, 6].map(formats.weekday)).toEqual(['dimanche', 'vendredi', 'samedi']);
    expect([0, 5, 6].map(formats.weekdayShort)).toEqual(['dim.', 'ven.', 'sam.']);
  });

  it('writes times on the 24-hour clock', () => {
    expect(formats.time('8:00')).toBe('8\u202Fh');
    expect(formats.time('17:30')).toBe('17\u202Fh\u202F30');
    expect(formats.moment('2026-05-01T05:05:00Z')).toBe('1er\u00A0mai\u00A02026 à 8\u202Fh\u202F05');
  });

  it('writes numbers with a comma and narrow no-break spaces', () => {
    const numbers = [0, 7, 500, 2500, 15_000, 1_234_567];
    expect(numbers.map(formats.number).join(' ')).toBe('0 7 500 2\u202F500 15\u202F000 1\u202F234\u202F567');
    expect(formats.atLeast(2500)).toBe('2\u202F500+');
    expect([0.95, 0.29].map(formats.percent)).toEqual(['95\u202F%', '29\u202F%']);
    expect([4.9, 5, 3.96].map(formats.rating)).toEqual(['4,9', '5,0', '4,0']);
  });

  it('writes file sizes and durations, singular below two', () => {
    const sizes = [1, 250_000, 999_999, 1_000_000, 5_000_000, 1_250_000].map(formats.fileSize);
    expect(sizes.slice(0, 3)).toEqual(['1\u202Fko', '250\u202Fko', '1\u202F000\u202Fko']);
    expect(sizes.slice(3)).toEqual(['1\u202FMo', '5\u202FMo', '1,3\u202FMo']);
    expect(formats.hours(40)).toBe('40\u202Fh');
    const days = [0, 1, 2].map((count) => formats.duration(count, 'day'));
    expect(days).toEqual(['0\u00A0jour', '1\u00A0jour', '2\u00A0jours']);
  });

  it('writes lists', () => {
    expect(formats.list([])).toBe('');
    expect(formats.list(['a'])).toBe('a');
    expect(formats.list(['a', 'b'])).toBe('a et b');
    expect(formats.list(['a', 'b', 'c', 'd'])).toBe('a, b, c et d');
  });
});

describe('any language', () => {
  it('needs its catalog but not Intl', () => {
    const date = '{{month}} {{day}}, {{year}}';
    const afar = { ...french, months: [...'abcdefghijkl'], date, firstOfMonth: '1' };
    vi.stubGlobal('Intl', undefined);
    try {
      const formats = createFormats(afar, pluralRule('aa'));
      expect(formats.date('2024-03-01')).toBe('c 1, 2024');
      expect(formats.number(2500)).toBe('2\u202F500');
      expect([1, 2].map((count) => formats.duration(count, 'day'))).toEqual(['1\u00A0jour', '2\u00A0jours']);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('takes its separators from the sample number of the catalog', () => {
    const written = (number: string) => createFormats({ ...french, number }, pluralRule('fr')).number(1234.5);
    expect(written('12.345,6')).toBe('1.234,5');
    expect(written('⟦12’345.6⟧')).toBe('1’234.5');
    expect(written('12345,6')).toBe('1234,5');
  });
});
