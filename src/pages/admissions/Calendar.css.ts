import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';

/** Room for the longer of its two sentences. */
export const yearly = style({
  display: 'block',
  minBlockSize: '9em',
  '@media': { [from.tablet]: { minBlockSize: '4.5em' }, print: { minBlockSize: 0 } },
});
