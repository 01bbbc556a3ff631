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
  gap: tokens.space.m,
  alignItems: 'start',
  alignContent: 'start',
  paddingBlockStart: tokens.space.m,
  borderBlockStart: `1px solid ${tokens.color.rule}`,
  '@media': {
    [from.tablet]: { gridTemplateColumns: '2fr 5fr' },
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockStart: 0, borderBlockStart: 0 },
  },
});
/** On a phone the words take the width. */
export const picture = style({ '@media': { [below.tablet]: { display: 'none' } } });
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
export const excerpt = style({
  '@media': { [below.tablet]: { fontSize: tokens.text.small, lineHeight: 1.45 } },
});
export const link = style({
  color: tokens.color.basalt,
  textDecorationColor: 'transparent',
  ':hover': { color: tokens.color.sea, textDecorationColor: 'currentColor' },
});
