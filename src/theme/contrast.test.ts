import { describe, expect, it } from 'vitest';
import { colors } from './colors.ts';

type Color = keyof typeof colors;

/** The minimum contrast of text (WCAG AA, 1.4.3). Running text must have 7, for phones in the sun. */
const minTextContrast = 4.5;
/** The minimum contrast of large text, controls and figures (WCAG AA, 1.4.3 and 1.4.11). */
const minShapeContrast = 3;

/** Every pair of colours on the site, with the focus ring and its halo: foreground, required ratio, backgrounds. */
const colorPairs: readonly (readonly [Color, number, readonly Color[]])[] = [
  ['basalt', 7, ['salt', 'sand', 'sky', 'gold', 'goldTint', 'coralTint', 'greenTint', 'errorTint', 'ash']],
  ['basaltSoft', 7, ['salt', 'sand']],
  ['basaltSoft', minTextContrast, ['sky', 'ash', 'goldTint', 'coralTint', 'greenTint']],
  ['sea', 7, ['salt']],
  ['sea', minTextContrast, ['sand', 'sky', 'ash', 'goldTint', 'coralTint', 'greenTint']],
  ['salt', 7, ['sea', 'seaDeep', 'rust', 'basalt', 'acacia', 'coralDeep']],
  ['salt', minTextContrast, ['coral']],
  ['sky', 7, ['seaDeep']],
  ['gold', minTextContrast, ['seaDeep', 'rust', 'basalt', 'acacia']],
  ['goldTint', 7, ['basalt', 'rust']],
  ['coralTint', minTextContrast, ['rust']],
  ['coralTint', 7, ['basalt']],
  ['ash', 7, ['basalt']],
  ['greenTint', 7, ['acacia', 'seaDeep']],
  ['coral', minTextContrast, ['salt']],
  ['green', minTextContrast, ['salt']],
  ['error', minTextContrast, ['salt', 'errorTint']],
  ['border', minShapeContrast, ['salt', 'sand']],
];

describe('colours have the contrast that WCAG requires', () => {
  const each = colorPairs.flatMap(([foreground, least, grounds]) =>
    grounds.map((ground) => [foreground, ground, least] as const),
  );
  it.each(each)('%s on %s at %d:1', (foreground, ground, least) => {
    expect(contrast(colors[foreground], colors[ground])).toBeGreaterThanOrEqual(least);
  });

  it('in a pending button, whose colours are mixed with the page', () => {
    for (const [foreground, ground] of [['salt', 'coral'] as const, ['sea', 'salt'] as const]) {
      const shown = [
        mix(colors[foreground], colors.salt, 0.75),
        mix(colors[ground], colors.salt, 0.75),
      ] as const;
      expect(contrast(...shown)).toBeGreaterThanOrEqual(minShapeContrast);
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
