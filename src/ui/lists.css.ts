import { globalStyle, style } from '@vanilla-extract/css';
import { enlargedOnPhone } from '../theme/breakpoints.ts';
import { diamondSign, headingText } from '../theme/mixins.ts';
import { ink, tint, tokens } from '../theme/tokens.css.ts';

const signed = {
  display: 'grid',
  columnGap: tokens.space.m,
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  // No word fits beside the sign.
  '@media': { [enlargedOnPhone]: { display: 'block' } },
};

/** A diamond before each item. */
export const points = style({});
globalStyle(`${points} > *`, signed);
globalStyle(`${points} > *::before`, {
  ...diamondSign('0.625rem', ink),
  display: 'inline-block',
  marginBlockStart: '0.5em',
  marginInline: '0.125rem',
});

/** A number in a diamond before each item. */
export const numbered = style({ counterReset: 'item' });
globalStyle(`${numbered} > *`, { ...signed, counterIncrement: 'item', alignItems: 'baseline' });
globalStyle(`${numbered} > *::before`, {
  content: 'counter(item)',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  ...headingText('body'),
  background: tint,
  clipPath: 'polygon(50% 0, 100% 50%, 50% 100%, 0 50%)',
});
