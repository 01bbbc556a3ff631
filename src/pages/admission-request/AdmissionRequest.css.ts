import { globalStyle, style } from '@vanilla-extract/css';
import { from, noScript } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const page = style({ background: tokens.color.sand });
export const columns = style({
  display: 'grid',
  gap: tokens.space.block,
  alignItems: 'start',
  paddingBlockStart: tokens.space.block,
  paddingBlockEnd: tokens.space.band,
  '@media': { [from.desktop]: { gridTemplateColumns: '4fr 7fr' } },
});
export const side = style({
  display: 'grid',
  gap: tokens.space.xl,
  '@media': { [from.desktop]: { position: 'sticky', insetBlockStart: '7rem' } },
});
export const heading = style({ display: 'grid', gap: tokens.space.m });
globalStyle(`${heading} h1`, { fontSize: 'clamp(2.25rem, 1.8rem + 2vw, 3.5rem)' });
export const intro = style({ fontSize: tokens.text.lead, lineHeight: 1.5, color: tokens.color.basaltSoft });
export const banner = style({ display: 'grid', gap: tokens.space.l });
globalStyle(`${banner} h2`, { fontSize: tokens.text.h4 });
export const cards = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space.xl });
export const cardPadding = 'clamp(1.25rem, 0.5rem + 3vw, 3rem)';
export const card = style({
  display: 'grid',
  gap: tokens.space.l,
  minInlineSize: 0,
  padding: cardPadding,
  background: tokens.color.salt,
  borderBlockStart: `8px solid ${tokens.color.sea}`,
  selectors: { '&[hidden]': { display: 'none' } },
});
export const notes = style({
  display: 'grid',
  gap: tokens.space.s,
  '@media': { [noScript]: { display: 'none' } },
});
export const origin = style({
  minBlockSize: '1.6em',
  fontFamily: tokens.font.heading,
  fontSize: tokens.text.h4,
  fontWeight: 700,
  lineHeight: 1.3,
  color: tokens.color.sea,
});
globalStyle(`${card} > h2`, { fontSize: 'clamp(1.625rem, 1.4rem + 1vw, 2.25rem)' });
