import { describe, expect, it } from 'vitest';
import { colors } from './colors.ts';

type Color = keyof typeof colors;

/** WCAG AA for text (1.4.3). Running text has 7, for phones in the sun. */
const text = 4.5;
/** WCAG AA for large text, controls and figures (1.4.3, 1.4.11). */
const shape = 3;

/** Every pair of colours on the site: foreground, background, required ratio. */
const pairs: readonly (readonly [Color, Color, number])[] = [
  ['basalt', 'salt', 7],
  ['basalt', 'sand', 7],
  ['basalt', 'sky', 7],
  ['basalt', 'gold', 7],
  ['basalt', 'goldTint', 7],
  ['basalt', 'coralTint', 7],
  ['basalt', 'greenTint', 7],
  ['basalt', 'errorTint', 7],
  ['basaltSoft', 'salt', 7],
  ['basaltSoft', 'sand', 7],
  ['basaltSoft', 'sky', text],
  ['sea', 'salt', 7],
  ['sea', 'sand', text],
  ['sea', 'sky', text],
  ['salt', 'sea', 7],
  ['salt', 'seaDeep', 7],
  ['sky', 'seaDeep', 7],
  ['gold', 'seaDeep', text],
  ['basalt', 'ash', 7],
  ['basaltSoft', 'ash', text],
  ['basaltSoft', 'goldTint', text],
  ['basaltSoft', 'coralTint', text],
  ['basaltSoft', 'greenTint', text],
  ['sea', 'ash', text],
  ['sea', 'goldTint', text],
  ['sea', 'coralTint', text],
  ['sea', 'greenTint', text],
  // The dark bands of the fields of study, with their own tint.
  ['salt', 'henna', 7],
  ['goldTint', 'henna', 7],
  ['gold', 'henna', text],
  ['salt', 'rust', 7],
  ['coralTint', 'rust', text],
  ['goldTint', 'rust', 7],
  ['gold', 'rust', text],
  ['salt', 'basalt', 7],
  ['ash', 'basalt', 7],
  ['coralTint', 'basalt', 7],
  ['gold', 'basalt', text],
  ['salt', 'acacia', 7],
  ['greenTint', 'acacia', 7],
  ['gold', 'acacia', text],
  ['greenTint', 'seaDeep', 7],
  ['salt', 'coral', text],
  ['salt', 'coralDeep', 7],
  ['coral', 'salt', text],
  ['green', 'salt', text],
  ['error', 'salt', text],
  ['error', 'errorTint', text],
  ['border', 'salt', shape],
  ['border', 'sand', shape],
  // The focus ring and its halo.
  ['basalt', 'gold', shape],
  ['salt', 'seaDeep', shape],
];

describe('colours have the contrast that WCAG requires', () => {
  it.each(pairs)('%s on %s at %d:1', (foreground, ground, least) => {
    expect(contrast(colors[foreground], colors[ground])).toBeGreaterThanOrEqual(least);
  });

  it('in a pending button, whose colours are mixed with the page', () => {
    for (const [foreground, ground] of [['salt', 'coral'] as const, ['sea', 'salt'] as const]) {
      const shown = [
        mix(colors[foreground], colors.salt, 0.75),
        mix(colors[ground], colors.salt, 0.75),
      ] as const;
      expect(contrast(...shown)).toBeGreaterThanOrEqual(shape);
    }
  });
});

function channels(hex: string): readonly number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

/** Returns the colour that `over` with an opacity of 0 to 1 gives on `under`. */
function mix(over: string, under: string, opacity: number): string {
  const below = channels(under);
  const mixed = channels(over).map((value, place) => value * opacity + (below[place] ?? 0) * (1 - opacity));
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the WCAG 2 contrast ratio, 1 to 21. */
function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
