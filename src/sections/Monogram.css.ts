import { style } from '@vanilla-extract/css';
import { forcedColors } from '../theme/breakpoints.ts';
import { tokens } from '../theme/tokens.css.ts';

/** With the font of the initials, because the file of the monograms has no fonts. */
export const monogram = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '1',
  fontFamily: tokens.font.heading,
  // In units of the drawing.
  fontSize: '44px',
  fontWeight: 700,
  textAnchor: 'middle',
  dominantBaseline: 'central',
  '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
});
