import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../../theme/breakpoints.ts';
import { onDark } from '../../../theme/focus.css.ts';
import { deepRule, ink, tint, tokens } from '../../../theme/tokens.css.ts';

export const mark = style({
  inlineSize: '100%',
  blockSize: '100%',
  selectors: { ':dir(rtl) > &': { transform: 'scaleX(-1)' } },
});
export const ground = style({
  fill: tint,
  selectors: { [`${onDark} &`]: { fill: deepRule } },
  '@media': { [forcedColors]: { fill: 'Canvas' }, print: { fill: 'white' } },
});
export const thread = style({
  fill: 'none',
  stroke: ink,
  strokeWidth: 2.5,
  selectors: { [`${onDark} &`]: { stroke: tokens.color.gold } },
  '@media': { [forcedColors]: { stroke: 'CanvasText' }, print: { selectors: { '&&': { stroke: 'black' } } } },
});
export const heart = style({
  fill: ink,
  selectors: { [`${onDark} &`]: { fill: tokens.color.gold } },
  '@media': { [forcedColors]: { fill: 'CanvasText' }, print: { selectors: { '&&': { fill: 'black' } } } },
});
