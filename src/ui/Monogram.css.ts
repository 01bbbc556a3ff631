import { style } from '@vanilla-extract/css';
import { forcedColors } from '../theme/breakpoints.ts';
import { tokens } from '../theme/tokens.css.ts';

export const monogram = style({
  display: 'block',
  '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
});
export const initials = style({
  fill: tokens.color.basalt,
  fontFamily: tokens.font.heading,
  // In units of the drawing.
  fontSize: '44px',
  fontWeight: 700,
  textAnchor: 'middle',
  dominantBaseline: 'central',
});
