import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints.ts';
import { tokens } from '../theme/tokens.css.ts';

export const picture = style({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  background: tokens.color.sky,
});
export const drawing = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });
/**
 * Transparent until it has loaded, because the browser's icon for a broken image would cover the drawing. Crops an upright
 * photograph above its middle, where heads are.
 */
export const photo = style([drawing, { objectFit: 'cover', objectPosition: '50% 25%', opacity: 0 }]);
export const photoShown = style([photo, { opacity: 1 }]);
/** Aspect ratios as classes, because the content security policy (CSP) forbids style attributes. */
export const frame = {
  ...styleVariants(
    {
      '1 / 1': null,
      '2 / 1': null,
      '3 / 1': null,
      '3 / 2': null,
      '4 / 3': null,
      '6 / 5': null,
      '16 / 9': null,
      '25 / 23': null,
      '31 / 15': null,
    },
    (_, aspectRatio) => [picture, { aspectRatio }],
  ),
  wideOrSquare: style([
    picture,
    { aspectRatio: '3 / 2', '@media': { [from.desktop]: { aspectRatio: '1 / 1' } } },
  ]),
};
