import { expect, test } from 'vitest';
import { cleanLine, cleanText } from './cleanText.ts';

test.each([
  ['a\uD83Db', 'a\uFFFDb'],
  ['\uDC4Da', '\uFFFDa'],
  ['a👍b', 'a👍b'],
])('replaces a lone surrogate and keeps a surrogate pair: %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean);
  expect(cleanLine(text)).toBe(clean);
});
