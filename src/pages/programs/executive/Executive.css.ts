import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import {
  filledShape,
  headingText,
  noScriptStyles,
  pageColors,
  secondaryInHeading,
  secondaryText,
  stack,
  stackThenColumns,
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

export const programRows = style({ borderBlockEnd: `2px solid ${tokens.color.basalt}` });
export const programRow = style({
  ...stack('l'),
  paddingBlock: tokens.space.xl,
  borderBlockStart: `2px solid ${tokens.color.basalt}`,
  '@media': {
    [from.tablet]: { gridTemplateColumns: '4fr 8fr', columnGap: tokens.space.xl },
    [from.desktop]: { gridTemplateColumns: '3fr 5fr 4fr', columnGap: tokens.space.xxl },
  },
});

export const length = style({ ...stack('s'), alignContent: 'start' });
export const hours = style({ display: 'flex', alignItems: 'baseline', gap: tokens.space.xs, lineHeight: 1 });
export const hoursFigure = style({
  color: tokens.color.coralDeep,
  ...headingText('figure'),
  letterSpacing: '-0.02em',
});
/** The length of a programme drawn as diamonds, one for every ten hours. */
export const hoursDrawing = style({
  blockSize: '1.5rem',
  ...filledShape(tokens.color.coral),
});

export const programBody = style({ ...stack('s'), alignContent: 'start', justifyItems: 'start' });
export const details = style({
  ...stack('m'),
  alignContent: 'start',
  '@media': { [from.tablet]: { gridColumn: 2 }, [from.desktop]: { gridColumn: 'auto' } },
});
export const detail = style(stack('xs'));
export const label = style(secondaryInHeading);
export const contentItem = style({
  paddingBlock: '0.3rem',
  borderBlockEnd: `1px solid ${tokens.color.rule}`,
});

/** From tablets, two columns. */
export const fundingOptions = style({
  display: 'grid',
  gap: `${tokens.space.xl} ${tokens.space.xl}`,
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
export const fundingOption = style({
  ...stack('xs'),
  alignContent: 'start',
  paddingBlockStart: tokens.space.m,
  borderBlockStart: `2px solid ${tokens.color.basalt}`,
});

/** Delivery modes: rows on the dark band. */
export const modes = style({ borderBlockEnd: `1px solid ${deepRule}` });
export const mode = style({
  display: 'grid',
  gap: `${tokens.space.xs} ${tokens.space.xl}`,
  paddingBlock: tokens.space.l,
  borderBlockStart: `1px solid ${deepRule}`,
  '@media': { [from.tablet]: { gridTemplateColumns: '5fr 7fr' } },
});

/** Custom courses and the calendar; on desktops one below the other, beside `teamRequest`. */
export const enquiryTexts = style(stackThenColumns('block', from.desktop, '1fr 1fr', 'band'));
export const enquiryText = style({ ...stack('m'), alignContent: 'start', justifyItems: 'start' });

export const teamRequest = style([
  {
    ...stack('m'),
    alignContent: 'start',
    padding: tokens.space.l,
    background: tokens.color.salt,
    borderBlockStart: `4px solid ${tokens.color.sea}`,
    '@media': { [from.desktop]: { gridRow: 'span 2' }, print: { display: 'none' } },
  },
  noScriptStyles({ display: 'none' }),
]);
export const teamNote = style(secondaryText);

/** On desktops, the first testimonial takes the full width and the others share a row. */
export const testimonials = style({
  display: 'grid',
  gap: `${tokens.space.block} ${tokens.space.block}`,
  '@media': { [from.desktop]: { gridTemplateColumns: '1fr 1fr' } },
});
export const testimonial = style({
  paddingBlockStart: tokens.space.l,
  borderBlockStart: `2px solid ${tokens.color.basalt}`,
  '@media': { [from.desktop]: { selectors: { '&:first-child': { gridColumn: '1 / -1' } } } },
});
