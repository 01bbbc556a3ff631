import { style } from '@vanilla-extract/css';
import { enlargedOnPhone, from } from '../../theme/breakpoints.ts';
import { headingText, numberDiamond, pageColors } from '../../theme/mixins.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const page = style({ vars: pageColors('greenTint', 'green', 'acacia', 'green') });

export const leaderMonograms = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, 1fr)',
  '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(4, 1fr)' } },
});

const yearSize = '4.5rem';
export const milestone = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${yearSize} minmax(0, 1fr)`,
  columnGap: tokens.space.l,
  alignItems: 'center',
  paddingBlockEnd: tokens.space.m,
  breakInside: 'avoid',
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: '50% -50%',
      insetInlineStart: `calc(${yearSize} / 2 - 1px)`,
      borderInlineStart: `${tokens.rule.strong} solid ${tokens.color.sea}`,
    },
  },
  '@media': {
    // No word fits beside the year.
    [enlargedOnPhone]: {
      display: 'block',
      selectors: { '&:not(:last-child)::before': { display: 'none' } },
    },
  },
});
export const year = style({ position: 'relative', ...numberDiamond(yearSize) });

export const statement = style({ ...headingText('h2'), maxInlineSize: '24em', textWrap: 'balance' });

export const valuesDrawing = style({ inlineSize: '100%', maxInlineSize: '26rem' });

/** The background has the colour of the drawing's sky. */
export const vision = style({ background: tokens.color.goldTint, paddingBlockStart: tokens.space.band });

/** Contains the monogram beside the name. */
export const member = style({ display: 'flow-root' });
export const monogram = style({
  float: 'inline-start',
  inlineSize: '4.5rem',
  marginInlineEnd: tokens.space.m,
  '@media': {
    // No room for words beside the monogram.
    [`${from.tablet}, ${enlargedOnPhone}`]: { float: 'none', marginBlockEnd: tokens.space.xs },
    print: { display: 'none' },
  },
});
