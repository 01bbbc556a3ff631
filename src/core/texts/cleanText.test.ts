import { expect, test } from 'vitest';
import { cleanLine, cleanText, dialledNumber, shorten, withoutAccents } from './cleanText.ts';

test.each([
  ['a\uD83Db', 'a\uFFFDb'],
  ['\uDC4Da', '\uFFFDa'],
  ['a👍b', 'a👍b'],
])('replaces a lone surrogate and keeps a surrogate pair: %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean);
  expect(cleanLine(text)).toBe(clean);
});

test('a text that is cut ends with its last word and an ellipsis, and counts a surrogate pair as one', () => {
  expect(shorten('Amina Houssein', 6)).toBe('Amina…');
  expect(shorten('👍👍👍', 3)).toBe('👍👍👍');
  expect(shorten('👍👍👍', 2)).toBe('👍👍…');
});

test('line breaks are kept in a text and become a space in a line', () => {
  expect(cleanText(' a\r\nb\rc\n\n\td ')).toBe('a\nb\nc\n\n\td');
  expect(cleanLine(' a\r\nb \u00A0\n\t c ')).toBe('a b c');
});

test.each([
  ['a line separator', '\u2028'],
  ['a paragraph separator', '\u2029'],
  ['the vertical tab of a word processor', '\v'],
  ['a form feed', '\f'],
  ['a next-line character', '\u0085'],
])('%s is a line break in a text and a space in a line', (_, sign) => {
  expect(cleanText(`je postule${sign}Motivation`)).toBe('je postule\nMotivation');
  expect(cleanLine(`je postule${sign}Motivation`)).toBe('je postule Motivation');
});

test('other control characters are removed', () => {
  for (const clean of [cleanText, cleanLine]) expect(clean('a\u0000b\u0007c\u200Bd')).toBe('abcd');
});

test.each([
  ['+33 (0)6 12 34 56 78', '+33612345678'],
  ['0033 (0)6 12 34 56 78', '0033612345678'],
  ['(+253) 77.12.34.56', '+25377123456'],
  ['77 12 (0)4 56', '77120456'],
  ['253 77 12 34 56', '+25377123456'],
])('%s is dialled as %s', (phone, dialled) => expect(dialledNumber(phone)).toBe(dialled));

test('texts are compared without case and accents', () => {
  expect(withoutAccents('Génie ÉLECTRIQUE, E\u0301')).toBe('genie electrique, e');
});
