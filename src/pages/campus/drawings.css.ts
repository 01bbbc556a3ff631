import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const plans = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: tokens.space.m,
});
export const plan = style({ inlineSize: '100%' });
export const stage = style({
  fill: tokens.color.gold,
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});
/** Dashes of no length with round ends are dots. */
export const row = style({
  fill: 'none',
  stroke: tokens.color.sea,
  strokeWidth: 11,
  strokeLinecap: 'round',
  strokeDasharray: '0 1',
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});
export const arcade = style({ inlineSize: '100%', maxInlineSize: '30rem' });
// Doors and wall in one forced colour would be a black field.
globalStyle(`${arcade}, ${arcade} *`, { '@media': { [forcedColors]: { forcedColorAdjust: 'none' } } });
export const wall = style({ fill: tokens.color.sand });
export const lintel = style({ fill: tokens.color.coral });
export const door = style({ fill: tokens.color.seaDeep });
