import { style } from '@vanilla-extract/css';
import { filledFigure, outlinedFigure } from '../theme/mixins.ts';

export const rating = style({
  blockSize: '0.95em',
  inlineSize: 'auto',
  selectors: { ':dir(rtl) > &': { transform: 'scaleX(-1)' } },
});
export const empty = style({ ...outlinedFigure, strokeWidth: 2 });
export const full = style(filledFigure);
