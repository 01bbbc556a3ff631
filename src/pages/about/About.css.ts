import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.css.ts';
import { pageColors } from '../../theme/mixins.ts';

/** The one green in the town: acacias. */
export const page = style({
  vars: pageColors(tokens.color.greenTint, tokens.color.green, tokens.color.acacia, tokens.color.green),
});
