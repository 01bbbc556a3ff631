import { createVar, style } from '@vanilla-extract/css';
import { forcedColors } from '../theme/breakpoints.ts';
import { colors } from '../theme/colors.ts';
import { tokens } from '../theme/tokens.css.ts';

export const monogram = style({ '@media': { [forcedColors]: { forcedColorAdjust: 'none' } } });

// Logos keep their colours in the dark scheme.
const color = colors;
const [groundColor, lineColor, fillColor] = [createVar(), createVar(), createVar()];
const schemeOf = (ground: string, line: string, fill: string) =>
  style({ vars: { [groundColor]: ground, [lineColor]: line, [fillColor]: fill } });

/** No ground is the colour of a band. */
export const schemes = [
  schemeOf(color.sea, color.gold, color.sky),
  schemeOf(color.gold, color.coralDeep, color.seaDeep),
  schemeOf(color.sky, color.sea, color.coral),
  schemeOf(color.green, color.greenTint, color.gold),
] as const;

export const ground = style({ fill: groundColor });
export const lines = style({ fill: 'none', stroke: lineColor, strokeWidth: '3px' });
export const fills = style({ fill: fillColor });
export const centre = style({ fill: color.salt, stroke: lineColor, strokeWidth: '4px' });
export const initials = style({
  fill: color.basalt,
  fontFamily: tokens.font.heading,
  // In units of the drawing.
  fontSize: '44px',
  fontWeight: 700,
  textAnchor: 'middle',
  dominantBaseline: 'central',
});
