import { style } from '@vanilla-extract/css';
import { from, noScript, smallPhone } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';

/** Room for the clock's answer above the fields, which it must not push down. */
export const note = style({
  minBlockSize: '4.2em',
  paddingInlineStart: tokens.space.m,
  borderInlineStart: `4px solid ${tokens.color.gold}`,
  fontSize: tokens.text.small,
  lineHeight: 1.4,
  '@media': {
    [from.tablet]: { minBlockSize: '2.8em' },
    [smallPhone]: { minBlockSize: '5.6em' },
    [noScript]: { display: 'none' },
    print: { display: 'none' },
  },
});
