import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css.ts';

export const skipLink = style({
  position: 'absolute',
  insetInlineStart: tokens.space.m,
  insetBlockStart: tokens.space.m,
  zIndex: tokens.layer.skipLink,
  padding: tokens.space.m,
  background: tokens.color.salt,
  color: tokens.color.basalt,
  fontWeight: 700,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});
