import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.css.ts';

export const families = style({
  marginBlockEnd: tokens.space.l,
  borderBlockEnd: `2px solid ${tokens.color.basalt}`,
});
