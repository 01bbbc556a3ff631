import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const ways = style({
  display: 'grid',
  gap: tokens.space.xl,
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
export const way = style({
  display: 'grid',
  gap: tokens.space.s,
  justifyItems: 'start',
  alignContent: 'start',
  paddingBlockStart: tokens.space.m,
  borderBlockStart: `2px solid ${tokens.color.basalt}`,
});
