import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { deepRule, tint, tokens } from '../../theme/tokens.css.ts';

export const figure = style({
  color: tokens.color.gold,
  fontFamily: tokens.font.heading,
  // Words stand beside the number, in a narrow column.
  fontSize: 'clamp(2.5rem, 1.2rem + 3.4vw, 4.25rem)',
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: '-0.02em',
});
export const text = style({ color: tint });
export const listHeading = style({
  paddingBlockEnd: tokens.space.s,
  borderBlockEnd: `2px solid ${tokens.color.gold}`,
  color: tint,
  fontSize: tokens.text.h4,
});
export const associations = style({ display: 'grid' });
export const association = style({
  display: 'grid',
  paddingBlock: tokens.space.s,
  borderBlockEnd: `1px solid ${deepRule}`,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: '15rem minmax(0, 1fr)',
      columnGap: tokens.space.l,
      alignItems: 'baseline',
    },
  },
});
export const name = style({
  fontFamily: tokens.font.heading,
  fontSize: tokens.text.h4,
  lineHeight: 1.25,
});
