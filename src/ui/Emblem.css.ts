import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors } from '../theme/breakpoints.ts';
import { tokens } from '../theme/tokens.css.ts';

export const emblem = style({
  inlineSize: '3.5rem',
  maxInlineSize: '100%',
  aspectRatio: '1',
  flexShrink: 0,
  borderRadius: tokens.radius.small,
});
// Keep the colours in forced-colours mode, which would show an empty square.
globalStyle(`${emblem}, ${emblem} *`, { '@media': { [forcedColors]: { forcedColorAdjust: 'none' } } });
