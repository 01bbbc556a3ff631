import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css.ts';

export const page = style({
  display: 'grid',
  justifyItems: 'start',
  gap: tokens.space.l,
  paddingBlock: tokens.space.band,
});
