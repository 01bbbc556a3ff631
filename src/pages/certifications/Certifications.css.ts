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
  wrappingRow,
} from '../../theme/mixins.ts';
import { tokens } from '../../theme/tokens.css.ts';

/** The page's colours: green, as for a valid certificate. */
export const page = style({
  vars: pageColors(tokens.color.greenTint, tokens.color.green, tokens.color.seaDeep, tokens.color.sea),
});

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
  border: `${tokens.rule.strong} solid ${tokens.color.seaDeep}`,
});
export const certificateBody = style({
  ...stack('l'),
  padding: tokens.space.panel,
});
export const expiryNote = style({ fontWeight: 700 });
export const factTerm = style({ ...secondaryInHeading, fontWeight: 400 });

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
  marginInline: tokens.space.xxs,
  paddingBlockStart: tokens.space.l,
  backgroundImage: `linear-gradient(${tokens.color.sea}, ${tokens.color.sea})`,
  backgroundRepeat: 'no-repeat',
  backgroundSize: '100% 4px',
  backgroundPosition: '0 calc(0.5rem - 2px)',
  ...secondaryText,
  '::before': { ...periodDiamond, insetInlineStart: '-0.25rem' },
  '::after': { ...periodDiamond, insetInlineEnd: '-0.25rem' },
});
export const periodUntil = style({ marginInlineStart: 'auto', textAlign: 'end' });

export const trackGroupIntro = style({
  ...stack('xs'),
  alignSelf: 'start',
  '@media': { [from.desktop]: { position: 'sticky', insetBlockStart: '8rem' } },
});

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
  marginBlockEnd: tokens.space.m,
  borderBlockEnd: `${tokens.rule.thin} solid ${tokens.color.sea}`,
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
  ...headingText('h3'),
  whiteSpace: 'nowrap',
});
export const trackText = style({
  gridColumn: '1 / -1',
  color: tokens.color.sky,
  '@media': { [from.tablet]: { gridColumn: '1 / 2' } },
});

export const accordionItem = style({ borderBlockEnd: `${tokens.rule.thin} solid ${tokens.color.border}` });
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
  paddingBlockEnd: tokens.space.l,
  paddingInlineEnd: tokens.space.block,
});
