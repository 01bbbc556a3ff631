import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import {
  filledShape,
  headingText,
  noScriptStyles,
  pageColors,
  secondaryInHeading,
  stack,
} from '../../../theme/mixins.ts';
import { deepRule, tokens } from '../../../theme/tokens.css.ts';

/** The page's colours are those of the evening, when the courses take place. */
export const page = style({
  vars: pageColors(
    tokens.color.coralTint,
    tokens.color.coralDeep,
    tokens.color.basalt,
    tokens.color.basaltSoft,
  ),
});

export const programRow = style({
  ...stack('l'),
  paddingBlock: tokens.space.l,
  borderBlockStart: `${tokens.rule.strong} solid ${tokens.color.basalt}`,
  '@media': {
    [from.tablet]: { gridTemplateColumns: '4fr 8fr', columnGap: tokens.space.l },
    [from.desktop]: { gridTemplateColumns: '3fr 5fr 4fr', columnGap: tokens.space.block },
  },
});

export const hours = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: tokens.space.xs,
  lineHeight: tokens.leading.flat,
});
export const hoursFigure = style({
  color: tokens.color.coralDeep,
  ...headingText('figure'),
  letterSpacing: tokens.tracking.heading,
});
/** The length of a programme drawn as diamonds, one for every ten hours. */
export const hoursDrawing = style({
  blockSize: '1.5rem',
  ...filledShape(tokens.color.coral),
});

export const details = style({
  ...stack('m'),
  alignContent: 'start',
  '@media': { [from.tablet]: { gridColumn: 2 }, [from.desktop]: { gridColumn: 'auto' } },
});
export const detail = style(stack('xs'));
export const label = style(secondaryInHeading);
export const contentItem = style({
  paddingBlock: tokens.space.xxs,
  borderBlockEnd: `${tokens.rule.thin} solid ${tokens.color.rule}`,
});

export const fundingOption = style({
  ...stack('xs'),
  alignContent: 'start',
  paddingBlockStart: tokens.space.m,
  borderBlockStart: `${tokens.rule.strong} solid ${tokens.color.basalt}`,
});

/** Delivery modes: rows on the dark band. */
export const modes = style({ borderBlockEnd: `${tokens.rule.thin} solid ${deepRule}` });
export const mode = style({
  display: 'grid',
  gap: `${tokens.space.xs} ${tokens.space.l}`,
  paddingBlock: tokens.space.l,
  borderBlockStart: `${tokens.rule.thin} solid ${deepRule}`,
  '@media': { [from.tablet]: { gridTemplateColumns: '5fr 7fr' } },
});

export const teamRequest = style([
  {
    ...stack('m'),
    alignContent: 'start',
    padding: tokens.space.l,
    background: tokens.color.salt,
    borderBlockStart: `${tokens.rule.heavy} solid ${tokens.color.sea}`,
    '@media': { [from.desktop]: { gridRow: 'span 2' }, print: { display: 'none' } },
  },
  noScriptStyles({ display: 'none' }),
]);

export const testimonial = style({
  paddingBlockStart: tokens.space.l,
  borderBlockStart: `${tokens.rule.strong} solid ${tokens.color.basalt}`,
  '@media': { [from.desktop]: { selectors: { '&:first-child': { gridColumn: '1 / -1' } } } },
});
