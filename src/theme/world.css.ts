import { createVar, globalStyle } from '@vanilla-extract/css';
import { tokens } from './tokens.css.ts';

/** The light ground under a page's title. */
export const ground = createVar();
/** The light colour of bands and marks, and of the softer text on `deep`. Basalt on each is above 11. */
export const tint = createVar();
/** Its ink, for lines and shapes: above 4 on `tint`, above 4.5 on a light ground. */
export const ink = createVar();
/** The dark band: `tint`, salt and gold on it are above 4.5. */
export const deep = createVar();
/** A rule on that band. */
export const deepRule = createVar();

const { color } = tokens;

globalStyle(':root', {
  vars: {
    [ground]: color.sand,
    [tint]: color.sky,
    [ink]: color.sea,
    [deep]: color.seaDeep,
    [deepRule]: color.sea,
  },
});
