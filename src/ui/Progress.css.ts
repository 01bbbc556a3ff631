import { style } from '@vanilla-extract/css';
import { stack } from '../theme/mixins.ts';
import { tokens } from '../theme/tokens.css.ts';

export const progress = style({
  ...stack('xs'),
  fontWeight: 700,
});
export const bar = style({ inlineSize: '100%', blockSize: '0.75rem', accentColor: tokens.color.sea });
