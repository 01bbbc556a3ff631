import { expect, test } from 'vitest';
import { cleanLine, cleanText, shorten } from './cleanText.ts';

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
