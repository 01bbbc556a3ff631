import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.css.ts';

export const ways = style({
  display: 'grid',
  gap: tokens.space.s,
  marginBlockStart: tokens.space.xs,
  justifyItems: 'start',
});
export const phone = style({
  fontFamily: tokens.font.heading,
  fontSize: 'min(clamp(2rem, 1.2rem + 3.4vw, 3.75rem), 15vw)',
  fontWeight: 700,
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
  textDecorationColor: 'transparent',
  ':hover': { textDecorationColor: 'currentColor' },
});
export const phoneLabel = style({
  display: 'block',
  fontFamily: tokens.font.body,
  fontSize: tokens.text.small,
  letterSpacing: 0,
  color: tokens.color.basaltSoft,
});
export const hoursHeading = style({ marginBlockEnd: tokens.space.s });
