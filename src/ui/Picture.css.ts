import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { forcedColors } from '../theme/breakpoints.ts';
import { tokens } from '../theme/tokens.css.ts';

export const picture = style({
  position: 'relative',
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
/** Width over height. As classes: a strict policy refuses style attributes. */
export const frame = styleVariants(
  {
    '1 / 1': null,
    '2 / 1': null,
    '3 / 1': null,
    '3 / 2': null,
    '4 / 3': null,
    '4 / 5': null,
    '6 / 5': null,
    '16 / 9': null,
    '25 / 23': null,
    '31 / 15': null,
  },
  (_, aspectRatio) => [picture, { aspectRatio }],
);
