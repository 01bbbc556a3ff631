import { style } from '@vanilla-extract/css';
import { from, smallPhone } from '../../theme/breakpoints.ts';
import { diamondSign, secondaryText } from '../../theme/mixins.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const fact = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  paddingInlineStart: tokens.space.l,
  '::before': {
    ...diamondSign('0.7rem', tokens.color.coral),
    position: 'absolute',
    insetInlineStart: '0.125rem',
    insetBlockStart: '0.4rem',
  },
});
export const term = style(secondaryText);
/** Reserves the height of its longest text, so that nothing moves at hydration. */
export const longDetail = style({
  minBlockSize: '4.2em',
  '@media': {
    [smallPhone]: { minBlockSize: '5.6em' },
    [from.desktop]: { minBlockSize: '2.8em' },
    print: { minBlockSize: 0 },
  },
});
