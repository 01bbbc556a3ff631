import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const route = style({
  display: 'grid',
  gap: tokens.space.l,
  inlineSize: '100%',
  maxInlineSize: '28rem',
});
export const leg = style({ display: 'grid', gap: tokens.space.xs });
export const name = style({
  display: 'inline-block',
  paddingBlock: tokens.space.xs,
  color: tokens.color.basalt,
  fontFamily: tokens.font.heading,
  fontSize: tokens.text.h4,
  fontWeight: 700,
});
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: tokens.space.m,
});
export const entry = style({ color: tokens.color.basaltSoft, fontSize: tokens.text.small });

/** Six parts: the five years of a licence and a master, and working life. */
export const way = style({
  inlineSize: '100%',
  selectors: { ':dir(rtl) > &': { transform: 'scaleX(-1)' } },
});
const full = (color: string) => ({ fill: color, '@media': { [forcedColors]: { fill: 'CanvasText' } } });
export const part = styleVariants({
  other: { fill: 'none', stroke: tokens.color.border, strokeWidth: 1.5 },
  licence: full(tokens.color.sea),
  master: full(tokens.color.seaDeep),
  executive: full(tokens.color.coral),
});
