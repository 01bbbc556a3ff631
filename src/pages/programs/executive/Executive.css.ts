import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { tokens } from '../../../theme/tokens.css.ts';
import { pageColors } from '../../../theme/mixins.ts';

/** The evening, when these courses are held. */
export const page = style({
  vars: pageColors(
    tokens.color.coralTint,
    tokens.color.coralDeep,
    tokens.color.basalt,
    tokens.color.basaltSoft,
  ),
});

/** Wide on small screens, square beside the words. */
export const scene = style({});
globalStyle(`${scene} > div`, {
  aspectRatio: '16 / 9',
  '@media': { [from.desktop]: { aspectRatio: '1 / 1' } },
});
