import { style } from '@vanilla-extract/css';
import { below, enlargedOnPhone, from } from '../theme/breakpoints.ts';
import { headingText, stack } from '../theme/mixins.ts';
import { accent, tokens } from '../theme/tokens.css.ts';

/** On phones the text flows around the monogram in its corner; on wider screens the monogram has its own column. */
export const testimonial = style({
  '@media': {
    [from.tablet]: {
      ...stack('m'),
      gridTemplateColumns: '6rem minmax(0, 1fr)',
      columnGap: tokens.space.l,
      alignItems: 'start',
    },
  },
});
export const monogram = style({
  inlineSize: '100%',
  aspectRatio: '1',
  '@media': {
    [below.tablet]: {
      float: 'inline-start',
      inlineSize: '3rem',
      marginBlockStart: tokens.space.xxs,
      marginInlineEnd: tokens.space.m,
    },
    // No word fits beside the monogram.
    [enlargedOnPhone]: { float: 'none', inlineSize: '6rem', marginBlockEnd: tokens.space.m },
  },
});
export const large = style({
  '@media': {
    [from.tablet]: { gridTemplateColumns: '10rem minmax(0, 1fr)', columnGap: tokens.space.block },
    [from.desktop]: { gridTemplateColumns: '16rem minmax(0, 1fr)' },
  },
});
export const quoteColumn = style({ '@media': { [from.tablet]: stack('l') } });
/** The containing block of the visually hidden text inside. */
export const rating = style({ position: 'relative', fontSize: tokens.text.lead });
export const quote = style({
  ...headingText('h4'),
  maxInlineSize: '38ch',
  paddingBlock: tokens.space.xxs,
  lineHeight: tokens.leading.title,
  letterSpacing: tokens.tracking.heading,
  '@media': {
    [from.tablet]: {
      paddingBlock: 0,
      fontSize: tokens.text.h3,
      selectors: {
        [`${large} &`]: {
          maxInlineSize: '24ch',
          fontSize: tokens.text.h2,
          lineHeight: tokens.leading.heading,
          textWrap: 'balance',
        },
      },
    },
  },
});
export const achievement = style({
  marginBlockStart: tokens.space.xs,
  fontWeight: 700,
  color: accent,
});
