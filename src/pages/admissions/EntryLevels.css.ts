import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';

const rise = '2.75rem';

/** Five years side by side: three of licence, two of master, on one staircase. */
export const flights = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.xl,
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: '3fr 2fr',
      gridTemplateRows: 'auto 1fr',
      columnGap: 0,
      rowGap: tokens.space.m,
    },
  },
});
export const flight = style({
  '@media': {
    [from.desktop]: { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid' },
  },
});
export const family = style({
  display: 'grid',
  gap: tokens.space.xxs,
  marginBlockEnd: tokens.space.m,
  color: tokens.color.basaltSoft,
  '@media': { [from.desktop]: { marginBlockEnd: 0 } },
});
globalStyle(`${family} > h3`, { color: tokens.color.basalt });

export const stairs = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.desktop]: {
      gridAutoFlow: 'column',
      gridAutoColumns: '1fr',
      alignItems: 'end',
      blockSize: '100%',
      borderBlockEnd: `3px solid ${tokens.color.basalt}`,
    },
  },
});
const stairBase = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.xxs,
  alignContent: 'start',
  paddingBlock: tokens.space.m,
  paddingInline: tokens.space.m,
  borderBlockStart: `6px solid ${tokens.color.basalt}`,
  lineHeight: 1.45,
  '@media': { [from.desktop]: { paddingBlockEnd: tokens.space.l } },
});
export const stair = styleVariants({
  /** The door of most. */
  main: [
    stairBase,
    { background: tokens.color.sea, color: tokens.color.salt, borderColor: tokens.color.gold },
  ],
  /** A door on the way up. */
  other: [stairBase, { background: tokens.color.sky, borderColor: tokens.color.sea }],
  /** No door from outside. */
  none: [stairBase, { background: tokens.color.salt, borderColor: tokens.color.rule }],
});
// Five steps, each one higher than the last.
for (const [step, place] of [
  '1) li:nth-child(1)',
  '1) li:nth-child(2)',
  '1) li:nth-child(3)',
  '2) li:nth-child(1)',
  '2) li:nth-child(2)',
].entries()) {
  globalStyle(`${flight}:nth-child(${place}`, {
    '@media': { [from.desktop]: { minBlockSize: `calc(13rem + ${step} * ${rise})` } },
  });
}
export const year = style({ fontSize: tokens.text.small, fontWeight: 700 });
export const condition = style({
  fontFamily: tokens.font.heading,
  fontSize: tokens.text.h3,
  fontWeight: 700,
  lineHeight: 1.2,
});

export const executive = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: tokens.space.m,
  alignItems: 'center',
  marginBlockStart: tokens.space.block,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'auto 1fr 2fr', columnGap: tokens.space.l, alignItems: 'start' },
  },
});
export const executiveWords = style({
  gridColumn: '1 / -1',
  '@media': { [from.tablet]: { gridColumn: 'auto' } },
});
