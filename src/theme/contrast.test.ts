import { describe, expect, it } from 'vitest';
import { colors, darkColors } from './colors.ts';

type Color = keyof typeof colors;

/** The minimum contrast of text (WCAG AA, 1.4.3). Running text must have 7, for phones in the sun. */
const minTextContrast = 4.5;
/** The minimum contrast of large text, controls and figures (WCAG AA, 1.4.3 and 1.4.11). */
const minShapeContrast = 3;

/** Pairs of colours with the focus ring and its halo: foreground, required ratio, backgrounds. */
type Pairs = readonly (readonly [Color, number, readonly Color[]])[];

/** What stands on the page, in both schemes. */
const pagePairs: Pairs = [
  ['basalt', 7, ['salt', 'sand', 'sky', 'goldTint', 'coralTint', 'greenTint', 'errorTint', 'ash']],
  ['basaltSoft', 7, ['salt', 'sand']],
  ['basaltSoft', minTextContrast, ['sky', 'ash', 'goldTint', 'coralTint', 'greenTint']],
  ['sea', 7, ['salt']],
  ['sea', minTextContrast, ['sand', 'sky', 'ash', 'goldTint', 'coralTint', 'greenTint']],
  ['coralDeep', minTextContrast, ['goldTint', 'coralTint']],
  ['green', minShapeContrast, ['greenTint']],
  ['salt', 7, ['sea', 'basalt', 'coralDeep']],
  ['salt', minTextContrast, ['coral']],
  ['coral', minTextContrast, ['salt']],
  ['green', minTextContrast, ['salt']],
  ['error', minTextContrast, ['salt', 'errorTint']],
  ['border', minShapeContrast, ['salt', 'sand']],
  ['night', 7, ['gold']],
];

/** What stands on dark bands, whose colours are the same in both schemes. */
const bandPairs: Pairs = [
  ['salt', 7, ['sea', 'seaDeep', 'rust', 'night', 'acacia']],
  ['sky', 7, ['seaDeep']],
  ['sky', minTextContrast, ['rust', 'night', 'acacia']],
  ['gold', minTextContrast, ['seaDeep', 'rust', 'night', 'acacia']],
  ['goldTint', 7, ['night', 'rust']],
  ['coralTint', minShapeContrast, ['seaDeep']],
  ['coralTint', minTextContrast, ['rust']],
  ['coralTint', 7, ['night']],
  ['ash', 7, ['night']],
  ['greenTint', 7, ['acacia', 'seaDeep']],
];

const dark = { ...colors, ...darkColors };
const schemes = { light: colors, dark, bands: colors } as const;

describe.each([
  ['light', pagePairs],
  ['dark', pagePairs],
  ['bands', bandPairs],
] as const)('%s: colours have the contrast that WCAG requires', (scheme, pairs) => {
  const each = pairs.flatMap(([foreground, least, grounds]) =>
    grounds.map((ground) => [foreground, ground, least] as const),
  );
  const shown = schemes[scheme];
  it.each(each)('%s on %s at %d:1', (foreground, ground, least) => {
    expect(contrast(shown[foreground], shown[ground])).toBeGreaterThanOrEqual(least);
  });
});

function channels(hex: string): readonly number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
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
