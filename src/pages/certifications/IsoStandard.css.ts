import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { stack } from '../../theme/mixins.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const accordion = style({ borderBlockStart: `2px solid ${tokens.color.basalt}` });

export const item = style({ borderBlockEnd: `1px solid ${tokens.color.border}` });
// Print closed items too.
globalStyle(`${item}::details-content`, {
  '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } },
});

const markerSize = 'min(2rem, 11vw)';
export const summary = style({
  display: 'grid',
  columnGap: `min(${tokens.space.m}, 3vw)`,
  gridTemplateColumns: `minmax(0, 1fr) ${markerSize}`,
  alignItems: 'center',
  minBlockSize: '4.25rem',
  paddingBlock: tokens.space.m,
});

export const heading = style({
  transition: `color ${tokens.motion.quick}`,
  selectors: { [`${summary}:hover > &`]: { color: tokens.color.sea } },
});

/** A diamond: outlined with a plus when closed, filled with a minus when open. */
export const marker = style({ inlineSize: markerSize, blockSize: markerSize });
export const diamond = style({
  fill: 'transparent',
  stroke: tokens.color.sea,
  strokeWidth: 2,
  transition: `fill ${tokens.motion.quick}`,
  selectors: {
    [`${summary}:hover &`]: { fill: tokens.color.sky },
    [`${item}[open] &`]: { fill: tokens.color.sea },
  },
  '@media': { [forcedColors]: { selectors: { '&&&': { fill: 'Canvas', stroke: 'CanvasText' } } } },
});
export const plusLine = style({
  stroke: tokens.color.sea,
  strokeWidth: 2.5,
  transformOrigin: 'center',
  transition: `transform ${tokens.motion.calm}`,
  selectors: { [`${item}[open] &`]: { stroke: tokens.color.gold } },
  '@media': { [forcedColors]: { selectors: { '&&&': { stroke: 'CanvasText' } } } },
});
export const plusVerticalLine = style({ selectors: { [`${item}[open] &`]: { transform: 'rotate(90deg)' } } });

export const panel = style({
  ...stack('m'),
  // Room for the focus ring of the summary above.
  paddingBlockStart: tokens.space.xs,
  paddingBlockEnd: tokens.space.xl,
  paddingInlineEnd: 'clamp(0rem, 6vw, 4rem)',
});
