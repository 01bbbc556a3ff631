import { globalStyle, style } from '@vanilla-extract/css';
import { from, noScript, smallPhone } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const page = style({ background: tokens.color.sand });
export const columns = style({
  display: 'grid',
  gap: tokens.space.m,
  alignItems: 'start',
  paddingBlockStart: tokens.space.m,
  paddingBlockEnd: tokens.space.band,
  '@media': {
    [from.tablet]: { gap: tokens.space.block, paddingBlockStart: tokens.space.block },
    [from.desktop]: { gridTemplateColumns: '4fr 7fr' },
  },
});
export const side = style({
  display: 'grid',
  gap: tokens.space.m,
  '@media': {
    [from.tablet]: { gap: tokens.space.xl },
    [from.desktop]: { position: 'sticky', insetBlockStart: '7rem' },
  },
});
export const heading = style({
  display: 'grid',
  gap: tokens.space.s,
  '@media': { [from.tablet]: { gap: tokens.space.m } },
});
globalStyle(`${heading} h1`, { fontSize: 'min(clamp(2.25rem, 1.8rem + 2vw, 3.5rem), 12vw)' });
export const intro = style({
  fontSize: '1rem',
  lineHeight: 1.4,
  color: tokens.color.basaltSoft,
  '@media': { [from.tablet]: { fontSize: tokens.text.lead, lineHeight: 1.5 } },
});
export const banner = style({
  display: 'grid',
  gap: tokens.space.xs,
  '@media': { [from.tablet]: { gap: tokens.space.l } },
});
globalStyle(`${banner} h2`, { fontSize: tokens.text.h4 });
export const cards = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space.xl });
export const cardPadding = 'clamp(1.25rem, 0.5rem + 3vw, 3rem)';
export const card = style({
  display: 'grid',
  gap: tokens.space.m,
  minInlineSize: 0,
  padding: cardPadding,
  background: tokens.color.salt,
  borderBlockStart: `8px solid ${tokens.color.sea}`,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': { [from.tablet]: { gap: tokens.space.l } },
});
/** Room for the longest programme, which stands above all else of the page and comes with the script. */
export const origin = style({
  minBlockSize: '2.8em',
  fontSize: tokens.text.small,
  fontWeight: 700,
  lineHeight: 1.4,
  color: tokens.color.sea,
  '@media': {
    [smallPhone]: { minBlockSize: '4.2em' },
    [noScript]: { display: 'none' },
  },
});
globalStyle(`${card} > h2`, {
  fontSize: tokens.text.h3,
  '@media': { [from.tablet]: { fontSize: 'clamp(1.625rem, 1.4rem + 1vw, 2.25rem)' } },
});
