import { style } from '@vanilla-extract/css';
import { from, smallPhone } from '../../theme/breakpoints.ts';
import { diamondSign, headingText, secondaryText } from '../../theme/mixins.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const facts = style({
  display: 'grid',
  columnGap: tokens.space.l,
  rowGap: tokens.space.xs,
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
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
export const value = style(headingText('h4'));
export const detail = style({ fontSize: tokens.text.small, lineHeight: tokens.leading.short });
/** Reserves the height of its longest text, so that nothing moves at hydration. */
export const longDetail = style([
  detail,
  {
    minBlockSize: '4.2em',
    '@media': {
      [smallPhone]: { minBlockSize: '5.6em' },
      [from.desktop]: { minBlockSize: '2.8em' },
      print: { minBlockSize: 0 },
    },
  },
]);
