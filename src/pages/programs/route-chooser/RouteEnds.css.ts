import { style } from '@vanilla-extract/css';
import { tokens } from '../../../theme/tokens.css.ts';

export const ends = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  gap: tokens.space.l,
  marginBlockStart: tokens.space.l,
});
export const end = style({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  gap: tokens.space.m,
  paddingBlockStart: tokens.space.m,
  borderBlockStart: `2px solid ${tokens.color.gold}`,
  lineHeight: 1.4,
});
export const name = style({
  display: 'inline-block',
  color: tokens.color.salt,
  fontFamily: tokens.font.heading,
  fontSize: tokens.text.h4,
  fontWeight: 700,
  lineHeight: 1.2,
});
