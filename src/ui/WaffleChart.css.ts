import { style } from '@vanilla-extract/css';
import * as signs from './signs.css.ts';

export const share = style({
  inlineSize: '100%',
  selectors: { ':dir(rtl) > &': { transform: 'scaleX(-1)' } },
});
export const filled = style(signs.filled);
export const open = style({ ...signs.hollow, strokeWidth: 1.5 });
