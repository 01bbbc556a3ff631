import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';

/** The three answers side by side: the way forks here. */
export const outcomes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.m,
  marginBlockStart: tokens.space.xs,
  fontSize: tokens.text.small,
  lineHeight: 1.45,
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
});
export const outcome = style({
  paddingBlockStart: tokens.space.xs,
  borderBlockStart: `3px solid ${tokens.color.sea}`,
  fontWeight: 700,
});
/** A number is dialled as a whole. */
export const phone = style({ display: 'inline-block' });
