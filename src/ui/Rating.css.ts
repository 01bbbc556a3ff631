import { style } from '@vanilla-extract/css';
import * as signs from './signs.css.ts';

export const rating = style({
  blockSize: '0.95em',
  inlineSize: 'auto',
  selectors: { ':dir(rtl) > &': { transform: 'scaleX(-1)' } },
});
export const empty = style({ ...signs.hollow, strokeWidth: 2 });
export const full = style(signs.filled);
