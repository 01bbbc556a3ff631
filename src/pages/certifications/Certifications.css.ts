import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.css.ts';
import { pageColors } from '../../theme/mixins.ts';

/** The green of what is valid. */
export const page = style({
  vars: pageColors(tokens.color.greenTint, tokens.color.green, tokens.color.seaDeep, tokens.color.sea),
});
