import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { enlargedOnPhone, forcedColors, from } from '../theme/breakpoints.ts';
import { secondaryText, stack } from '../theme/mixins.ts';
import { accent, tokens } from '../theme/tokens.css.ts';

const diamondSize = createVar();
/** Every second diamond is indented, so that the line zigzags. */
const indent = createVar();

export const path = style({
  vars: { [diamondSize]: '3.5rem', [indent]: '0rem' },
  '@media': {
    [enlargedOnPhone]: { vars: { [diamondSize]: '11vw' } },
    [from.desktop]: { vars: { [diamondSize]: '6rem', [indent]: '4.5rem' } },
  },
});

/** The first column has four steps. */
export const inColumns = style({
  '@media': {
    [from.desktop]: {
      vars: { [diamondSize]: '5rem', [indent]: '3rem' },
      columns: 2,
      columnGap: tokens.space.block,
    },
  },
});

export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `calc(${diamondSize} + ${indent}) minmax(0, 1fr)`,
  columnGap: `min(${tokens.space.l}, 5vw)`,
  paddingBlockEnd: tokens.space.l,
  breakInside: 'avoid',
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    // A straight line on narrow screens, where the diamonds are not indented.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: `calc(${diamondSize} / 2)`,
      blockSize: '100%',
      insetInlineStart: `calc(${diamondSize} / 2 - 1.5px)`,
      borderInlineStart: `${tokens.rule.strong} solid ${accent}`,
    },
  },
  '@media': {
    [from.desktop]: {
      selectors: {
        '&:not(:last-child)::before': { display: 'none' },
        [`${inColumns} > &:nth-child(4)`]: { paddingBlockEnd: 0 },
        [`${inColumns} > &:nth-child(5)`]: { breakBefore: 'column' },
      },
    },
  },
});

/** On desktops, the line from the centre of a diamond to the centre of the next one, as high as the step. */
export const connector = style({
  display: 'none',
  position: 'absolute',
  insetBlockStart: `calc(${diamondSize} / 2)`,
  insetInlineStart: `calc(${diamondSize} / 2)`,
  inlineSize: indent,
  blockSize: '100%',
  fill: 'none',
  stroke: accent,
  strokeWidth: 3,
  selectors: {
    [`${step}:nth-child(even) > &`]: { transform: 'scaleX(-1)' },
    [`${step}:nth-child(odd):dir(rtl) > &`]: { transform: 'scaleX(-1)' },
    [`${step}:nth-child(even):dir(rtl) > &`]: { transform: 'none' },
  },
  '@media': {
    [from.desktop]: {
      display: 'block',
      selectors: { [`${inColumns} > ${step}:nth-child(4) > &`]: { display: 'none' } },
    },
    [forcedColors]: { stroke: 'CanvasText' },
  },
});

export const number = style({
  position: 'relative',
  inlineSize: diamondSize,
  blockSize: diamondSize,
  display: 'grid',
  placeItems: 'center',
  fontFamily: tokens.font.heading,
  fontSize: `min(${tokens.text.h3}, 6.5vw)`,
  fontWeight: 700,
  lineHeight: tokens.leading.flat,
  color: accent,
  selectors: {
    [`${step}:last-child > &`]: { color: tokens.color.gold },
    [`${step}:nth-child(even) > &`]: { marginInlineStart: indent },
  },
});
globalStyle(`${number} > svg`, { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });
globalStyle(`${number} > span`, { position: 'relative' });

export const diamond = style({
  fill: tokens.color.salt,
  stroke: accent,
  strokeWidth: 3,
  selectors: {
    [`${step}:last-child &`]: { fill: tokens.color.seaDeep, stroke: tokens.color.seaDeep },
  },
  '@media': {
    [forcedColors]: { selectors: { '&&&': { fill: 'Canvas', stroke: 'CanvasText' } } },
    print: { selectors: { '&&&': { fill: 'white', stroke: 'black' } } },
  },
});
export const dashed = style({ strokeDasharray: '7 5' });
export const innerDiamond = style({
  fill: 'none',
  stroke: tokens.color.sky,
  strokeWidth: 2.5,
  selectors: {
    [`${step}:last-child &`]: { stroke: tokens.color.sea },
  },
  '@media': { print: { display: 'none' }, [forcedColors]: { display: 'none' } },
});

export const stepText = style({
  ...stack('xs'),
  alignContent: 'start',
  // Aligns the heading's first line with the number in the diamond.
  paddingBlockStart: `calc(${diamondSize} / 2 - 0.8em)`,
});
export const note = style({ ...secondaryText, fontWeight: 700 });
