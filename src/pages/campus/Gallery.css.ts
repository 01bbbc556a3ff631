import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${tokens.space.l} ${tokens.space.m}`,
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: tokens.space.l },
  },
});
/** As wide as two, and as high as its neighbour. */
export const wide = style({ gridColumn: 'span 2' });
export const figure = style({ display: 'grid', gap: tokens.space.xs });
export const caption = style({
  color: tokens.color.basaltSoft,
  fontSize: tokens.text.small,
  lineHeight: 1.4,
});
