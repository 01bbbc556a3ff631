import { style } from '@vanilla-extract/css';
import { forcedColors, from } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';

/** Small on small screens, where the list itself is what one came for. */
export const map = style({
  inlineSize: '100%',
  maxInlineSize: '15rem',
  selectors: { ':dir(rtl) > &': { transform: 'scaleX(-1)' } },
  '@media': { [from.desktop]: { maxInlineSize: 'none' } },
});
export const lines = style({
  fill: 'none',
  stroke: tokens.color.seaDeep,
  strokeWidth: 3,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});
export const pages = style({
  fill: tokens.color.sea,
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});
export const start = style({
  fill: tokens.color.gold,
  stroke: tokens.color.seaDeep,
  strokeWidth: 3,
  '@media': { [forcedColors]: { fill: 'Highlight', stroke: 'CanvasText' } },
});
