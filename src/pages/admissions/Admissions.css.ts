import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, enlargedOnPhone, from, smallPhone } from '../../theme/breakpoints.ts';
import {
  diamondSign,
  headingText,
  hiddenFromSight,
  oneColumn,
  secondaryText,
  stack,
} from '../../theme/mixins.ts';
import { ground, tokens } from '../../theme/tokens.css.ts';

export const page = style({ vars: { [ground]: tokens.color.sky } });

/** Hidden on phones; its height is limited on tablets, where it would fill the screen. */
export const scene = style({
  maxInlineSize: '26rem',
  '@media': { [below.tablet]: { display: 'none' }, [from.desktop]: { maxInlineSize: 'none' } },
});

const stairRise = '2.75rem';

/** Licence (three years) and master (two). On desktops each year is a column, one step higher than the last. */
export const flights = style({
  ...stack('l'),
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: '3fr 2fr',
      columnGap: 0,
      rowGap: tokens.space.m,
    },
  },
});
export const flight = style({
  ...stack('m'),
  '@media': { [from.desktop]: { gridRow: 'span 2', gridTemplateRows: 'subgrid' } },
});

export const stairs = style({
  display: 'grid',
  ...oneColumn,
  '@media': {
    [from.desktop]: {
      gridAutoFlow: 'column',
      gridAutoColumns: '1fr',
      alignItems: 'end',
      borderBlockEnd: `${tokens.rule.strong} solid ${tokens.color.basalt}`,
    },
  },
});
const stairBase = style({
  ...stack('xxs'),
  alignContent: 'start',
  padding: tokens.space.m,
  borderBlockStart: `${tokens.rule.heavy} solid ${tokens.color.basalt}`,
  lineHeight: tokens.leading.short,
  '@media': { [from.desktop]: { paddingBlockEnd: tokens.space.l } },
});
export const stair = styleVariants({
  /** The usual year of entry. */
  main: [
    stairBase,
    { background: tokens.color.sea, color: tokens.color.salt, borderColor: tokens.color.gold },
  ],
  /** A later year that accepts new students. */
  other: [stairBase, { background: tokens.color.sky, borderColor: tokens.color.sea }],
  /** A year that does not accept new students. */
  none: [stairBase, { background: tokens.color.salt, borderColor: tokens.color.rule }],
});
// On desktops, the height of each of the five stairs.
for (const [step, place] of [
  '1) li:nth-child(1)',
  '1) li:nth-child(2)',
  '1) li:nth-child(3)',
  '2) li:nth-child(1)',
  '2) li:nth-child(2)',
].entries()) {
  globalStyle(`${flight}:nth-child(${place}`, {
    '@media': { [from.desktop]: { minBlockSize: `calc(13rem + ${step} * ${stairRise})` } },
  });
}
export const stairCondition = style({
  ...headingText('h3'),
  '@media': { [`${from.desktop} and ${below.wide}`]: { fontSize: tokens.text.h4 } },
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  // On a phone the columns fit the screen at any text size.
  tableLayout: 'fixed',
  '@media': { [from.tablet]: { tableLayout: 'auto' } },
});
export const caption = style({
  ...secondaryText,
  textAlign: 'start',
  '@media': { [below.tablet]: hiddenFromSight, [from.tablet]: { paddingBlockEnd: tokens.space.m } },
});
export const tableHead = style({});
globalStyle(`${tableHead} th`, {
  paddingBlock: tokens.space.xs,
  borderBlockEnd: `${tokens.rule.strong} solid ${tokens.color.basalt}`,
  fontSize: tokens.text.small,
  textAlign: 'start',
});
globalStyle(`${tableHead} th:last-child`, {
  inlineSize: '50%',
  '@media': { [from.tablet]: { inlineSize: 'auto' } },
});
globalStyle(`${table} th:last-child:not([colspan]), ${table} td:last-child`, {
  textAlign: 'end',
  '@media': { [enlargedOnPhone]: { textAlign: 'start' } },
});
// On phones with enlarged text, the deadline is below the programme.
globalStyle(`${table} :is(tr, th, td)`, {
  '@media': { [enlargedOnPhone]: { display: 'block', paddingInline: 0 } },
});
export const familyRow = style({
  paddingBlockStart: tokens.space.l,
  paddingBlockEnd: tokens.space.m,
  borderBlockEnd: `${tokens.rule.thin} solid ${tokens.color.rule}`,
  color: tokens.color.sea,
  fontFamily: tokens.font.heading,
  fontSize: tokens.text.h4,
  textAlign: 'start',
});
export const programHeader = style({
  paddingBlock: tokens.space.m,
  borderBlockEnd: `${tokens.rule.thin} solid ${tokens.color.rule}`,
  textAlign: 'start',
  verticalAlign: 'top',
  '@media': { [enlargedOnPhone]: { paddingBlockEnd: 0, borderBlockEnd: 0 } },
});
export const programCell = style({ display: 'flex', alignItems: 'start', gap: tokens.space.m });
globalStyle(`${programCell} > svg`, {
  inlineSize: '2.75rem',
  display: 'none',
  marginBlockStart: tokens.space.xxs,
  '@media': { [from.tablet]: { display: 'block' } },
});
export const programName = style({
  display: 'inline-block',
  lineHeight: tokens.leading.short,
  color: tokens.color.basalt,
});
export const requirement = style({
  ...secondaryText,
  display: 'block',
  fontWeight: 400,
});
export const deadline = style({
  paddingBlock: tokens.space.m,
  paddingInlineStart: tokens.space.m,
  borderBlockEnd: `${tokens.rule.thin} solid ${tokens.color.rule}`,
  fontFamily: tokens.font.heading,
  fontWeight: 700,
  lineHeight: tokens.leading.title,
  verticalAlign: 'top',
  '@media': { [from.tablet]: { fontSize: tokens.text.h4, whiteSpace: 'nowrap' } },
});

// What goes today
export const fact = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  paddingInlineStart: tokens.space.l,
  '::before': {
    ...diamondSign('0.7rem', tokens.color.coral),
    position: 'absolute',
    insetInlineStart: '0.125rem',
    insetBlockStart: '0.4rem',
  },
});
/** Reserves the height of its longest text, so that nothing moves at hydration. */
export const longDetail = style({
  minBlockSize: '4.2em',
  '@media': {
    [smallPhone]: { minBlockSize: '5.6em' },
    [from.desktop]: { minBlockSize: '2.8em' },
    print: { minBlockSize: 0 },
  },
});
