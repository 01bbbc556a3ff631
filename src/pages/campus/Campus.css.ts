import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.css.ts';
import { pageColors } from '../../theme/mixins.ts';

/** The salt flats in the late sun. */
export const page = style({
  vars: pageColors(tokens.color.goldTint, tokens.color.coralDeep, tokens.color.rust, tokens.color.coral),
});
