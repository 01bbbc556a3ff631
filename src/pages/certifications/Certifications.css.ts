import { style, styleVariants, globalStyle } from '@vanilla-extract/css';
import { enlargedOnPhone, forcedColors, from } from '../../theme/breakpoints.ts';
import {
  diamondSign,
  headingText,
  oneColumn,
  outlinedDiamond,
  pageColors,
  secondaryInHeading,
  secondaryText,
  stack,
  stackThenColumns,
  wrappingRow,
} from '../../theme/mixins.ts';
import { tokens } from '../../theme/tokens.css.ts';

/** The page's colours: green, as for a valid certificate. */
export const page = style({
  vars: pageColors(tokens.color.greenTint, tokens.color.green, tokens.color.seaDeep, tokens.color.sea),
});

export const points = style(stack('s'));
export const point = style({
  display: 'grid',
  gridTemplateColumns: '0.75rem minmax(0, 1fr)',
  columnGap: tokens.space.m,
  maxInlineSize: tokens.size.measure,
  '::before': {
    ...outlinedDiamond('0.6rem', '2px', tokens.color.sea, tokens.color.gold),
    marginBlockStart: '0.55em',
  },
});

// Certificate
export const certificate = style({
  background: tokens.color.salt,
  border: `2px solid ${tokens.color.seaDeep}`,
});
export const certificateBody = style({
  ...stack('xl'),
  padding: 'min(clamp(1.25rem, 0.5rem + 3vw, 3rem), 5.6vw)',
});
export const expiryNote = style({ fontWeight: 700 });
export const awardedTo = style({ ...stack('xs'), color: tokens.color.basaltSoft });
export const certificateHolder = style({
  color: tokens.color.basalt,
  fontFamily: tokens.font.heading,
  fontSize: tokens.text.h2,
  lineHeight: 1.1,
  letterSpacing: '-0.015em',
});
export const certificateFacts = style(stackThenColumns('l', from.tablet, '1fr 1fr', 'xl'));
export const factTerm = style({ ...secondaryInHeading, fontWeight: 400 });
/** In the heading font, because the body font has slashed zeros. */
export const factValue = style({ fontFamily: tokens.font.heading, fontWeight: 700, lineHeight: 1.4 });

export const validity = style({
  ...stack('m'),
  borderBlockStart: `1px solid ${tokens.color.rule}`,
  paddingBlockStart: tokens.space.l,
});
const periodDiamond = {
  ...diamondSign('1rem', tokens.color.sea),
  position: 'absolute',
  insetBlockStart: 0,
} as const;
/** A line between two diamonds, which stand for the first and the last day. */
export const period = style({
  position: 'relative',
  // With increased letter spacing the two dates do not fit on one line.
  ...wrappingRow('m', 'm'),
  justifyContent: 'space-between',
  marginInline: '0.25rem',
  paddingBlockStart: '1.75rem',
  backgroundImage: `linear-gradient(${tokens.color.sea}, ${tokens.color.sea})`,
  backgroundRepeat: 'no-repeat',
  backgroundSize: '100% 4px',
  backgroundPosition: '0 calc(0.5rem - 2px)',
  ...secondaryText,
  '::before': { ...periodDiamond, insetInlineStart: '-0.25rem' },
  '::after': { ...periodDiamond, insetInlineEnd: '-0.25rem' },
});
export const periodUntil = style({ marginInlineStart: 'auto', textAlign: 'end' });
export const periodDate = style({
  color: tokens.color.basalt,
  ...headingText('h4', 1.25),
});

// Tracks
export const trackGroups = style(stack('block'));
export const trackGroup = style({
  ...stack('l'),
  '@media': { [from.desktop]: { gridTemplateColumns: '4fr 8fr', gap: tokens.space.block } },
});
export const trackGroupIntro = style({
  ...stack('xs'),
  alignSelf: 'start',
  '@media': { [from.desktop]: { position: 'sticky', insetBlockStart: '8rem' } },
});
export const trackGroupText = style({ color: tokens.color.sky });

export const tracks = style(stack('l'));
export const track = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: tokens.space.l,
  rowGap: tokens.space.xxs,
  alignItems: 'baseline',
  breakInside: 'avoid',
  '@media': { [enlargedOnPhone]: oneColumn },
});
/** A track's bar, above a line as long as the longest track's bar. */
export const trackBarFrame = style({
  gridColumn: '1 / -1',
  inlineSize: '100%',
  blockSize: '0.625rem',
  marginBlockEnd: tokens.space.s,
  borderBlockEnd: `1px solid ${tokens.color.sea}`,
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});
export const trackBar = styleVariants(
  { digital: tokens.color.sky, trade: tokens.color.gold, sector: tokens.color.coralTint },
  (fill) => ({
    fill,
    '@media': {
      [forcedColors]: { fill: 'CanvasText' },
      print: { fill: '#000' },
    },
  }),
);
export const trackHours = style({
  ...headingText('h3', 1.2),
  whiteSpace: 'nowrap',
});
export const trackText = style({
  gridColumn: '1 / -1',
  color: tokens.color.sky,
  '@media': { [from.tablet]: { gridColumn: '1 / 2' } },
});

export const accordion = style({ borderBlockStart: `2px solid ${tokens.color.basalt}` });

export const accordionItem = style({ borderBlockEnd: `1px solid ${tokens.color.border}` });
// Print closed items too.
globalStyle(`${accordionItem}::details-content`, {
  '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } },
});

const markerSize = 'min(2rem, 11vw)';
export const accordionSummary = style({
  display: 'grid',
  columnGap: `min(${tokens.space.m}, 3vw)`,
  gridTemplateColumns: `minmax(0, 1fr) ${markerSize}`,
  alignItems: 'center',
  minBlockSize: '4.25rem',
  paddingBlock: tokens.space.m,
});

export const accordionHeading = style({
  transition: `color ${tokens.motion.quick}`,
  selectors: { [`${accordionSummary}:hover > &`]: { color: tokens.color.sea } },
});

/** A diamond: outlined with a plus when closed, filled with a minus when open. */
export const marker = style({ inlineSize: markerSize, blockSize: markerSize });
export const diamond = style({
  fill: 'transparent',
  stroke: tokens.color.sea,
  strokeWidth: 2,
  transition: `fill ${tokens.motion.quick}`,
  selectors: {
    [`${accordionSummary}:hover &`]: { fill: tokens.color.sky },
    [`${accordionItem}[open] &`]: { fill: tokens.color.sea },
  },
  '@media': { [forcedColors]: { selectors: { '&&&': { fill: 'Canvas', stroke: 'CanvasText' } } } },
});
export const plusLine = style({
  stroke: tokens.color.sea,
  strokeWidth: 2.5,
  transformOrigin: 'center',
  transition: `transform ${tokens.motion.calm}`,
  selectors: { [`${accordionItem}[open] &`]: { stroke: tokens.color.gold } },
  '@media': { [forcedColors]: { selectors: { '&&&': { stroke: 'CanvasText' } } } },
});
export const plusVerticalLine = style({
  selectors: { [`${accordionItem}[open] &`]: { transform: 'rotate(90deg)' } },
});

export const accordionPanel = style({
  ...stack('m'),
  // Room for the focus ring of the summary above.
  paddingBlockStart: tokens.space.xs,
  paddingBlockEnd: tokens.space.xl,
  paddingInlineEnd: 'clamp(0rem, 6vw, 4rem)',
});
