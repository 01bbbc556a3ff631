import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { onDark } from '../../../theme/focus.css.ts';
import { deepRule, tint, tokens } from '../../../theme/tokens.css.ts';

const betweenTabletAndDesktop = `${from.tablet} and ${below.desktop}`;

/** A rule between rows, on the ground that the plan stands on. */
const rule = createVar();

/** A licence's plan: its years side by side. */
export const columns = style({
  vars: { [rule]: tokens.color.rule },
  display: 'grid',
  gap: tokens.space.xxl,
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'repeat(3, 1fr)',
      gap: 0,
      borderBlockStart: `3px solid ${tokens.color.basalt}`,
    },
  },
});
export const column = style({
  display: 'grid',
  gap: tokens.space.m,
  alignContent: 'start',
  borderBlockStart: `3px solid ${tokens.color.basalt}`,
  paddingBlockStart: tokens.space.m,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', columnGap: tokens.space.xl },
    [from.desktop]: {
      gridTemplateColumns: '1fr',
      // Their courses begin level, whether a year's name takes one line or two.
      gridRow: 'span 2',
      gridTemplateRows: 'subgrid',
      paddingBlock: tokens.space.l,
      borderBlockStart: 0,
      paddingInline: tokens.space.l,
      borderInlineStart: `1px solid ${tokens.color.rule}`,
      selectors: {
        '&:first-child': { paddingInlineStart: 0, borderInlineStart: 0 },
        '&:last-child': { paddingInlineEnd: 0 },
      },
    },
  },
});

/** A master's plan: two long rows, the courses of each in two columns. */
export const rows = style({ vars: { [rule]: deepRule }, display: 'grid', gap: tokens.space.block });
export const row = style({
  display: 'grid',
  gap: tokens.space.l,
  borderBlockStart: `3px solid ${tokens.color.gold}`,
  paddingBlockStart: tokens.space.l,
  '@media': { [from.desktop]: { gridTemplateColumns: '4fr 8fr', columnGap: tokens.space.xl } },
});

export const year = style({
  display: 'grid',
  gridTemplateColumns: '1fr min(5rem, 22.5vw)',
  alignItems: 'center',
  alignContent: 'start',
  gap: tokens.space.m,
});
export const mark = style({ gridColumn: 2, gridRow: 1, blockSize: '5rem' });
// The mark stands at the end of its place beside the name, at the start under it.
globalStyle(`${column} ${mark} > svg:dir(ltr)`, {
  transform: 'scaleX(-1)',
  '@media': { [betweenTabletAndDesktop]: { transform: 'none' } },
});
globalStyle(`${column} ${mark} > svg:dir(rtl)`, {
  transform: 'none',
  '@media': { [betweenTabletAndDesktop]: { transform: 'scaleX(-1)' } },
});
globalStyle(`${column} ${year}`, {
  '@media': { [betweenTabletAndDesktop]: { gridTemplateColumns: '1fr' } },
});
globalStyle(`${column} ${mark}`, {
  '@media': { [betweenTabletAndDesktop]: { gridArea: 'auto', inlineSize: '5rem' } },
});
globalStyle(`${row} ${year}`, {
  '@media': { [from.desktop]: { gridTemplateColumns: '1fr', gap: tokens.space.s } },
});
globalStyle(`${row} ${mark}`, {
  '@media': { [from.desktop]: { gridArea: 'auto', inlineSize: '8rem', blockSize: '8rem' } },
});

export const name = style({ display: 'grid', gap: '0.15em' });
export const ordinal = style({
  color: tokens.color.basaltSoft,
  fontFamily: tokens.font.body,
  fontSize: tokens.text.small,
  fontWeight: 700,
  letterSpacing: 0,
  selectors: { [`${onDark} &`]: { color: tint } },
});

export const courses = style({});
globalStyle(`${row} ${courses}`, {
  '@media': { [from.tablet]: { columns: 2, columnGap: tokens.space.xl } },
});
export const course = style({
  paddingBlock: '0.6rem',
  borderBlockEnd: `1px solid ${rule}`,
  lineHeight: 1.4,
  breakInside: 'avoid',
});

export const internship = style({
  display: 'grid',
  gap: tokens.space.s,
  marginBlockStart: tokens.space.block,
  alignItems: 'baseline',
  '@media': { [from.desktop]: { gridTemplateColumns: '4fr 8fr', columnGap: tokens.space.xl } },
});
