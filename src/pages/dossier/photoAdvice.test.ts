import { expect, test } from 'vitest';
import { judgePage } from './photoAdvice.ts';

const side = 640;

type Light = (x: number, y: number) => number;

/** Lines of strokes, on paper with a margin. */
const text =
  (pitch = 8, margin = 40): Light =>
  (x, y) => {
    const isLine = y > 40 && y < 360 && y % (pitch * 3) < pitch * 1.2;
    const isStroke = x >= margin && x < 280 && x % pitch < pitch / 3;
    return isLine && isStroke ? 40 : 230;
  };

/** Means over this many pixels in each direction. */
const mixed =
  (page: Light, width: number, height: number): Light =>
  (x, y) => {
    let sum = 0;
    for (let right = 0; right < width; right += 1)
      for (let down = 0; down < height; down += 1) sum += page(x + right, y + down);
    return sum / width / height;
  };

/** Always the same noise. */
const grain: Light = (x, y) => 220 + ((x * 7919 + y * 104_729) % 21);

test.each<[string, Light, string | undefined]>([
  ['a sharp page', text(), undefined],
  ['a slightly soft page', mixed(text(), 2, 2), undefined],
  ['a blank back', grain, undefined],
  ['a page with one word', (x, y) => (y < 80 ? text()(x, y) : 230), undefined],
  ['a page out of focus', mixed(text(12), 8, 8), 'blurred'],
  ['a page shaken along its lines', mixed(text(12), 12, 1), 'blurred'],
  ['a page in the dark', (x, y) => text()(x, y) * 0.35, 'dark'],
  ['a page from afar', text(3), 'tiny'],
  ['a page with text up to its left edge', text(8, 0), 'cut'],
])('%s', async (_, page, advice) => {
  const read = async (y: number, rows: number) => {
    const rgba = new Uint8ClampedArray(4 * side * rows);
    for (let at = 0; at < side * rows; at += 1)
      rgba.fill(page(at % side, y + Math.floor(at / side)), 4 * at, 4 * at + 4);
    return rgba;
  };
  expect(await judgePage(side, side, read)).toBe(advice);
});
