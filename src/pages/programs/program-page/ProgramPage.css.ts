import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';

/** A master's scene beside its title: wide on small screens, nearly square beside the words. */
export const heroScene = style({});
globalStyle(`${heroScene} > div`, {
  aspectRatio: '16 / 9',
  '@media': { [from.desktop]: { aspectRatio: '1 / 1' } },
});
