import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const lists = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.xl,
  '@media': { [from.tablet]: { gridTemplateColumns: '4fr 3fr' } },
});
export const listHeading = style({
  paddingBlockEnd: tokens.space.s,
  borderBlockEnd: `2px solid ${tokens.color.basalt}`,
});
/** A piece with a diamond to tick: full where it must be there, hollow where it helps. */
export const piece = style({
  position: 'relative',
  paddingBlock: tokens.space.s,
  paddingInlineStart: '2.25rem',
  borderBlockEnd: '1px solid rgb(7 94 122 / 35%)',
  lineHeight: 1.4,
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: '0.3rem',
    insetBlockStart: '1.15rem',
    inlineSize: '0.85rem',
    blockSize: '0.85rem',
    border: `2px solid ${tokens.color.sea}`,
    transform: 'rotate(45deg)',
  },
});
export const required = style({ fontSize: tokens.text.h4, fontWeight: 700 });
export const recommended = style({});
// A border to its middle: forced colours and paper drop grounds.
globalStyle(`${required} > ${piece}::before`, { borderWidth: '0.45rem' });

export const notes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.l,
  marginBlockStart: tokens.space.xl,
  '@media': { [from.tablet]: { gridTemplateColumns: '4fr 3fr', gap: tokens.space.xl } },
});
export const note = style({
  display: 'grid',
  gap: tokens.space.xxs,
  alignContent: 'start',
});
globalStyle(`${note} > dt`, { fontWeight: 700 });
