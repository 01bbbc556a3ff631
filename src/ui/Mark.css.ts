import { createVar, style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css.ts';

export const size = createVar();
export const mark = style({
  vars: { [size]: '3.5rem' },
  inlineSize: size,
  blockSize: size,
  flexShrink: 0,
  borderRadius: tokens.radius.small,
});
