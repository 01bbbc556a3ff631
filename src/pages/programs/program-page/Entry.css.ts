import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { ink, tint, tokens } from '../../../theme/tokens.css.ts';

export const parts = style({
  display: 'grid',
  gap: tokens.space.block,
  '@media': { [from.desktop]: { gridTemplateColumns: '5fr 7fr' } },
});
export const stacked = style({ display: 'grid', gap: tokens.space.block });
export const part = style({ display: 'grid', gap: tokens.space.m, alignContent: 'start' });

export const prerequisites = style({
  display: 'grid',
  gap: tokens.space.s,
  maxInlineSize: tokens.size.measure,
});
export const prerequisite = style({
  paddingInlineStart: tokens.space.m,
  borderInlineStart: `4px solid ${ink}`,
});
/** A master's conditions, in two columns of large type. */
export const largePrerequisites = style({
  display: 'grid',
  gap: `${tokens.space.m} ${tokens.space.xl}`,
  fontSize: tokens.text.lead,
  lineHeight: 1.4,
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

export const steps = style({ counterReset: 'step', display: 'grid' });
export const step = style({
  counterIncrement: 'step',
  display: 'grid',
  gridTemplateColumns: '3.25rem 1fr',
  gap: tokens.space.m,
  alignItems: 'center',
  paddingBlock: tokens.space.s,
  borderBlockStart: `1px solid ${tokens.color.rule}`,
  selectors: { '&:first-child': { borderBlockStart: `2px solid ${tokens.color.basalt}` } },
});
/** The step's number stands in a diamond; the list's own numbering is what is heard. */
export const number = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.25rem',
  blockSize: '3.25rem',
  fontFamily: tokens.font.heading,
  fontWeight: 700,
  background: tint,
  clipPath: 'polygon(50% 0, 100% 50%, 50% 100%, 0 50%)',
  '::before': { content: 'counter(step)' },
});
/** A master's steps go across the page. */
export const stepsAcross = style({
  '@media': {
    [from.desktop]: { gridAutoFlow: 'column', gridAutoColumns: '1fr', columnGap: tokens.space.l },
  },
});
globalStyle(`${stepsAcross} > ${step}`, {
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: '1fr',
      alignContent: 'start',
      paddingBlock: tokens.space.m,
      borderBlockStart: `2px solid ${tokens.color.basalt}`,
    },
  },
});
export const calendar = style({ display: 'grid', gap: tokens.space.xs, justifyItems: 'start' });
