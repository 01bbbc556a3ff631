import { globalStyle, style } from '@vanilla-extract/css';
import { from, phoneWidth } from '../../theme/breakpoints.ts';
import { onDark } from '../../theme/focus.css.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const rows = style({ borderBlockEnd: `1px solid ${tokens.color.rule}` });
/** Two columns of rows, on the dark band. */
export const inTwo = style({
  '@media': {
    [from.desktop]: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: tokens.space.xxl },
  },
});
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: tokens.space.l,
  alignItems: 'start',
  paddingBlock: tokens.space.l,
  borderBlockStart: `1px solid ${tokens.color.rule}`,
  selectors: {
    '&:first-child': { borderBlockStart: `2px solid ${tokens.color.basalt}` },
    [`${onDark} &`]: { borderBlockStart: `2px solid ${tokens.color.gold}` },
  },
  '@media': { [phoneWidth]: { columnGap: tokens.space.m } },
});
globalStyle(`${onDark} ${rows}`, { borderBlockEnd: 0 });
export const words = style({ display: 'grid', gap: tokens.space.xs });
/** The whole row leads to the programme; its name is the link. */
export const link = style({
  color: 'inherit',
  textDecorationColor: 'transparent',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: { [`${row}:hover &`]: { textDecorationColor: 'currentColor' } },
});
export const deadline = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.xs,
  color: tokens.color.sea,
  fontSize: tokens.text.small,
  fontWeight: 700,
  selectors: { [`${onDark} &`]: { color: tokens.color.gold } },
});
