import { style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const list = style({
  display: 'grid',
  gap: tokens.space.m,
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: tokens.space.xl },
  },
});
/** Picture beside the words, above them where three stand in a row. */
export const item = style({
  display: 'grid',
  gridTemplateColumns: '2fr 5fr',
  gap: tokens.space.m,
  alignItems: 'start',
  alignContent: 'start',
  paddingBlockStart: tokens.space.m,
  borderBlockStart: `1px solid ${tokens.color.rule}`,
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockStart: 0, borderBlockStart: 0 },
  },
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
export const title = style({ '@media': { [below.tablet]: { fontSize: tokens.text.h4 } } });
/** On a phone the beginning: the article is one tap away. */
export const excerpt = style({
  '@media': {
    [below.tablet]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 3,
      overflow: 'hidden',
      fontSize: tokens.text.small,
      lineHeight: 1.45,
    },
  },
});
export const link = style({
  color: tokens.color.basalt,
  textDecorationColor: 'transparent',
  ':hover': { color: tokens.color.sea, textDecorationColor: 'currentColor' },
});
