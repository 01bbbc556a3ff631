import type { CSSProperties, StyleRule } from '@vanilla-extract/css';
import { darkScheme, forcedColors, from, noScript } from './breakpoints.ts';
import { accent, deep, deepRule, ground, ink, quiet, tint, tokens } from './tokens.css.ts';

type Space = keyof typeof tokens.space;
type Color = keyof typeof tokens.color;

// Mixins to spread into a style. As classes, their effect would depend on the order of stylesheets.

/** One column that is never wider than its container: a long word in enlarged text breaks. */
export const oneColumn = { gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const stack = (gap: Space) => ({ display: 'grid', ...oneColumn, gap: tokens.space[gap] }) as const;

export const growingStack = (gap: Space, gapFromTablet: Space) => ({
  ...stack(gap),
  '@media': { [from.tablet]: { gap: tokens.space[gapFromTablet] } },
});

/** A stack that becomes columns in windows that match `media`. They have the same gap unless `columnGap` names another. */
export const stackThenColumns = (gap: Space, media: string, columns: string, columnGap?: Space) => ({
  ...stack(gap),
  '@media': {
    [media]: { gridTemplateColumns: columns, ...(columnGap && { columnGap: tokens.space[columnGap] }) },
  },
});

/** A row that wraps. Its lines have no gap unless `rowGap` names one. */
export const wrappingRow = (columnGap: Space, rowGap?: Space) =>
  ({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.space[columnGap],
    ...(rowGap && { rowGap: tokens.space[rowGap] }),
  }) as const;

const { heading: letterSpacing } = tokens.tracking;
export const textStyles = {
  small: { fontSize: tokens.text.small, lineHeight: tokens.leading.short },
  body: { fontSize: tokens.text.body, lineHeight: tokens.leading.text },
  lead: { fontSize: tokens.text.lead, lineHeight: tokens.leading.text },
  h4: { fontSize: tokens.text.h4, lineHeight: tokens.leading.title },
  h3: { fontSize: tokens.text.h3, lineHeight: tokens.leading.title },
  h2: { fontSize: tokens.text.h2, lineHeight: tokens.leading.heading, letterSpacing },
  h1: { fontSize: tokens.text.h1, lineHeight: tokens.leading.heading, letterSpacing },
  figure: { fontSize: tokens.text.figure, lineHeight: tokens.leading.flat, letterSpacing },
} as const;

export const headingText = (size: keyof typeof textStyles) =>
  ({ fontFamily: tokens.font.heading, fontWeight: 700, ...textStyles[size] }) as const;

/** Selected whole by one tap. On one line, also at 320 px and with enlarged text. */
export const largeReference = {
  fontFamily: tokens.font.heading,
  fontSize: `min(${tokens.text.h2}, 7.5vw)`,
  lineHeight: tokens.leading.heading,
  letterSpacing: tokens.tracking.wide,
  whiteSpace: 'nowrap',
  userSelect: 'all',
} as const;

export const leadText = () => ({
  lineHeight: tokens.leading.short,
  '@media': { [from.tablet]: textStyles.lead },
});

export const secondaryText = { color: quiet, ...textStyles.small } as const;
/** Secondary text inside a heading, without the font of headings. */
export const secondaryInHeading = {
  ...secondaryText,
  fontFamily: tokens.font.body,
  letterSpacing: 'normal',
} as const;

/**
 * A diamond as a `::before` or `::after`. Its borders meet in the middle, because forced-colours mode and print remove
 * backgrounds.
 */
export const diamondSign = (side: string, color: string) =>
  ({
    content: '',
    flexShrink: 0,
    inlineSize: side,
    blockSize: side,
    border: `calc(${side} / 2) solid ${color}`,
    // Fills the gap that opens in the middle when browsers round the borders down to whole pixels.
    background: color,
    rotate: '45deg',
  }) as const;

/** Among `selectors`: a diamond before a chosen button. Colour alone is not enough, and forced colours remove it. */
export const pressedSign = {
  '&[aria-pressed="true"]::before': {
    ...diamondSign('0.6rem', 'currentColor'),
    display: 'inline-block',
    marginInlineEnd: tokens.space.xs,
  },
} as const;

export const numberDiamond = (diagonal: string) =>
  ({
    display: 'grid',
    placeItems: 'center',
    inlineSize: diagonal,
    blockSize: diagonal,
    ...headingText('body'),
    background: tint,
    clipPath: 'polygon(50% 0, 100% 50%, 50% 100%, 0 50%)',
  }) as const;

/** A link that its place makes recognisable, such as a title: underlined only under the pointer. */
export const underlinedOnHover = {
  textDecorationColor: 'transparent',
  ':hover': { textDecorationColor: 'currentColor' },
} as const;

export const hiddenFromSight = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** A filled SVG shape, visible in forced-colours mode too. The default colour suits light and dark backgrounds. */
export const filledShape = (fill: string = accent) =>
  ({ fill, '@media': { [forcedColors]: { fill: 'CanvasText' } } }) as const;

/** Beside `onDark`: the dark band of a page, with its light colour as secondary text. */
export const deepBand = {
  vars: { [quiet]: tint },
  background: deep,
  color: tokens.color.salt,
  '@media': { [darkScheme]: { vars: { [quiet]: tokens.color.sky } } },
} as const;

/** For the `vars` of a page. `tokens.css.ts` states the contrast that they need. */
export function pageColors(light: Color, line: Color, dark: Color, rule: Color): Record<string, string> {
  const { color } = tokens;
  return {
    [ground]: color[light],
    [tint]: color[light],
    [ink]: color[line],
    [deep]: color[dark],
    [deepRule]: color[rule],
  };
}

/** Styles for when scripts are off or failed to load. After a failure, `src/preHydration.ts` sets `data-scriptless`. */
export const noScriptStyles = (rule: CSSProperties): StyleRule => ({
  '@media': { [noScript]: rule },
  selectors: { '[data-scriptless] &': rule },
});
