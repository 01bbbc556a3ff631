import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints.ts';
import { onDark } from '../theme/focus.css.ts';
import { tokens } from '../theme/tokens.css.ts';

export const footer = style([
  onDark,
  { background: tokens.color.seaDeep, color: tokens.color.salt, '@media': { print: { display: 'none' } } },
]);
globalStyle(`${footer} h2`, { fontSize: tokens.text.h4, color: tokens.color.gold });

export const top = style({
  display: 'grid',
  gap: tokens.space.block,
  alignItems: 'start',
  paddingBlock: tokens.space.block,
  '@media': { [from.desktop]: { gridTemplateColumns: '5fr 7fr' } },
});
export const careers = style({ display: 'grid', gap: tokens.space.m, justifyItems: 'start' });
globalStyle(`${careers} h2`, {
  fontSize: 'clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem)',
  color: tokens.color.salt,
});
export const status = style({ minBlockSize: '1.6em', color: tokens.color.gold, fontWeight: 700 });
export const columns = style({
  display: 'grid',
  gap: tokens.space.xl,
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(3, auto)', justifyContent: 'space-between' } },
});
export const column = style({ display: 'grid', gap: tokens.space.xs, alignContent: 'start' });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space.xs,
  minBlockSize: '2.25rem',
  color: tokens.color.salt,
  textDecorationColor: 'rgb(207 233 242 / 45%)',
  ':hover': { textDecorationColor: 'currentColor' },
  // The page that is shown.
  selectors: {
    '&[aria-current]': {
      fontWeight: 700,
      textDecorationColor: tokens.color.gold,
      textDecorationThickness: 3,
    },
  },
});
export const address = style({ fontStyle: 'normal', maxInlineSize: '16rem', lineHeight: 1.5 });

export const bottom = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: tokens.space.xl,
  rowGap: tokens.space.xs,
  paddingBlock: tokens.space.l,
  borderBlockStart: '1px solid rgb(207 233 242 / 25%)',
  color: tokens.color.sky,
  fontSize: tokens.text.small,
});
export const social = style({ display: 'flex', flexWrap: 'wrap', columnGap: tokens.space.l });
