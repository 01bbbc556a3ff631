import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const links = style({
  display: 'grid',
  gap: tokens.space.s,
  justifyItems: 'start',
  marginBlockStart: tokens.space.s,
});
export const figures = style({
  display: 'grid',
  gap: tokens.space.l,
  marginBlockStart: tokens.space.xl,
  lineHeight: 1.35,
  color: tokens.color.sky,
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr 1fr' } },
});
export const figure = style({
  display: 'block',
  fontFamily: tokens.font.heading,
  fontSize: tokens.text.h2,
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
  color: tokens.color.gold,
});
