import { style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const links = style({
  display: 'grid',
  gap: tokens.space.s,
  justifyItems: 'start',
  marginBlockStart: tokens.space.s,
});
/** On a phone the figure under it says the same in one line. */
export const screen = style({ '@media': { [below.tablet]: { display: 'none' } } });
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5.75rem), 1fr))',
  gap: tokens.space.m,
  marginBlockStart: tokens.space.l,
  fontSize: tokens.text.small,
  lineHeight: 1.35,
  color: tokens.color.sky,
  '@media': {
    [from.tablet]: { gridTemplateColumns: '1fr 1fr 1fr', fontSize: tokens.text.body },
  },
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
