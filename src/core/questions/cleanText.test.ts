import { expect, test } from 'vitest';
import { cleanLine, cleanText, shorten, withoutAccents } from './cleanText.ts';

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

test('texts are compared without case and accents', () => {
  expect(withoutAccents('Génie ÉLECTRIQUE, E\u0301')).toBe('genie electrique, e');
});
