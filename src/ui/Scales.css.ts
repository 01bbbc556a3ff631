import { style } from '@vanilla-extract/css';
import { forcedColors } from '../theme/breakpoints.ts';
import { filledShape } from '../theme/mixins.ts';
import { accent, divider, tokens } from '../theme/tokens.css.ts';

export const rating = style({
  blockSize: '0.95em',
  selectors: { ':dir(rtl) > &': { transform: 'scaleX(-1)' } },
});
export const empty = style({
  fill: 'none',
  stroke: accent,
  strokeWidth: 2,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});
export const full = style(filledShape());

export const bar = style({
  inlineSize: '100%',
  blockSize: tokens.rule.heavy,
  borderBlockEnd: `${tokens.rule.thin} solid ${divider}`,
  ...filledShape(),
  selectors: { ':dir(rtl) > &': { transform: 'scaleX(-1)' } },
});
