import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';
import * as list from './Articles.css.ts';

export const article = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.l,
  alignItems: 'start',
  scrollMarginBlockStart: '2rem',
  '@media': { [from.tablet]: { gridTemplateColumns: '2fr 3fr', columnGap: tokens.space.xl } },
});
// The first of a page leads: its picture has the whole width.
globalStyle(`${list.item}:first-child > ${article}`, {
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr' } },
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.s,
  justifyItems: 'start',
});
export const source = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: tokens.space.m,
  color: tokens.color.basaltSoft,
  fontSize: tokens.text.small,
});
export const category = style({ color: tokens.color.sea, fontWeight: 700 });
export const title = style({});
globalStyle(`${list.item}:first-child ${title}`, { fontSize: tokens.text.h2, lineHeight: 1.1 });

export const details = style({ inlineSize: '100%' });
export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space.xs,
  minBlockSize: '2.75rem',
  color: tokens.color.sea,
  fontWeight: 700,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.18em' },
  },
});
globalStyle(`${summary} > svg`, { transition: `transform ${tokens.motion.quick}` });
globalStyle(`${details}[open] > ${summary} > svg`, { transform: 'scaleY(-1)' });
export const whenClosed = style({ selectors: { [`${details}[open] &`]: { display: 'none' } } });
export const whenOpen = style({ selectors: { [`${details}:not([open]) &`]: { display: 'none' } } });
export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.m,
  paddingBlock: tokens.space.s,
  paddingInlineStart: tokens.space.l,
  borderInlineStart: `4px solid ${tokens.color.sky}`,
});
