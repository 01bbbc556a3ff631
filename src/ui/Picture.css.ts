import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { forcedColors } from '../theme/breakpoints.ts';
import { tokens } from '../theme/tokens.css.ts';

export const ratio = createVar();
export const picture = style({
  position: 'relative',
  aspectRatio: ratio,
  overflow: 'hidden',
  background: tokens.color.sky,
});
globalStyle(`${picture} > svg`, { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });
// A scene in one forced colour would be a black field.
globalStyle(`${picture} > svg, ${picture} > svg *`, {
  '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
});
/** Unseen until it has loaded: a browser would draw its sign for a broken image over the scene. */
export const photo = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  opacity: 0,
});
export const photoShown = style([photo, { opacity: 1 }]);
