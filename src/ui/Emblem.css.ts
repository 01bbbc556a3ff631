import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { forcedColors } from '../theme/breakpoints.ts';
import { tokens } from '../theme/tokens.css.ts';

export const size = createVar();
export const emblem = style({
  vars: { [size]: '3.5rem' },
  inlineSize: size,
  maxInlineSize: '100%',
  aspectRatio: '1',
  flexShrink: 0,
  borderRadius: tokens.radius.small,
});
// Keep the colours in forced-colours mode, which would show an empty square.
globalStyle(`${emblem}, ${emblem} *`, { '@media': { [forcedColors]: { forcedColorAdjust: 'none' } } });
