import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.css.ts';
import { world } from '../../theme/world.ts';

/** The green of what is valid. */
export const page = style({
  vars: world(tokens.color.greenTint, tokens.color.green, tokens.color.seaDeep, tokens.color.sea),
});
