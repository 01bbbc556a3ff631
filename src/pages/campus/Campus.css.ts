import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.css.ts';
import { world } from '../../theme/world.ts';

/** The salt flats in the late sun. */
export const page = style({
  vars: world(tokens.color.goldTint, tokens.color.coralDeep, tokens.color.rust, tokens.color.coral),
});
