import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../theme/breakpoints.ts';
import { onDark } from '../theme/focus.css.ts';
import { tokens } from '../theme/tokens.css.ts';
import { noScriptStyles } from '../theme/mixins.ts';

export const footer = style([
  onDark,
  {
    background: tokens.color.seaDeep,
    color: tokens.color.salt,
    '@media': {
      // Its end is not under the bar.
      [below.desktop]: { paddingBlockEnd: '3.25rem' },
      print: { display: 'none' },
    },
  },
]);
globalStyle(`${footer} h2`, { fontSize: tokens.text.h4, color: tokens.color.gold });

export const top = style({
  display: 'grid',
  gap: tokens.space.block,
  alignItems: 'start',
  paddingBlock: tokens.space.block,
  '@media': { [from.desktop]: { gridTemplateColumns: '4fr 8fr' } },
});
export const careers = style({ display: 'grid', gap: tokens.space.s, justifyItems: 'start' });
globalStyle(`${careers} h2`, {
  fontSize: 'clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem)',
  color: tokens.color.salt,
});
export const withScript = style(noScriptStyles({ display: 'none' }));
export const withoutScript = style({ display: 'none', ...noScriptStyles({ display: 'block' }) });
export const status = style({ minBlockSize: '1.6em', color: tokens.color.gold, fontWeight: 700 });
export const columns = style({
  display: 'grid',
  gap: tokens.space.l,
  // The line kept for a dialog's failure parts the rows.
  rowGap: 0,
  // One column where large text leaves no room for two.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  '@media': {
    [from.tablet]: {
      gap: `${tokens.space.l} ${tokens.space.xxl}`,
      gridTemplateColumns: 'auto auto max-content',
      justifyContent: 'space-between',
    },
  },
});
export const column = style({ display: 'grid', gap: tokens.space.xs, alignContent: 'start' });
/** Parts it from what comes next where that stands below it. */
export const navigation = style([column, { paddingBlockEnd: tokens.space.l }]);
/** An address of mail has no place to break at. */
export const wide = style([
  column,
  { gridColumn: '1 / -1', '@media': { [from.tablet]: { gridColumn: 'auto' } } },
]);
export const link = style({
  display: 'inline-block',
  // The lines of one link stand closer together than two links.
  paddingBlock: '0.35rem',
  lineHeight: 1.25,
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
/** In the face whose zero has no stroke. */
export const number = style({ fontFamily: tokens.font.heading });
export const address = style({ fontStyle: 'normal', maxInlineSize: '16rem', lineHeight: 1.5 });

export const bottom = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: tokens.space.xl,
  rowGap: tokens.space.xs,
  paddingBlock: tokens.space.s,
  borderBlockStart: '1px solid rgb(207 233 242 / 25%)',
  color: tokens.color.sky,
  fontSize: tokens.text.small,
});
export const social = style({ display: 'flex', flexWrap: 'wrap', columnGap: tokens.space.m });
