import { style } from '@vanilla-extract/css';
import { forcedColors } from '../theme/breakpoints.ts';
import { onDark } from '../theme/focus.css.ts';
import { tokens } from '../theme/tokens.css.ts';

export const rating = style({
  blockSize: '0.95em',
  inlineSize: 'auto',
  selectors: { ':dir(rtl) > &': { transform: 'scaleX(-1)' } },
});
export const empty = style({
  fill: 'none',
  stroke: tokens.color.sea,
  strokeWidth: 2,
  selectors: { [`${onDark} &`]: { stroke: tokens.color.gold } },
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});
export const full = style({
  fill: tokens.color.sea,
  selectors: { [`${onDark} &`]: { fill: tokens.color.gold } },
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});
