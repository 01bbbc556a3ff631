import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const spaces = style({ display: 'grid', gap: tokens.space.block });
export const words = style({ display: 'grid', gap: tokens.space.s, alignContent: 'start' });
export const figure = style({
  maxInlineSize: 'none',
  color: tokens.color.sea,
  fontFamily: tokens.font.heading,
  fontSize: tokens.text.h2,
  fontWeight: 700,
  lineHeight: 1.1,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
});
export const library = style({
  display: 'grid',
  gap: tokens.space.l,
  '@media': {
    [from.desktop]: { gridTemplateColumns: '7fr 5fr', gap: tokens.space.block, alignItems: 'end' },
  },
});
export const rooms = style({
  display: 'grid',
  gap: tokens.space.block,
  '@media': { [from.desktop]: { gridTemplateColumns: '7fr 5fr' } },
});
/** The drawings end on one line, whatever their heights. */
export const room = style({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 2',
  gap: tokens.space.l,
  alignItems: 'end',
});
export const roomWords = style([words, { alignSelf: 'start' }]);
export const practice = style({
  display: 'grid',
  gap: tokens.space.m,
  paddingBlockStart: tokens.space.l,
  borderBlockStart: `2px solid ${tokens.color.basalt}`,
  '@media': { [from.desktop]: { gridTemplateColumns: '3fr 9fr', gap: tokens.space.block } },
});
/** Level with the first row beside it. */
export const practiceHeading = style({ '@media': { [from.desktop]: { paddingBlockStart: tokens.space.m } } });
