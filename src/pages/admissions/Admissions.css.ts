import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';

/** Under the words, the drawing would fill a tablet's screen at full width. */
export const scene = style({
  inlineSize: '100%',
  maxInlineSize: '26rem',
  '@media': { [from.desktop]: { maxInlineSize: 'none' } },
});
