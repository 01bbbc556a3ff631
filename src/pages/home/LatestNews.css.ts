import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const list = style({
  display: 'grid',
  gap: tokens.space.block,
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: '7fr 5fr',
      gridTemplateRows: 'auto 1fr',
      columnGap: tokens.space.band,
    },
  },
});
export const item = style({
  display: 'grid',
  gap: tokens.space.m,
  alignContent: 'start',
  '@media': {
    [from.tablet]: {
      selectors: { '&:not(:first-child)': { gridTemplateColumns: '2fr 3fr', columnGap: tokens.space.l } },
    },
    [from.desktop]: {
      selectors: {
        '&:first-child': { gridRow: 'span 2' },
        '&:not(:first-child)': { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
    },
  },
});
/** From desktop on, the later articles are told in words alone. */
export const picture = style({
  '@media': { [from.desktop]: { selectors: { [`${item}:nth-child(3) > &`]: { display: 'none' } } } },
});
export const words = style({ display: 'grid', gap: tokens.space.xs, alignContent: 'start' });
export const source = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: tokens.space.m,
  fontSize: tokens.text.small,
  color: tokens.color.basaltSoft,
});
export const category = style({ fontWeight: 700, color: tokens.color.sea });
export const title = style({
  selectors: { [`${item}:first-child &`]: { fontSize: tokens.text.h2, lineHeight: 1.1 } },
});
export const link = style({
  color: tokens.color.basalt,
  textDecorationColor: 'transparent',
  ':hover': { color: tokens.color.sea, textDecorationColor: 'currentColor' },
});
