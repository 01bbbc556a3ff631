import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors } from '../theme/breakpoints.ts';
import { secondaryText } from '../theme/mixins.ts';
import { tokens } from '../theme/tokens.css.ts';

export const popover = style({
  maxInlineSize: 'calc(100vw - 2rem)',
  overflow: 'auto',
  padding: tokens.space.m,
  background: tokens.color.salt,
  border: `${tokens.rule.strong} solid ${tokens.color.basalt}`,
  borderRadius: tokens.radius.medium,
});
export const dialog = style({ outline: 'none' });
const narrowWindow = '(max-width: 26rem)';
/** With text of 150 % or more on a phone: the arrows stand below the month and the year. */
const tinyWindow = '(max-width: 15rem)';
export const toolbar = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.xs,
  marginBlockEnd: tokens.space.m,
  '@media': {
    [narrowWindow]: { display: 'grid', gridTemplateColumns: 'auto 1fr auto', columnGap: tokens.space.xxs },
    [tinyWindow]: { gridTemplateColumns: 'auto 1fr' },
  },
});
export const select = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '2.75rem',
  minInlineSize: 0,
  flex: '1 1 auto',
  paddingInline: tokens.space.xs,
  border: `${tokens.rule.strong} solid ${tokens.color.border}`,
  borderRadius: tokens.radius.small,
  background: tokens.color.salt,
  fontWeight: 700,
  // Room for the name of a month in two words, as in Afar.
  '@media': {
    [narrowWindow]: { paddingInline: tokens.space.xxs },
    [tinyWindow]: { gridColumn: '1 / -1' },
  },
});
export const year = style([
  select,
  {
    flexShrink: 0,
    '@media': { [narrowWindow]: { gridRow: 2, gridColumn: 2 }, [tinyWindow]: { gridColumn: '1 / -1' } },
  },
]);
export const stepButton = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  flexShrink: 0,
  padding: 0,
  color: tokens.color.sea,
  selectors: { '&:hover': { background: tokens.color.sky }, '&[data-disabled]': { opacity: 0.4 } },
  '@media': { [tinyWindow]: { gridRow: 3 } },
});
globalStyle(`${dialog} table`, { borderSpacing: 2, marginInline: 'auto' });
globalStyle(`${dialog} th`, {
  paddingBlock: tokens.space.xs,
  paddingInline: 0,
  ...secondaryText,
  '@media': { [tinyWindow]: { paddingInline: '0.15em' } },
});
export const day = style({
  display: 'grid',
  placeItems: 'center',
  // Seven columns, the popover's padding and its margin must fit in the window.
  inlineSize: 'min(2.75rem, calc((100vw - 5.5rem) / 7))',
  blockSize: '2.5rem',
  borderRadius: tokens.radius.small,
  cursor: 'pointer',
  selectors: {
    '&[data-outside-month]': { display: 'none' },
    '&[data-hovered]': { background: tokens.color.sky },
    '&[data-today]': { textDecoration: 'underline', textUnderlineOffset: '0.25em', fontWeight: 700 },
    '&[data-selected]': { background: tokens.color.sea, color: tokens.color.salt, fontWeight: 700 },
    '&[data-disabled]': { color: tokens.color.border, cursor: 'not-allowed', textDecoration: 'line-through' },
    '&[data-focus-visible]': {
      outline: `${tokens.rule.strong} solid ${tokens.color.basalt}`,
      outlineOffset: 1,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});
