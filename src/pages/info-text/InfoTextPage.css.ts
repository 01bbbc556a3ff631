import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.block,
  alignItems: 'start',
  paddingBlock: tokens.space.band,
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)' },
    print: { paddingBlock: '1rem' },
  },
});
/** Beside a long text it stays in view. */
export const others = style({
  borderBlockStart: `2px solid ${tokens.color.basalt}`,
  '@media': { [from.desktop]: { position: 'sticky', insetBlockStart: '8rem' } },
});
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: tokens.size.target,
  borderBlockEnd: `1px solid ${tokens.color.rule}`,
  textDecorationColor: 'transparent',
  ':hover': { textDecorationColor: 'currentColor' },
  // The text that is shown: the mark beside it, for who sees no difference of weight.
  selectors: {
    '&[aria-current]': {
      paddingInlineStart: tokens.space.s,
      borderInlineStart: `8px solid ${tokens.color.gold}`,
      color: tokens.color.basalt,
      fontWeight: 700,
    },
  },
});
