import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, from } from '../theme/breakpoints.ts';
import { onDark } from '../theme/focus.css.ts';
import { deepBand, growingStack, leadText, stack, wrappingRow } from '../theme/mixins.ts';
import { ground, quiet, tokens } from '../theme/tokens.css.ts';

export const hero = styleVariants({
  light: { background: ground },
  deep: [onDark, deepBand],
  sea: [onDark, { background: tokens.color.sea, color: tokens.color.salt }],
});
export const columns = style({
  ...stack('m'),
  alignItems: 'start',
  paddingBlock: tokens.space.m,
  '@media': {
    [from.tablet]: {
      columnGap: tokens.space.l,
      gridTemplateColumns: '7fr 5fr',
      paddingBlock: `${tokens.space.l} ${tokens.space.block}`,
    },
    [from.desktop]: { columnGap: tokens.space.block, paddingBlockStart: tokens.space.block },
  },
});
export const heroText = style({
  ...growingStack('m', 'l'),
  justifyItems: 'start',
});
globalStyle(`${heroText} > h1`, { maxInlineSize: '100%' });
export const subtitle = style({ ...leadText(), color: quiet });
export const breadcrumb = style({
  ...wrappingRow('xs'),
  paddingBlockStart: tokens.space.xs,
  color: quiet,
  fontSize: tokens.text.small,
  '@media': { [from.tablet]: { paddingBlockStart: tokens.space.l } },
});
export const crumb = style({
  // Hides the current page on phones, because the heading below has the same text.
  '@media': { [below.tablet]: { selectors: { '&[aria-current]': { display: 'none' } } } },
  selectors: {
    '&:not(:first-child)::before': { content: ['"/"', '"/" / ""'], marginInlineEnd: tokens.space.xs },
  },
});
export const crumbLink = style({ display: 'inline-block', paddingBlock: tokens.space.xxs, color: 'inherit' });
