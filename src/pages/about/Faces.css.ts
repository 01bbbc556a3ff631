import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors, from } from '../../theme/breakpoints.ts';

/** As wide as the words above it on small screens, four by three beside them. */
export const faces = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, 1fr)',
  inlineSize: '100%',
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'repeat(4, 1fr)' },
    [forcedColors]: { forcedColorAdjust: 'none' },
  },
});
// Before a drawing is there.
globalStyle(`${faces} > svg`, { inlineSize: '100%', aspectRatio: '1' });
