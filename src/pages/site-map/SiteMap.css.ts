import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';

/** Columns that fill up one after the other, the groups whole. */
export const groups = style({
  paddingBlock: tokens.space.band,
  columnGap: tokens.space.xxl,
  '@media': { [from.tablet]: { columnCount: 2 }, print: { columnCount: 2, paddingBlock: '1rem' } },
});
export const group = style({ breakInside: 'avoid', paddingBlockEnd: tokens.space.xxl });
export const heading = style({
  paddingBlockEnd: tokens.space.s,
  borderBlockEnd: `2px solid ${tokens.color.basalt}`,
  fontSize: tokens.text.h3,
});
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: tokens.size.target,
  paddingBlock: tokens.space.xs,
  borderBlockEnd: `1px solid ${tokens.color.rule}`,
  lineHeight: 1.4,
  textDecorationColor: 'transparent',
  ':hover': { textDecorationColor: 'currentColor' },
});
