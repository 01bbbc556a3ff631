import { style } from '@vanilla-extract/css';
import { forcedColors, phoneWidth } from '../../../theme/breakpoints.ts';
import { tokens } from '../../../theme/tokens.css.ts';

export const map = style({
  inlineSize: '100%',
  blockSize: 'auto',
  background: tokens.color.sea,
  selectors: { ':dir(rtl) > &': { transform: 'scaleX(-1)' } },
  '@media': { [forcedColors]: { display: 'none' }, print: { display: 'none' } },
});
export const grid = style({ fill: 'none', stroke: tokens.color.seaDeep, strokeWidth: 1, opacity: 0.6 });
export const coast = style({ fill: tokens.color.sand });
/** Every route, as threads. */
export const possible = style({ fill: 'none', stroke: tokens.color.sky, strokeWidth: 1.5, opacity: 0.7 });
/** The routes that fit. */
export const chosen = style({
  fill: 'none',
  stroke: tokens.color.gold,
  strokeWidth: 4,
  strokeDasharray: '10 8',
});
export const island = style({ fill: tokens.color.gold });
export const missed = style({ fill: tokens.color.seaDeep });
const word = style({
  fill: tokens.color.salt,
  fontFamily: tokens.font.heading,
  fontSize: '18px',
  fontWeight: 700,
  // Mirrored with the chart, the words would be too.
  selectors: { ':dir(rtl) &': { display: 'none' } },
  // In units of a chart that is half as wide there: 14 pixels on a phone.
  '@media': { [phoneWidth]: { fontSize: '28px' } },
});
export const name = style([word, { textAnchor: 'middle' }]);
/** From the shore on: a long word would lie on the land. */
export const departure = style([word, { textAnchor: 'start' }]);
