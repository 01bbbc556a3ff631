import type { StyleRule } from '@vanilla-extract/css';
import { forcedColors } from '../theme/breakpoints.ts';
import { onDark } from '../theme/focus.css.ts';
import { tokens } from '../theme/tokens.css.ts';

/** A small sign that means something, full: on light and dark grounds, and where colours are forced. */
export const filled: StyleRule = {
  fill: tokens.color.sea,
  selectors: { [`${onDark} &`]: { fill: tokens.color.gold } },
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
};

/** The same, hollow; how thick its line is depends on its size. */
export const hollow: StyleRule = {
  fill: 'none',
  stroke: tokens.color.sea,
  selectors: { [`${onDark} &`]: { stroke: tokens.color.gold } },
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
};
