import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';

// The ground is the sky of the drawing under it.
export const vision = style({ background: tokens.color.goldTint });
export const words = style({
  display: 'grid',
  gap: tokens.space.m,
  paddingBlockStart: tokens.space.band,
  paddingBlockEnd: tokens.space.block,
  '@media': { [from.desktop]: { gridTemplateColumns: '3fr 9fr', alignItems: 'baseline' } },
});
export const heading = style({ fontSize: tokens.text.h3 });
export const statement = style({
  maxInlineSize: '24em',
  fontFamily: tokens.font.heading,
  fontSize: tokens.text.h2,
  fontWeight: 700,
  lineHeight: 1.15,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
});
