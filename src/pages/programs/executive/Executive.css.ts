import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';

/** Wide on small screens, square beside the words. */
export const scene = style({});
globalStyle(`${scene} > div`, {
  aspectRatio: '16 / 9',
  '@media': { [from.desktop]: { aspectRatio: '1 / 1' } },
});
