import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { enlargedOnPhone } from '../theme/breakpoints.ts';
import { diamondSign, numberDiamond } from '../theme/mixins.ts';
import { ink, tokens } from '../theme/tokens.css.ts';

const signed = {
  display: 'grid',
  columnGap: tokens.space.m,
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  // No word fits beside the sign.
  '@media': { [enlargedOnPhone]: { display: 'block' } },
};

export const points = style({});
globalStyle(`${points} > *`, signed);
globalStyle(`${points} > *::before`, {
  ...diamondSign('0.625rem', ink),
  display: 'inline-block',
  marginBlockStart: '0.5em',
  marginInline: '0.125rem',
});

/** The diagonal of the diamonds of `numbered`. */
export const diagonal = createVar();
/** A number in a diamond before each item. */
export const numbered = style({ counterReset: 'item' });
globalStyle(`${numbered} > *`, { ...signed, counterIncrement: 'item', alignItems: 'baseline' });
globalStyle(`${numbered} > *::before`, {
  content: 'counter(item)',
  ...numberDiamond(fallbackVar(diagonal, '3rem')),
});
