import { describe, expect, it } from 'vitest';
import { guessDate, readDate, writeDate } from './dateText.ts';

describe('a typed date', () => {
  it.each([
    '17/05/2004',
    '17/5/2004',
    '17-05-2004',
    ' 17 / 05 / 2004 ',
    '17,05,2004',
    '17052004',
    // Pasted with direction marks, zero-width spaces and the dashes of web pages.
    '\u200E17/\u200E05/\u200E2004',
    '\u200F17\u200F/05\u200F/2004',
    '\u202B17/05/2004\u202C',
    '17\u201305\u20132004',
    '17\u201105\u20112004',
  ])('is read day first: %s', (text) => expect(readDate(text)).toBe('2004-05-17'));

  it.each(['2004-05-17', '2004/05/17', ' 2004 05 17 ', '20040517', '\u202A2004\u201305\u201317\u202C'])(
    'is read year first, as a browser autofills it: %s',
    (text) => expect(readDate(text)).toBe('2004-05-17'),
  );

  it('of eight digits is read in the order that gives a year after 1231', () => {
    expect(readDate('20102012')).toBe('2012-10-20');
    expect(readDate('20101220')).toBe('2010-12-20');
  });

  it('is read in Arabic-Indic and Persian digits', () => {
    expect(readDate('١٧/٠٥/٢٠٠٤')).toBe('2004-05-17');
    expect(readDate('۱۷/۰۵/۲۰۰۴')).toBe('2004-05-17');
    expect(readDate('\u061C١٧\u200F/٠٥\u200F/٢٠٠٤')).toBe('2004-05-17');
  });

  it.each([
    '',
    '17/05',
    '17/05/04',
    '31/02/2004',
    '29/02/2003',
    '00/01/2000',
    '05/17/2004',
    'mai 2004',
    '1/1/0001x',
    '170520041',
    '117052004',
    '200405171',
    '120040517',
  ])('that does not exist or is incomplete is refused: %s', (text) => expect(readDate(text)).toBeNull());

  describe('and left', () => {
    const months =
      'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');
    const guess = (text: string) =>
      guessDate(text, {
        earliest: '1950-01-01',
        latest: '2026-11-23',
        monthName: (month) => months[month - 1] ?? '',
      });

    it.each([
      ['17 déc. 2007', '2007-12-17'],
      ['17 Mai, 2004', '2004-05-17'],
      ['1er janvier 1950', '1950-01-01'],
      ['1 FEVR. 2007', '2007-02-01'],
      ['17 - août - 07', '2007-08-17'],
      ['17/05/07', '2007-05-17'],
      ['23.11.26', '2026-11-23'],
      ['17 05 98', '1998-05-17'],
      ['٣/٥/٩٨', '1998-05-03'],
    ])('is understood: %s', (text, iso) => expect(guess(text)).toBe(iso));

    it.each([
      '',
      '17 jui 2007', // June or July
      '17 ma 2007',
      '17 mai',
      '17/05/30', // 1930 is before the earliest day, 2030 is to come.
      '31/02/07',
      '17 mai 1949',
      '117 mai 2007',
      '07/2007',
    ])('is not guessed: %s', (text) => expect(guess(text)).toBeNull());
  });

  it('is written day first', () => {
    expect(writeDate('2004-02-29')).toBe('29/02/2004');
  });
});
