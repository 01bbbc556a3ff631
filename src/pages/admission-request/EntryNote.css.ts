import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';

/** Room for the clock's answer above the fields, which it must not push down. */
export const note = style({
  minBlockSize: '8.4em',
  paddingInlineStart: tokens.space.m,
  borderInlineStart: `4px solid ${tokens.color.gold}`,
  lineHeight: 1.4,
  '@media': {
    [from.tablet]: { minBlockSize: '4.2em' },
    print: { display: 'none' },
  },
});
