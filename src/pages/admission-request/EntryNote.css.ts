import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';

/** Room for the clock's answer above the fields, which it must not push down. */
export const note = style({
  display: 'grid',
  alignContent: 'start',
  gap: tokens.space.xs,
  minBlockSize: '10.3em',
  paddingInlineStart: tokens.space.m,
  borderInlineStart: `4px solid ${tokens.color.gold}`,
  lineHeight: 1.4,
  '@media': {
    [from.tablet]: { minBlockSize: '6.1em' },
    print: { display: 'none' },
  },
});
