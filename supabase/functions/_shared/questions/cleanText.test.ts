import { expect, test } from 'vitest';
import { cleanLine, cleanText } from './cleanText.ts';

test.each([
  ['a\uD83Db', 'a\uFFFDb'],
  ['\uDC4Da', '\uFFFDa'],
  ['a👍b', 'a👍b'],
])('a lone surrogate is replaced, a pair stays: %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean);
  expect(cleanLine(text)).toBe(clean);
});
