import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css.ts';

export const progress = style({
  display: 'grid',
  gap: tokens.space.xs,
  fontWeight: 700,
});
export const bar = style({ inlineSize: '100%', blockSize: '0.75rem', accentColor: tokens.color.sea });
