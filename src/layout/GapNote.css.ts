import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css.ts';

export const note = style({
  paddingBlock: tokens.space.xs,
  color: tokens.color.basaltSoft,
  fontSize: tokens.text.small,
});
