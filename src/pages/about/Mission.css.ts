import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const statement = style({
  maxInlineSize: '26em',
  fontFamily: tokens.font.heading,
  fontSize: tokens.text.h2,
  fontWeight: 500,
  lineHeight: 1.2,
  letterSpacing: '-0.01em',
  color: tokens.color.sea,
  textWrap: 'balance',
});
export const objectivesHeading = style({
  marginBlockStart: tokens.space.block,
  paddingBlockEnd: tokens.space.s,
  borderBlockEnd: `2px solid ${tokens.color.basalt}`,
});
/** Columns with rules between them, as in a plan of study. */
export const objectives = style({
  display: 'grid',
  counterReset: 'objective',
  '@media': {
    [from.tablet]: { gridTemplateColumns: '1fr 1fr' },
    [from.desktop]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
});
export const objective = style({
  display: 'grid',
  alignContent: 'start',
  gap: tokens.space.xs,
  paddingBlock: tokens.space.l,
  counterIncrement: 'objective',
  borderBlockEnd: `1px solid ${tokens.color.rule}`,
  breakInside: 'avoid',
  '::before': {
    content: 'counter(objective)',
    // The list says the number already.
    fontFamily: tokens.font.heading,
    fontSize: tokens.text.h2,
    fontWeight: 700,
    lineHeight: 1,
    color: tokens.color.sea,
  },
  '@media': {
    [from.tablet]: {
      paddingInlineEnd: tokens.space.l,
      selectors: {
        '&:nth-child(even)': {
          paddingInlineStart: tokens.space.l,
          borderInlineStart: `1px solid ${tokens.color.rule}`,
        },
      },
    },
    [from.desktop]: {
      borderBlockEnd: 0,
      selectors: {
        '&:not(:first-child)': {
          paddingInlineStart: tokens.space.l,
          borderInlineStart: `1px solid ${tokens.color.rule}`,
        },
      },
    },
  },
});
export const title = style({ marginBlockStart: tokens.space.xs });
export const text = style({ color: tokens.color.basaltSoft });
