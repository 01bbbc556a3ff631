import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { tint, tokens } from '../../theme/tokens.css.ts';

export const band = style({ background: tint, paddingBlock: tokens.space.xl });
export const recognitions = style({
  display: 'grid',
  gap: tokens.space.l,
  '@media': {
    [from.tablet]: { gridTemplateColumns: '1fr 1fr' },
    [from.desktop]: { gridTemplateColumns: 'auto 1.4fr 1fr 1.4fr', columnGap: tokens.space.xxl },
  },
});
export const term = style({ color: tokens.color.basaltSoft, fontSize: tokens.text.small });
export const value = style({
  fontFamily: tokens.font.heading,
  fontSize: tokens.text.h4,
  fontWeight: 700,
  lineHeight: 1.25,
});
export const year = style({
  color: tokens.color.sea,
  fontFamily: tokens.font.heading,
  fontSize: tokens.text.figure,
  fontWeight: 700,
  lineHeight: 1,
});
export const link = style({
  display: 'block',
  paddingBlock: '0.5rem',
  fontFamily: tokens.font.body,
  fontSize: tokens.text.small,
  fontWeight: 700,
});
