import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.css.ts';

export const page = style({
  display: 'grid',
  justifyItems: 'start',
  gap: tokens.space.l,
  paddingBlock: tokens.space.band,
});
export const code = style({
  color: tokens.color.sea,
  fontFamily: tokens.font.heading,
  fontSize: 'clamp(6rem, 3rem + 16vw, 14rem)',
  fontWeight: 800,
  lineHeight: 0.85,
});
export const heading = style({ display: 'grid', gap: tokens.space.l });
export const message = style({ fontSize: tokens.text.h2 });

export const routes = style({ display: 'flex', flexWrap: 'wrap', columnGap: tokens.space.l });
export const route = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: tokens.size.target,
  fontFamily: tokens.font.heading,
  fontSize: tokens.text.h4,
  fontWeight: 700,
});
